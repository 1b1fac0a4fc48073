### The rabbit family, in English.

kind_rabbit = rabbit
module_rabbit-family = Rabbit family
module_rabbit-family_why = Takes the place of one species.
