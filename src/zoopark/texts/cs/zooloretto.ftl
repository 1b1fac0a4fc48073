### Zooloretto, in Czech.

game_zooloretto = Zooloretto
kind_flamingo = plameňák
kind_camel = velbloud
kind_leopard = levhart
kind_elephant = slon
kind_panda = panda
kind_chimpanzee = šimpanz
kind_zebra = zebra
kind_kangaroo = klokan
kind_snack = občerstvení
kind_drinks = nápoje
kind_fruit = ovoce
kind_popcorn = popcorn
kind_stalls = stánky
stall_snack = stánek s občerstvením
stall_drinks = stánek s nápoji
stall_fruit = stánek s ovocem
stall_popcorn = stánek s popcornem
stall_free = Volné stánkové místo, { $where }
enclosure_4 = čtyřkový výběh
enclosure_5 = pětkový výběh
enclosure_6 = šestkový výběh
enclosure_x = rozšíření
enclosure_y = druhé rozšíření
enclosure_empty = Prázdno
enclosure_label =
    { $n ->
        [one] { $where }: { $what }, { $have } z { $spaces }, { $n } bod
        [few] { $where }: { $what }, { $have } z { $spaces }, { $n } body
       *[other] { $where }: { $what }, { $have } z { $spaces }, { $n } bodů
    }
scale_stall = stánek
scale_none = bez stánku
scale_short = chybí 1
scale_full = plno
barn = Stáj
barn_label =
    Stáj, { $n ->
        [one] { $n } destička
        [few] { $n } destičky
       *[other] { $n } destiček
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
barn_kind = { $kind } (stáj)
expansion = Rozšíření
expansion_label = Rozšíření, zakryté, otevře se za { $n } mince
expansion_spaces = 5 polí, 1 stánek
zoo_of = Zoo: { $who }
line_enclosure-4 = Čtyřkový výběh
line_enclosure-5 = Pětkový výběh
line_enclosure-6 = Šestkový výběh
line_enclosure-x = Rozšíření
line_enclosure-y = Druhé rozšíření
line_stalls = Stánky
line_barn-stalls = Stánky ve stáji
line_barn-animals = Zvířata ve stáji
why_full = plno
why_nearly-full = chybí jedno
why_beside-stall =
    { $n ->
        [one] { $n } zvíře, vedle je stánek
        [few] { $n } zvířata, vedle je stánek
       *[other] { $n } zvířat, vedle je stánek
    }
why_no-stall = chybí dvě a víc, bez stánku
why_empty = prázdno
why_closed = nepostaveno
why_kinds =
    { $n ->
        [one] { $n } druh
        [few] { $n } druhy
       *[other] { $n } druhů
    }
why_stalls_kinds =
    { $n ->
        [one] { $n } typ
        [few] { $n } typy
       *[other] { $n } typů
    }
why_barn-stalls_kinds =
    { $n ->
        [one] { $n } typ
        [few] { $n } typy
       *[other] { $n } typů
    }
why_tiles =
    { $n ->
        [one] { $n } destička
        [few] { $n } destičky
       *[other] { $n } destiček
    }
why_coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
action_move_why = stáj nebo stánek
action_swap = Výměna
action_swap_why = dva druhy
action_buy_why = z cizí stáje
action_discard_why = z vlastní stáje
action_expand = Rozšíření
action_expand_why = otevřít desku
group_1 = Přestavba
group_2 = Obchod
group_3 = Stavba
group_4 = Staveniště
group_5 = Spoření
group_6 = Mini
prompt_action_swap = Výměna: zvolte dva výběhy, nebo výběh a stáj
prompt_to_swap = Výměna: za co?
prompt_action_expand = Otevřete rozšíření
move_exchange = Výměna: { $a } ↔ { $b }
move_expand = Otevřít rozšíření
move_drop = Destička se nikam nehodí: odložit
place_barn = stáj
place_out = mimo hru
place_stall = stánkové místo ({ $where })
place_stall_left = stánkové místo ({ $where }, vlevo)
place_stall_right = stánkové místo ({ $where }, vpravo)
event_exchanged = { $who } vyměňuje: { $enclosure } ↔ { $with }
event_opened = { $who } otevírá: { $enclosure }
event_filled = { $who } zaplňuje: { $enclosure }, +{ $coins }
card_zooloretto = Nakládejte vozy, ve správnou chvíli si jeden vezměte a zaplňte výběhy dřív, než se zaplní stáj. Tady se začíná.
scene_zooloretto = Zvířata přijíždějí vozem do zoo
list_modules =
    { $n ->
        [one] { $n } rozšíření
        [few] { $n } rozšíření
       *[other] { $n } rozšíření
    }
list_everything = všechno
list_christmas = všechno a Vánoce
setup_from = Začít od
preset_base = Základní hra
preset_step = O krok dál
preset_everything = Všechno
preset_christmas = Všechno a Vánoce
setup_expansions = Rozšíření
setup_chosen =
    { $n ->
        [one] vybráno { $n }
        [few] vybrána { $n }
       *[other] vybráno { $n }
    }
setup_houses = domeček: převážně domácí pravidla
setup_house = převážně domácí pravidla
group_room = Více místa
group_money = Peníze a lidé
group_surprise = Překvapení
module_some = { $n } z { $of }
conflict_needs = Potřebuje: { $what }. Přidat obojí
conflict_apart = Nejde dohromady: { $what }
conflict_crowded = Při { $n } hráčích zbývá málo druhů, které by mohly uvolnit místo
setup_others = Další
tray_barn = Do stáje
