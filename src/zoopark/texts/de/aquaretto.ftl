### Aquaretto, in German.

game_aquaretto = Aquaretto
kind_dolphin = Delfin
kind_orca = Schwertwal
kind_sea-lion = Seelöwe
kind_polar-bear = Eisbär
kind_penguin = Pinguin
kind_turtle = Schildkröte
kind_crocodile = Krokodil
kind_hippo = Nilpferd
kind_helper = Mitarbeiter
tile_fish = frisst Fisch: zählt für Tierpfleger
tile_bolt = nicht zu trainieren
park_of = Wasserpark von { $who }
line_animals = Tiere im Park
line_cashiers = Kassierer
line_keepers = Tierpfleger
line_trainers = Trainer
line_depot = Depot
why_manager = Manager
why_animals =
    { $n ->
        [one] { $n } Tier samt Jungtieren
       *[other] { $n } Tiere samt Jungtieren
    }
why_cashiers =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
why_cashiers_each =
    { $n ->
        [one] { $n } Kassierer
       *[other] { $n } Kassierer
    }
why_keepers =
    { $n ->
        [one] { $n } Fisch
       *[other] { $n } Fische
    }
why_keepers_each =
    { $n ->
        [one] { $n } Tierpfleger
       *[other] { $n } Tierpfleger
    }
why_trainers =
    { $n ->
        [one] { $n } trainiertes Tier
       *[other] { $n } trainierte Tiere
    }
action_move_park = Depot in den Park
action_helper = Mitarbeiter
action_helper_why = andere Aufgabe
action_buy_park = aus einem Depot
action_discard_park = eigenes Depot
action_discard_water = Entfernen
action_small = Kleine Tafel
action_small_why = 3 Felder
action_large = Große Tafel
action_large_why = 4 Felder, +1 Becken
prompt_asks_helper = Ein neuer Mitarbeiter: Gib ihm eine Aufgabe
prompt_action_helper = Wähle einen Mitarbeiter und seine neue Aufgabe
prompt_to_helper = Dein Mitarbeiter: welche neue Aufgabe?
prompt_action_discard_water = Entfernen: Wähle ein Plättchen
prompt_action_small = Lege die kleine Tafel an: Sie muss ein Feld berühren
prompt_action_large = Lege die große Tafel an: Sie muss ein Feld berühren
move_discard_water = Entfernen: { $tile }
move_expand_small = Kleine Tafel anlegen
move_expand_large = Große Tafel anlegen
place_depot = Depot
place_cashier = Kassenhäuschen
place_keeper = Futterstelle
place_manager = Sitzbank des Managers
place_field = Park
event_discarded_water = { $who } entfernt: { $tile }
event_grew = { $who }: Becken der Größe { $size }, { $species }, +{ $coins }
event_hired = { $who }: Becken der Größe { $size }, { $species }, ein Mitarbeiter
event_employed = { $who }: ein Mitarbeiter → { $to }
event_stored = { $who } hat kein Feld frei, ins Depot: { $tile }
event_reassigned = { $who }: Mitarbeiter, { $from } → { $to }
event_expanded = { $who } legt eine Tafel an
basins = Becken { $have } von { $limit }
basins_note = Bonus bei Marken
basins_free =
    { $n ->
        [one] noch { $n } Becken möglich
       *[other] noch { $n } Becken möglich
    }
basins_free_short = frei
basin_label = { $kind }, { $size } Plättchen, nächster Bonus bei { $at }: { $bonus }
basin_done = { $kind }, { $size } Plättchen, alle Boni erhalten
basin_next = noch { $n }:
basin_at = bei { $n }
bonus_coin = Münze
bonus_helper = Mitarbeiter
depot = Depot
depot_label =
    Depot, { $n } Plättchen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
depot_next = mit einer Art mehr: { $n }
depot_top = nur das oberste ist versetzbar
boards_left = Tafeln
boards_small = Klein
boards_large = Groß
field_legal = Reihe { $row }, Spalte { $column }: hier
field_near = Reihe { $row }, Spalte { $column }: zu nah an einer anderen Art: { $kinds }
field_apart = Reihe { $row }, Spalte { $column }: Diese Art hat schon ein Becken
field_limit = Reihe { $row }, Spalte { $column }: kein weiteres Becken erlaubt
field_trainer = Trainer, Reihe { $row }, Spalte { $column }
job_booth = Kassenhäuschen { $n } von 2: { $state }
job_feed = Futterstelle { $n } von 2: { $state }
job_bench = Sitzbank des Managers: { $state }
job_free = frei
job_cashier = Kassierer
job_keeper = Tierpfleger
job_manager = Manager
ghost_fits = Passt hier
ghost_misfit = Passt nicht: Sie muss ein Feld berühren und darf keines bedecken
ghost_touches =
    { $n ->
        [one] berührt { $n } Feld
       *[other] berührt { $n } Felder
    }
keys_every = jedes Feld; gesperrte sagen, warum
keys_size = kleine, große Tafel
card_aquaretto = Becken wachsen Plättchen für Plättchen. Halte die Arten auseinander, trainiere Delfine, stelle Mitarbeiter ein.
scene_aquaretto = Meerestiere in einem Wasserpark
tray_depot = Ins Depot
