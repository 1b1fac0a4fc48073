### O Zoo le Mio, in Czech.

game_ozoolemio = O Zoo le Mio
purse_secret = Obsah měšce je tajný
status_sealed = nabídka zapečetěna
status_thinking = přemýšlí
status_building = staví
round_of = Kolo { $n } z { $of }
line_round-1 = 1. kolo
line_round-2 = 2. kolo
line_round-3 = 3. kolo
line_round-4 = 4. kolo
line_round-5 = 5. kolo
why_benches =
    { $n ->
        [one] { $n } lavička
        [few] { $n } lavičky
       *[other] { $n } laviček
    }
why_figures =
    { $n ->
        [one] { $n } figurka
        [few] { $n } figurky
       *[other] { $n } figurek
    }
why_birds = ptáci: { $n }
why_mammals = savci: { $n }
why_reptiles = plazi: { $n }
why_apes = opice: { $n }
why_sea = mořští živočichové: { $n }
why_trees = stromy: { $n }
action_bid = Nabídka
action_build = Stavba
prompt_bid = Díl { $n }: nastavte nabídku a zapečeťte ji
prompt_bid_sealed = Vaše nabídka je zapečetěna; ostatní přemýšlejí
prompt_build = Díl { $n } je váš: kam patří?
prompt_drop = Díl { $n } se nikam nehodí: musíte se ho vzdát
move_bid =
    { $n ->
        [one] Nabídnout { $n } minci
        [few] Nabídnout { $n } mince
       *[other] Nabídnout { $n } mincí
    }
move_build = Přiložit: { $field }
spot_n = { $n } na sever
spot_e = { $n } na východ
spot_s = { $n } na jih
spot_w = { $n } na západ
move_lay = Položit díl
move_drop_tile = Vzdát se dílu
event_unveiled = Otočen nový díl
event_sealed = { $who } má zapečetěno
event_bid = { $who } nabízí: { $coins }
event_won = { $who } získává díl, cena: { $coins }
event_flag = Vlajka jde dolů: { $who }
event_built = { $who } přikládá díl
event_benches = { $who } uzavírá smyčku: +{ $benches }
event_lost = Díl se nikam nehodí: ztrácí ho { $who }
event_scored = { $who } získává { $points } ({ $figures })
event_income = { $who } dostává příjem: { $coins }
class_birds = Ptáci
class_mammals = Savci
class_reptiles = Plazi
class_apes = Opice
class_sea = Mořští živočichové
class_trees = Stromy
class_start = Počáteční díl
half_label =
    { $n ->
        [one] { $kind }, { $n } hvězdička
        [few] { $kind }, { $n } hvězdičky
       *[other] { $kind }, { $n } hvězdiček
    }
half_tree = strom
auction = Dražba
auction_now = právě v dražbě
auction_try = v dražbě: vyzkoušet
auction_yours = váš: položte ho
auction_won = pokládá { $who }
auction_next = další
auction_last = poslední v kole
auction_sold = prodáno { $n }
auction_paid = { $who } platí { $n }
auction_bid = { $who } nabízí { $n }
ties = Shody
ties_label = Kdo vyhrává při shodě: { $names }
you = Vy
majorities = Návštěvníci a stromy
majorities_note = největší oblast · 2 / 1
majorities_trial = s dílem, který zkoušíte
rounds = Body po kolech
rounds_note = { $n }. kolo: kdyby teď skončilo
rounds_unseen = dosud neodkryto: { $n }
rounds_lost = nikam se nevešly:
rounds_sum = Celkem
figures_label =
    { $n ->
        [one] { $n } figurka
        [few] { $n } figurky
       *[other] { $n } figurek
    }
bench_label =
    { $n ->
        [one] { $n } lavička
        [few] { $n } lavičky
       *[other] { $n } laviček
    }
trial_fits =
    { $n ->
        [one] Zkouška: hodí se, { $n } napojená cesta
        [few] Zkouška: hodí se, { $n } napojené cesty
       *[other] Zkouška: hodí se, { $n } napojených cest
    }
trial_misfit = Zkouška: sem se nehodí
trial_sum = { $now } v { $round }. kole, { $later } do konce hry
trial_on = Vyzkoušet díl v zoo
trial_on_short = Zkusit
trial_off = Sundat
bid_purse = Váš měšec, tajný
bid_label =
    { $of ->
        [one] Nabídka, { $n } z { $of } mince
       *[other] Nabídka, { $n } z { $of } mincí
    }
bid_less = O jednu méně
bid_more = O jednu více
bid_seal = Zapečetit: { $n }
bid_stays =
    { $n ->
        [one] při výhře zbude { $n } mince
        [few] při výhře zbudou { $n } mince
       *[other] při výhře zbude { $n } mincí
    }
bid_sealed = zapečetěno
bid_reveal = nabídka
bid_wins = platí { $n }
villa_0 = Villa Gorilla
villa_1 = Aqua Shark
villa_2 = Crocodome
villa_3 = Porky Park
keys_bidding = Nabídka
keys_digits = nastavit nabídku
keys_more = o jednu víc, míň
keys_ends = nic, všechno
keys_seal = zapečetit nabídku
card_ozoolemio = Tajně dražte, stavte cesty a získejte návštěvníky, stromy a lavičky.
scene_ozoolemio = Díly s cestami v rostoucí zoo
setup_variants = Varianty
variant_trees = Stromy ukončují kolo
variant_trees_why = Kolo končí třetím dílem se stromy.
variant_blind = Dražba naslepo
variant_blind_why = Odkrytý je jen dražený díl.
variant_money = O shodě rozhodují peníze
variant_money_why = Při stejných bodech vyhrává, kdo má víc mincí.
variant_open = Otevřené měšce
variant_open_why = Všichni vidí všechny mince.
