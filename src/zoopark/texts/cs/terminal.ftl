### The terminal, in Czech. The page does not load these.

terminal_start = Nápovědu vypíše help, hru ukončí quit.
terminal_bots = Boti: { $bots }.
terminal_bot = { $who } – { $bot }
terminal_slow = Pravidla běží v nepřeloženém Pythonu, boti proto přemýšlejí pomalu. Sestavte balíček tam, kde je překladač jazyka C.
terminal_goodbye = Na shledanou! Odtud pokračujete příkazem:
terminal_thinking = Přemýšlí { $who }
terminal_coach = trenér
terminal_confirm = { $who }, Enter ukončí tah, u vezme krok zpět
terminal_house = domácí pravidlo
terminal_partly = zčásti domácí pravidlo
terminal_ours = naše: { $ours }
terminal_repealed = zrušeno: { $rules }
terminal_changed = změněno: { $rules }
terminal_nothing = zatím nic
terminal_undone = krok vzat zpět
terminal_saved = Uloženo. Přehrajete příkazem: zoopark replay { $file }
terminal_chance = náhoda
terminal_total = celkem
terminal_coins = mince
terminal_wins =
    { $n ->
        [one] Vítězí { $who }.
        [few] Vítězí { $who }.
       *[other] Vítězí { $who }.
    }
terminal_bid = Kolik mincí nabízíte? 0 až { $most }
terminal_ways =
    { $n ->
        [one] { $kind }: { $n } možnost
        [few] { $kind }: { $n } možnosti
       *[other] { $kind }: { $n } možností
    }
terminal_example = například: { $move }

## Headings of the table of a hint

terminal_hint_move = tah
terminal_hint_win = výhra
terminal_hint_points = body
terminal_hint_search = hledání
terminal_hint_why = proč

## What is refused

terminal_refused_which = Který tah? Napište: why TAH
terminal_refused_secret = Rada by ostatním prozradila, kolik můžete nabídnout.
terminal_refused_undo = Není co vzít zpět: dokončené tahy a dobrané destičky platí.
terminal_refused_where = Kam? Napište: save SOUBOR
terminal_refused_write = Do { $file } nelze zapsat: { $why }
terminal_refused_number = Zvolte číslo od { $least } do { $most }.
terminal_refused_bid = Nabídněte počet mincí od 0 do { $most }.
terminal_refused_unclear = To může být { $moves }.
terminal_refused_unknown = „{ $typed }“ tu není tah. Nápovědu vypíše help.

## Help

terminal_help =
    Napište číslo tahu, jeho text (take 2) nebo první písmena jeho slov (t 2).
      undo        vzít zpět poslední rozhodnutí v tomto tahu
      board       znovu ukázat celý stůl
      me          ukázat, co leží před vámi
      trucks      ukázat, co leží uprostřed
      log         ukázat, co se stalo v posledních tazích
      score [A]   ukázat bodování všech, nebo jen jednoho místa
      hint        ukázat nejlepší tahy a proč
      why TAH     porovnat tah s nejlepším
      rule Z.4.2  ukázat pravidlo
      position    vypsat pozici na jeden řádek; --position od ní začne hru
      save SOUBOR uložit záznam hry
      quit        odejít ze hry (chcete-li záznam, nejdřív ho uložte)
    Značky: ▶ na tahu   ○ mimo kolo   · volno   ♂ ♀ plodná zvířata

## Labels of the boards

label_last =
    { $n ->
        [one] poslední kolo, v závěrečné hromádce zbývá { $n } destička
        [few] poslední kolo, v závěrečné hromádce zbývají { $n } destičky
       *[other] poslední kolo, v závěrečné hromádce zbývá { $n } destiček
    }
label_before =
    { $n ->
        [one] { $n } destička do závěrečné hromádky ({ $pile })
        [few] { $n } destičky do závěrečné hromádky ({ $pile })
       *[other] { $n } destiček do závěrečné hromádky ({ $pile })
    }
label_both = neviděné destičky: { $zoo } + { $park }
label_final = , poslední kolo
label_unseen =
    { $n ->
        [one] { $n } neviděný díl
        [few] { $n } neviděné díly
       *[other] { $n } neviděných dílů
    }
label_round_of = kolo { $n } z { $of }
label_bank = bank { $n }
label_trucks = Vozy
label_flags = Vlajky
label_row = Řada
label_sale = Draží se díl { $tile }. Ještě nabízejí: { $who }
label_builds = { $who } přikládá díl { $tile }
label_turn = Na tahu: { $who }
label_draws = { $who } dobírá destičku
label_loads = { $who } nakládá: { $tile }
label_places = { $who } umisťuje: { $tiles }
label_decides = Rozhoduje { $who }
label_hidden = mince skryté
label_closed = zavřeno
label_depot_empty = {"  "}bazén: prázdno
label_areas = oblasti (návštěvníci)
label_trees = stromy { $n } ({ $figures })   lavičky { $benches }
label_staff = pokladní { $cashiers }, ošetřovatelé { $keepers }, manažer { $manager }
label_boards = zbývají desky: malé { $small }, velké { $large }

## Words of expansions on the boards: the English one is what is replaced

label_word_extra = Přídavné výběhy
label_word_buildings = Budovy
label_word_visitors = Návštěvníci
label_word_own-visitors = návštěvníci
label_word_bonus = Bonusové desky
label_word_offer = Deska nabídky
label_word_workers = zaměstnanci
label_word_donations = Dary
label_word_points = Bodové destičky
label_word_minis = Minivýběhy
label_word_order = zakázka
label_word_savings = vkladní knížka
label_word_coin = mince na poli { $n }
label_word_empty = prázdno
label_word_hidden = skrytá
