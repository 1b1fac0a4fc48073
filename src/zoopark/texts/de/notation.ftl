### Was an einer Spielzeile, einem Zug, einer Stellung oder einer Aufzeichnung falsch ist. Die Seite lädt diese Texte nicht.
### Wörter der Notation wie game(option=value) sind in allen Sprachen gleich.

notation_impossible = das ist nicht möglich
notation_broken = das widerspricht Regel { $rule }
notation_form = { $text } lässt sich nicht lesen; Schreibweise: { $form }
notation_twice = die Option { $name } ist doppelt angegeben
notation_repeated = { $name } ist doppelt angegeben ({ $about })
notation_between = { $name } kann { $least } bis { $most } sein, nicht { $given }
notation_only = { $name } kann nur { $word } sein oder fehlen, nicht { $given }
notation_word-of = { $name } ist hier unbekannt; möglich sind { $known }
notation_copies = die Anzahl der Plättchen lässt sich nicht lesen: { $text }

## Spielzeilen

notation_game = die Spielzeile { $text } lässt sich nicht lesen; Schreibweise: game(option=value, …)
notation_option = die Option { $text } lässt sich nicht lesen; Schreibweise: option=value
notation_no-game = ein Spiel { $name } gibt es nicht; möglich sind { $known }
notation_no-option = { $game } hat keine Option { $name }; möglich sind { $known }
notation_players = { $game } ist für { $least } bis { $most } Personen, nicht { $given }
notation_out = zu { $players } bleiben { $n } Arten aus dem Spiel, nicht { $given }
notation_start = Platz { $seat } kann nicht beginnen, es spielen nur { $players }
notation_flags = flags muss jeden der { $players } Plätze einmal nennen
notation_module_unknown = ein Modul '{ $module }' gibt es nicht; möglich sind { $other }
notation_module_twice = das Modul { $module } ist doppelt genannt
notation_module_needs = das Modul { $module } braucht { $other }
notation_module_apart = die Module { $module } und { $other } passen nicht zusammen
notation_module_players = das Modul { $module } ist für { $other } Personen
notation_lot = zu { $players } bleiben { $n } Arten in der Schachtel, aber mit diesen Modulen dürfen nur { $free } ausgelost werden ({ $rule }): Wähle sie mit out=…
notation_tweak = eine Zahl { $name } lässt sich nicht ändern; möglich sind { $known }
notation_of-module = { $name } ist eine Zahl des Moduls { $module }, das nicht im Spiel ist
notation_share = seller-share kann nicht größer als purchase-price sein
notation_few = zu { $players } gibt es { $n } Plättchen, zu wenige für den Schlussstapel
notation_with-modules = mit Modulen kann { $name } 0 bis { $most } sein

## Züge

notation_verb = so beginnt kein Zug: { $text }; Züge sind { $known }
notation_seat = einen Platz { $name } gibt es nicht; die Plätze sind A bis { $last }
notation_tile = ein Plättchen { $name } gibt es nicht
notation_tile-number = ein Plättchen { $name } gibt es nicht; sie haben die Nummern 1 bis { $most }
notation_species = eine Art { $name } gibt es nicht; möglich sind { $known }
notation_truck = einen Wagen { $name } gibt es nicht; die Wagen sind ab 1 nummeriert
notation_supply = einen Vorrat { $name } gibt es nicht; möglich sind zoo und park
notation_enclosure = ein Gehege { $name } gibt es nicht; möglich sind { $known }
notation_place = einen Standplatz { $name } gibt es nicht; möglich sind { $known }
notation_stall = sag, wo der Stand steht: { $form }
notation_field = ein Feld { $name } gibt es nicht; Felder sind { $known }
notation_far = das Feld { $name } ist zu weit weg
notation_direction = eine Richtung { $name } gibt es nicht; möglich sind n, e, s und w
notation_board = eine Tafel schreibt man: small FIELD nw|ne|se|sw oder large FIELD
notation_depot = { $text } lässt sich nicht versetzen; nur das oberste Plättchen des Depots
notation_bid = ein Gebot ist eine Anzahl Münzen, nicht { $given }
notation_site = nur Baustellen werden weitergegeben; { $name } ist keine
notation_colour = kein Besucher hat die Farbe { $name }; möglich sind { $known }
notation_point = Aussichtspunkte haben die Nummern 1 bis { $most }, nicht { $given }
notation_mini = ein Mini-Gehege { $name } gibt es nicht; möglich sind { $known }
notation_card = eine Auftragskarte { $name } gibt es nicht; sie haben die Nummern 1 bis { $most }

## Stellungen

notation_turn = der Zug
notation_table = der Tisch
notation_bank = die Bank
notation_middle = die Wagen
notation_gone = die Plättchen aus dem Spiel
notation_zoo = der Zoo von { $seat }
notation_parts = eine Stellung zu { $players } hat { $n } Teile
notation_parts-or = eine Stellung zu { $players } hat { $least } oder { $most } Teile
notation_word = { $text } lässt sich nicht lesen ({ $about }); Wörter schreibt man name:value
notation_lacks = es fehlt { $name } ({ $about })
notation_number = { $name } muss eine Zahl sein, nicht { $given } ({ $about })
notation_strange = unbekanntes Wort { $name } ({ $about })
notation_seat-part = der Teil für Platz { $seat } beginnt mit { $given }
notation_trucks = es gibt { $n } Wagen, nicht { $given }
notation_asks = eine Stellung fragt nach { $known }, nicht nach { $given }
notation_task = die Aufgabe { $text } lässt sich nicht lesen

## Aufzeichnungen

notation_record_begins = eine Aufzeichnung beginnt mit 'zoopark record { $format }'
notation_record_game = der Aufzeichnung fehlt ihr Spiel, oder sie ist unvollständig
notation_record_rules = die Aufzeichnung ist von { $given }, hier gelten rules { $rules }
notation_record_short = die Aufzeichnung ist unvollständig: In der letzten Zeile steht die Zahl der Einträge
notation_record_count = die Aufzeichnung hat { $n } Einträge und nennt { $told }
notation_record_needs = eine Aufzeichnung braucht format { $format } und rules { $rules }
notation_record_damaged = die Aufzeichnung ist beschädigt
notation_record_entry = die Aufzeichnung ist beschädigt: { $entry } ist kein Eintrag
notation_record_chance = { $text } lässt sich nicht lesen: Was der Zufall bringt, beginnt mit '>'
notation_record_other = die Aufzeichnung ist von einem anderen Spiel als ihre Stellung
notation_record_at = Eintrag { $n } der Aufzeichnung: { $why }
