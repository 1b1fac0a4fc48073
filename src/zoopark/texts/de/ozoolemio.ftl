### O Zoo le Mio, in German.

game_ozoolemio = O Zoo le Mio
purse_secret = Der Geldbeutel ist geheim
status_sealed = Gebot versiegelt
status_thinking = überlegt
status_building = baut
round_of = Runde { $n } von { $of }
line_round-1 = Runde 1
line_round-2 = Runde 2
line_round-3 = Runde 3
line_round-4 = Runde 4
line_round-5 = Runde 5
why_benches =
    { $n ->
        [one] { $n } Sitzbank
       *[other] { $n } Sitzbänke
    }
why_figures =
    { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
why_birds = Vögel: { $n }
why_mammals = Säugetiere: { $n }
why_reptiles = Reptilien: { $n }
why_apes = Affen: { $n }
why_sea = Meerestiere: { $n }
why_trees = Bäume: { $n }
action_bid = Gebot
action_build = Bauen
prompt_bid = Plättchen { $n }: Gebot einstellen und versiegeln
prompt_bid_sealed = Dein Gebot ist versiegelt; die anderen überlegen
prompt_build = Plättchen { $n } gehört dir: Wohin damit?
prompt_drop = Plättchen { $n } passt nirgends: Du musst es abgeben
move_bid =
    { $n ->
        [one] { $n } Münze bieten
       *[other] { $n } Münzen bieten
    }
move_build = Legen: { $field }
spot_n = { $n } nach Norden
spot_e = { $n } nach Osten
spot_s = { $n } nach Süden
spot_w = { $n } nach Westen
move_lay = Plättchen legen
move_drop_tile = Plättchen abgeben
event_unveiled = Ein Plättchen wird aufgedeckt
event_sealed = { $who } hat ein Gebot versiegelt
event_bid = { $who } bietet { $coins }
event_won = { $who } ersteigert das Plättchen für { $coins }
event_flag = Die Flagge von { $who } kommt nach unten
event_built = { $who } legt das Plättchen
event_benches = { $who } schließt einen Rundweg: +{ $benches }
event_lost = Das Plättchen passt nirgends: { $who } verliert es
event_scored = { $who } erhält { $points } ({ $figures })
event_income = { $who } erhält { $coins } Einkommen
class_birds = Vögel
class_mammals = Säugetiere
class_reptiles = Reptilien
class_apes = Affen
class_sea = Meerestiere
class_trees = Bäume
class_start = Startplättchen
half_label =
    { $n ->
        [one] { $kind }, { $n } Stern
       *[other] { $kind }, { $n } Sterne
    }
half_tree = Baum
auction = Versteigerung
auction_now = wird gerade versteigert
auction_try = jetzt: ausprobieren
auction_yours = deins: lege es
auction_won = { $who } legt es
auction_next = danach
auction_last = letztes der Runde
auction_sold = { $n } verkauft
auction_paid = { $who } zahlt { $n }
auction_bid = { $who } bietet { $n }
ties = Gleichstand
ties_label = Wer bei Gleichstand gewinnt: { $names }
you = Du
majorities = Besucher und Bäume
majorities_note = größtes Gebiet · 2 / 1
majorities_trial = mit dem Plättchen, das du probierst
rounds = Punkte je Runde
rounds_note = Runde { $n }: wenn sie jetzt endete
rounds_unseen =
    { $n ->
        [one] noch { $n } Plättchen verdeckt
       *[other] noch { $n } Plättchen verdeckt
    }
rounds_lost = passten nirgends:
rounds_sum = Summe
figures_label =
    { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
bench_label =
    { $n ->
        [one] { $n } Sitzbank
       *[other] { $n } Sitzbänke
    }
trial_fits =
    { $n ->
        [one] Probe: passt, { $n } Weg verbunden
       *[other] Probe: passt, { $n } Wege verbunden
    }
trial_misfit = Probe: passt hier nicht
trial_sum = { $now } in Runde { $round }, { $later } bis zum Ende
trial_on = Plättchen im Zoo ausprobieren
trial_on_short = Probieren
trial_off = Wegnehmen
bid_purse = Dein Geldbeutel, geheim
bid_label =
    { $of ->
        [one] Gebot, { $n } von { $of } Münze
       *[other] Gebot, { $n } von { $of } Münzen
    }
bid_less = Eine weniger
bid_more = Eine mehr
bid_seal = Versiegeln: { $n }
bid_stays =
    { $n ->
        [one] { $n } Münze bleibt bei Gewinn
       *[other] { $n } Münzen bleiben bei Gewinn
    }
bid_sealed = versiegelt
bid_reveal = Gebot
bid_wins = zahlt { $n }
villa_0 = Villa Gorilla
villa_1 = Aqua Shark
villa_2 = Crocodome
villa_3 = Porky Park
keys_bidding = Gebot
keys_digits = Gebot einstellen
keys_more = eine mehr, eine weniger
keys_ends = nichts, alles
keys_seal = Gebot versiegeln
card_ozoolemio = Biete geheim, lege Wege und gewinne Besucher, Bäume und Sitzbänke.
scene_ozoolemio = Wegeplättchen in einem wachsenden Zoo
setup_variants = Varianten
variant_trees = Bäume beenden die Runde
variant_trees_why = Eine Runde endet mit ihrem dritten Plättchen mit Bäumen.
variant_blind = Blinde Versteigerung
variant_blind_why = Nur das Plättchen, um das es geht, liegt offen.
variant_money = Geld entscheidet bei Gleichstand
variant_money_why = Bei gleichen Punkten gewinnt, wer mehr Münzen hat.
variant_open = Offene Geldbeutel
variant_open_why = Alle sehen alle Münzen.
