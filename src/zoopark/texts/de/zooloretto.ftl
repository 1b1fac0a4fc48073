### Zooloretto, in German.

game_zooloretto = Zooloretto
kind_flamingo = Flamingo
kind_camel = Kamel
kind_leopard = Leopard
kind_elephant = Elefant
kind_panda = Panda
kind_chimpanzee = Schimpanse
kind_zebra = Zebra
kind_kangaroo = Känguru
kind_snack = Imbiss
kind_drinks = Getränke
kind_fruit = Obst
kind_popcorn = Popcorn
kind_stalls = Stände
stall_snack = Imbissstand
stall_drinks = Getränkestand
stall_fruit = Obststand
stall_popcorn = Popcornstand
stall_free = Freier Standplatz, { $where }
enclosure_4 = Vierergehege
enclosure_5 = Fünfergehege
enclosure_6 = Sechsergehege
enclosure_x = Ausbautafel
enclosure_y = zweite Ausbautafel
enclosure_empty = Leer
enclosure_label =
    { $n ->
        [one] { $where }: { $what }, { $have } von { $spaces }, { $n } Punkt
       *[other] { $where }: { $what }, { $have } von { $spaces }, { $n } Punkte
    }
scale_stall = Stand
scale_none = ohne Stand
scale_short = 1 fehlt
scale_full = voll
barn = Stall
barn_label =
    Stall, { $n } Plättchen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
barn_kind = { $kind } (Stall)
expansion = Ausbautafel
expansion_label = Ausbautafel, verdeckt, Ausbau für { $n } Münzen
expansion_spaces = 5 Felder, 1 Stand
zoo_of = Zoo von { $who }
line_enclosure-4 = Vierer­gehege
line_enclosure-5 = Fünfer­gehege
line_enclosure-6 = Sechser­gehege
line_enclosure-x = Ausbautafel
line_enclosure-y = Zweite Ausbautafel
line_stalls = Stände
line_barn-stalls = Stände im Stall
line_barn-animals = Tiere im Stall
why_full = voll
why_nearly-full = eines fehlt
why_beside-stall =
    { $n ->
        [one] { $n } Tier, Stand daneben
       *[other] { $n } Tiere, Stand daneben
    }
why_no-stall = zwei oder mehr fehlen, kein Stand
why_empty = leer
why_closed = nicht gebaut
why_kinds =
    { $n ->
        [one] { $n } Art
       *[other] { $n } Arten
    }
why_stalls_kinds =
    { $n ->
        [one] { $n } Typ
       *[other] { $n } Typen
    }
why_barn-stalls_kinds =
    { $n ->
        [one] { $n } Typ
       *[other] { $n } Typen
    }
why_tiles =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
why_coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
action_move_why = Stall oder Stand
action_swap = Tauschen
action_swap_why = zwei Arten
action_buy_why = aus einem Stall
action_discard_why = eigener Stall
action_expand = Ausbau
action_expand_why = Tafel aufdecken
group_1 = Umbau
group_2 = Handel
group_3 = Bau
group_4 = Baustellen
group_5 = Sparen
group_6 = Mini
prompt_action_swap = Tauschen: Wähle zwei Gehege oder eines und den Stall
prompt_to_swap = Tauschen: wogegen?
prompt_action_expand = Decke die Ausbautafel auf
move_exchange = Tauschen: { $a } ↔ { $b }
move_expand = Ausbautafel aufdecken
move_drop = Das Plättchen passt nirgends: abgeben
place_barn = Stall
place_out = aus dem Spiel
place_stall = Standplatz ({ $where })
place_stall_left = Standplatz ({ $where }, links)
place_stall_right = Standplatz ({ $where }, rechts)
event_exchanged = { $who } tauscht: { $enclosure } ↔ { $with }
event_opened = { $who } deckt auf: { $enclosure }
event_filled = { $who } füllt: { $enclosure }, +{ $coins }
card_zooloretto = Belade die Wagen, nimm im richtigen Moment einen, und fülle deine Gehege, bevor sich der Stall füllt. Hier fängt man an.
scene_zooloretto = Tiere kommen mit dem Wagen in den Zoo
list_modules =
    { $n ->
        [one] { $n } Erweiterung
       *[other] { $n } Erweiterungen
    }
list_everything = alles
list_christmas = alles und Weihnachten
setup_from = Vorlage
preset_base = Grundspiel
preset_step = Ein Schritt weiter
preset_everything = Alles
preset_christmas = Alles und Weihnachten
setup_expansions = Erweiterungen
setup_chosen =
    { $n ->
        [one] { $n } gewählt
       *[other] { $n } gewählt
    }
setup_houses = Häuschen: überwiegend Hausregeln
setup_house = überwiegend Hausregeln
group_room = Mehr Platz
group_money = Geld und Leute
group_surprise = Überraschungen
module_some = { $n } von { $of }
conflict_needs = Braucht: { $what }. Beides nehmen
conflict_apart = Geht nicht zusammen: { $what }
conflict_crowded = Mit { $n } Spielern bleiben zu wenige Arten, die Platz machen könnten
setup_others = Weitere
tray_barn = In den Stall
