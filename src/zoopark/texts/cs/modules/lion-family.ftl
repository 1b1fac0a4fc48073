### The lion family, in Czech.

kind_lion = lev
module_lion-family = Lví rodina
module_lion-family_why = Nahradí jeden druh.
