### Chameleons, in German.

kind_chameleon = Chamäleon
why_chameleons = Chamäleon
module_chameleons = Chamäleons
module_chameleons_why = Zwei von ihnen ändern die Farbe eines Besuchers.
