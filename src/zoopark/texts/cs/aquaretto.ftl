### Aquaretto, in Czech.

game_aquaretto = Aquaretto
kind_dolphin = delfín
kind_orca = kosatka
kind_sea-lion = lvoun
kind_polar-bear = lední medvěd
kind_penguin = tučňák
kind_turtle = želva
kind_crocodile = krokodýl
kind_hippo = hroch
kind_helper = pomocník
tile_fish = žere ryby: počítá se ošetřovatelům
tile_bolt = nedá se cvičit
park_of = Vodní park: { $who }
line_animals = Zvířata v parku
line_cashiers = Pokladní
line_keepers = Ošetřo­vatelé
line_trainers = Trenéři
line_depot = Bazén
why_manager = manažer
why_animals =
    { $n ->
        [one] { $n } zvíře i s mláďaty
        [few] { $n } zvířata i s mláďaty
       *[other] { $n } zvířat i s mláďaty
    }
why_cashiers =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
why_cashiers_each =
    { $n ->
        [one] { $n } pokladní
        [few] { $n } pokladní
       *[other] { $n } pokladních
    }
why_keepers =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[other] { $n } ryb
    }
why_keepers_each =
    { $n ->
        [one] { $n } ošetřovatel
        [few] { $n } ošetřovatelé
       *[other] { $n } ošetřovatelů
    }
why_trainers =
    { $n ->
        [one] { $n } cvičené zvíře
        [few] { $n } cvičená zvířata
       *[other] { $n } cvičených zvířat
    }
action_move_park = z bazénu do parku
action_helper = Pomocník
action_helper_why = na jinou práci
action_buy_park = z cizího bazénu
action_discard_park = z vlastního bazénu
action_discard_water = Odstranění
action_small = Malá deska
action_small_why = 3 pole
action_large = Velká deska
action_large_why = 4 pole, +1 nádrž
prompt_asks_helper = Nový pomocník: dejte mu práci
prompt_action_helper = Zvolte pomocníka a jeho novou práci
prompt_to_helper = Pomocník: jaká nová práce?
prompt_action_discard_water = Odstranění: zvolte destičku
prompt_action_small = Položte malou desku: musí se dotýkat pole
prompt_action_large = Položte velkou desku: musí se dotýkat pole
move_discard_water = Odstranit: { $tile }
move_expand_small = Položit malou desku
move_expand_large = Položit velkou desku
place_depot = bazén
place_cashier = pokladna
place_keeper = zásobárna krmiva
place_manager = lavička manažera
place_field = park
event_discarded_water = { $who } odstraňuje: { $tile }
event_grew = { $who }: nádrž velikosti { $size }, { $species }, +{ $coins }
event_hired = { $who }: nádrž velikosti { $size }, { $species }, pomocník
event_employed = { $who }: pomocník → { $to }
event_stored = { $who } nemá volné pole, do bazénu: { $tile }
event_reassigned = { $who }: pomocník, { $from } → { $to }
event_expanded = { $who } pokládá desku
basins = Nádrže { $have } z { $limit }
basins_note = bonus u značek
basins_free =
    { $n ->
        [one] lze otevřít ještě { $n } nádrž
        [few] lze otevřít ještě { $n } nádrže
       *[other] lze otevřít ještě { $n } nádrží
    }
basins_free_short =
    { $n ->
        [one] volná
        [few] volné
       *[other] volných
    }
basin_label =
    { $size ->
        [one] { $kind }, { $size } destička, další bonus při { $at }: { $bonus }
        [few] { $kind }, { $size } destičky, další bonus při { $at }: { $bonus }
       *[other] { $kind }, { $size } destiček, další bonus při { $at }: { $bonus }
    }
basin_done =
    { $size ->
        [one] { $kind }, { $size } destička, všechny bonusy získány
        [few] { $kind }, { $size } destičky, všechny bonusy získány
       *[other] { $kind }, { $size } destiček, všechny bonusy získány
    }
basin_next = ještě { $n }:
basin_at = při { $n }
bonus_coin = mince
bonus_helper = pomocník
depot = Bazén
depot_label =
    Bazén, { $n ->
        [one] { $n } destička
        [few] { $n } destičky
       *[other] { $n } destiček
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
depot_next = s dalším druhem: { $n }
depot_top = přesunout lze jen vrchní
boards_left = Zbylé desky
boards_small = Malá
boards_large = Velká
field_legal = Řada { $row }, sloupec { $column }: sem
field_near = Řada { $row }, sloupec { $column }: příliš blízko jinému druhu: { $kinds }
field_apart = Řada { $row }, sloupec { $column }: tento druh už nádrž má
field_limit = Řada { $row }, sloupec { $column }: další nádrž už nelze otevřít
field_trainer = Trenér, řada { $row }, sloupec { $column }
job_booth = Pokladna { $n } ze 2: { $state }
job_feed = Zásobárna krmiva { $n } ze 2: { $state }
job_bench = Lavička manažera: { $state }
job_free = volno
job_cashier = pokladní
job_keeper = ošetřovatel
job_manager = manažer
ghost_fits = Sem se hodí
ghost_misfit = Nehodí se: musí se dotýkat pole a žádné nezakrýt
ghost_touches =
    { $n ->
        [one] dotýká se { $n } pole
        [few] dotýká se { $n } polí
       *[other] dotýká se { $n } polí
    }
keys_every = každé pole; zakázaná řeknou proč
keys_size = malá deska, velká deska
card_aquaretto = Nádrže rostou destičku po destičce. Držte druhy od sebe, cvičte delfíny, najímejte pomocníky.
scene_aquaretto = Mořská zvířata ve vodním parku
tray_depot = Do bazénu
