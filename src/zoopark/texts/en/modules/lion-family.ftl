### The lion family, in English.

kind_lion = lion
module_lion-family = Lion family
module_lion-family_why = Takes the place of one species.
