### What all games with trucks share, in German.

kind_coin = Münzplättchen
tile_back = Verdecktes Plättchen
tile_coin = Münzplättchen, 1 Münze wert
tile_coin_short = Münze
tile_male = männlich
tile_female = weiblich
tile_fertile = kann Nachwuchs bekommen
tile_bred = hat schon Nachwuchs
tile_young = Jungtier
tile_young_of = Jungtier ({ $kind })
yard = Ladehof
truck_number = Wagen { $truck }
truck_label =
    { $n ->
        [one] Wagen { $truck }: { $tiles }; { $n } Fach frei
       *[other] Wagen { $truck }: { $tiles }; { $n } Fächer frei
    }
truck_empty =
    { $n ->
        [one] Wagen { $truck }, leer: noch nicht zu nehmen, { $n } Fach
       *[other] Wagen { $truck }, leer: noch nicht zu nehmen, { $n } Fächer
    }
truck_taken = genommen von { $who }
truck_yours = diese Runde deiner
truck_taken_label = Wagen { $truck }, diese Runde genommen von { $who }
truck_blocked = Zu zweit bleibt dieses Fach blockiert
supply = Vorrat
supply_short = Vorrat
end_short = Ende
bank_short = Bank
unseen_short = ungesehen
action_draw_short = Ziehen
action_take_short = Nehmen
supply_label =
    { $n ->
        [one] Vorrat, { $n } Plättchen vor dem Schlussstapel
       *[other] Vorrat, { $n } Plättchen vor dem Schlussstapel
    }
supply_closed = geschlossen
end = Schlussstapel
end_label =
    { $n ->
        [one] Schlussstapel, { $n } Plättchen unter der roten Scheibe
       *[other] Schlussstapel, { $n } Plättchen unter der roten Scheibe
    }
end_open_label =
    { $n ->
        [one] Schlussstapel, offen, noch { $n } Plättchen
       *[other] Schlussstapel, offen, noch { $n } Plättchen
    }
bank = Bank
bank_label =
    { $n ->
        [one] Bank, { $n } Münze
       *[other] Bank, { $n } Münzen
    }
unseen = Noch nicht gesehen
unseen_count =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
unseen_young = Nachwuchs
unseen_boxed = nicht im Spiel: { $kinds }
unseen_gone = aus dem Spiel: { $tiles }
unseen_kind = { $kind }: { $n } nicht gesehen
unseen_kind_young = { $kind }: { $n } nicht gesehen, { $young } Jungtiere übrig
status_turn = am Zug
status_out = diese Runde ausgestiegen
status_out_short = raus
status_took = nahm Wagen { $truck }
round_last = letzte Runde
actions = Aktionen
action_draw = Plättchen ziehen
action_load = Plättchen laden
action_take = Wagen nehmen
action_place = Platzieren
action_spend = Ausgeben
action_move = Versetzen
action_buy = Kaufen
action_discard = Abgeben
price_label =
    { $n ->
        [one] Preis { $n } Münze
       *[other] Preis { $n } Münzen
    }
ticket_unusable = gerade nicht möglich
tray_label = Zu platzierende Plättchen
tray_which = Wähle ein Plättchen, dann einen leuchtenden Platz.
tray_where = Wähle einen leuchtenden Platz. { $done } von { $of }.
tray_worth = bis zu { $n }: { $why }
tray_first = { $tile } zuerst
prompt_turn = Du bist dran: { $choices }
prompt_or = { " " }oder{ " " }
prompt_draw = Plättchen ziehen
prompt_take = Wagen nehmen
prompt_spend = Münzen ausgeben
prompt_withdraw = aussteigen
prompt_load = { $tile }: auf welchen Wagen?
prompt_place = { $tile }: Wohin damit?
prompt_place_many = Platziere die Plättchen deines Wagens
prompt_young_of = Nachwuchs ({ $kind }): Finde ein Zuhause
prompt_steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
prompt_more =
    { $n ->
        [one] noch { $n }
       *[other] noch { $n }
    }
prompt_young = Nachwuchs: Finde ein Zuhause
prompt_action_draw = Plättchen ziehen: aus welchem Vorrat?
prompt_action_take = Welchen Wagen nimmst du?
prompt_action_move = Versetzen: Wähle ein Plättchen und sein Ziel
prompt_action_buy = Kaufen: Wähle ein Plättchen eines Mitspielers
prompt_action_discard = Abgeben: Wähle ein Plättchen
move_draw = Plättchen ziehen
move_load = Wagen { $truck } beladen
move_take = Wagen { $truck } nehmen
move_place = { $tile } → { $to }
move_place_at = { $tile } → { $who }, { $to }
move_move = Versetzen: { $tile } → { $to }
move_move_from = Versetzen: { $tile }, { $from } → { $to }
move_buy = Kaufen von { $who }: { $tile }
move_discard = Abgeben: { $tile }
move_withdraw = Aussteigen
move_decline = Nein, danke
event_round-ended = Runde { $round } ist zu Ende
event_next-round = { $who } beginnt Runde { $round }
event_game-over = Das Spiel ist zu Ende
event_last-round = Der Schlussstapel ist offen: letzte Runde
event_opened-pile = Ein Schlussstapel ist offen: { $supply }
event_closed-pile = Die letzten Plättchen kommen aus dem Spiel: { $supply }
event_withdrew = { $who } steigt aus
event_paid = { $who } zahlt { $coins }
event_received = { $who } erhält { $coins }
event_revealed = { $who } zieht: { $tile }
event_loaded = { $who }: { $tile } → Wagen { $truck }
event_took = { $who } nimmt Wagen { $truck }
event_banked = { $who } erhält { $coins } durch Münzplättchen
event_cleared = Die Plättchen von Wagen { $truck } kommen aus dem Spiel
event_placed = { $who }: { $tile } → { $to }
event_moved = { $who }: { $tile }, { $from } → { $to }
event_bought = { $who } kauft von { $owner }: { $tile }
event_discarded = { $who } gibt ab: { $tile }
event_born = Nachwuchs: { $tile }, { $who }
keys_0 = in den Stall oder ins Depot
keys_N = anderes Plättchen des Wagens
keys_D = Plättchen ziehen
keys_T = Wagen nehmen
keys_1 = Wagen 1 bis 5
setup_out = Nicht im Spiel
setup_out_none = Zu fünft keine
setup_out_choose = Auswählen …
setup_out_chosen = { $have } von { $n } gewählt
setup_out_lot = zufällig, bis du wählst
setup_random = Zufällig
setup_start = Wer beginnt
