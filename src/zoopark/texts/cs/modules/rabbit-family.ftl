### The rabbit family, in Czech.

kind_rabbit = králík
module_rabbit-family = Králičí rodina
module_rabbit-family_why = Nahradí jeden druh.
