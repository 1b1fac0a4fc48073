### Co je špatně na herním řetězci, tahu, pozici nebo záznamu. Stránka tyto texty nenačítá.
### Slova zápisu, například game(option=value), jsou ve všech jazycích stejná.

notation_impossible = to není možné
notation_broken = to odporuje pravidlu { $rule }
notation_form = { $text } se nedá přečíst; píše se: { $form }
notation_twice = volba { $name } je uvedena dvakrát
notation_repeated = { $name } je uvedeno dvakrát ({ $about })
notation_between = { $name } může být { $least } až { $most }, ne { $given }
notation_only = { $name } může být jen { $word }, nebo se vynechá; ne { $given }
notation_word-of = { $name } tu není známo; možnosti: { $known }
notation_copies = nedá se přečíst počet destiček: { $text }

## Herní řetězce

notation_game = herní řetězec { $text } se nedá přečíst; píše se: game(option=value, …)
notation_option = volba { $text } se nedá přečíst; píše se: option=value
notation_no-game = hra { $name } tu není; možnosti: { $known }
notation_no-option = { $game } nemá volbu { $name }; možnosti: { $known }
notation_players = { $game } je pro { $least } až { $most } hráčů, ne { $given }
notation_out = počet vynechaných druhů při počtu hráčů { $players } je { $n }, ne { $given }
notation_start = místo { $seat } nemůže začínat, hráčů je { $players }
notation_flags = flags musí uvést každé místo právě jednou (počet míst: { $players })
notation_module_unknown = modul '{ $module }' tu není; možnosti: { $other }
notation_module_twice = modul { $module } je uveden dvakrát
notation_module_needs = modul { $module } potřebuje { $other }
notation_module_apart = moduly { $module } a { $other } nejdou dohromady
notation_module_players = modul { $module } je pro { $other } hráčů
notation_lot = při počtu hráčů { $players } zůstává v krabici druhů: { $n }, ale s těmito moduly jich losovat lze jen { $free } ({ $rule }): vyberte je pomocí out=…
notation_tweak = číslo { $name } změnit nelze; možnosti: { $known }
notation_of-module = { $name } je číslo modulu { $module }, který není ve hře
notation_share = seller-share nemůže být víc než purchase-price
notation_few = při počtu hráčů { $players } je destiček { $n }, na závěrečnou hromádku je to málo
notation_with-modules = s moduly může být { $name } 0 až { $most }

## Tahy

notation_verb = takto žádný tah nezačíná: { $text }; tahy jsou { $known }
notation_seat = místo { $name } tu není; místa jsou A až { $last }
notation_tile = destička { $name } tu není
notation_tile-number = díl { $name } tu není; díly mají čísla 1 až { $most }
notation_species = druh { $name } tu není; možnosti: { $known }
notation_truck = vůz { $name } tu není; vozy se číslují od 1
notation_supply = zásoba { $name } tu není; možnosti: zoo, park
notation_enclosure = výběh { $name } tu není; možnosti: { $known }
notation_place = stánkové místo { $name } tu není; možnosti: { $known }
notation_stall = uveďte, kde stánek stojí: { $form }
notation_field = pole { $name } tu není; pole jsou { $known }
notation_far = pole { $name } je příliš daleko
notation_direction = směr { $name } tu není; možnosti: n, e, s, w
notation_board = deska se píše: small FIELD nw|ne|se|sw, nebo large FIELD
notation_depot = { $text } přesunout nelze; z bazénu jen vrchní destičku
notation_bid = nabídka je počet mincí, ne { $given }
notation_site = předávají se jen staveniště; { $name } žádné není
notation_colour = návštěvník nemá barvu { $name }; možnosti: { $known }
notation_point = vyhlídky mají čísla 1 až { $most }, ne { $given }
notation_mini = minivýběh { $name } tu není; možnosti: { $known }
notation_card = karta zakázky { $name } tu není; karty mají čísla 1 až { $most }

## Pozice

notation_turn = tah
notation_table = stůl
notation_bank = bank
notation_middle = vozy
notation_gone = destičky mimo hru
notation_zoo = zoo { $seat }
notation_parts =
    { $n ->
        [few] pozice s počtem hráčů { $players } má { $n } části
       *[other] pozice s počtem hráčů { $players } má { $n } částí
    }
notation_parts-or = pozice s počtem hráčů { $players } má { $least } nebo { $most } částí
notation_word = { $text } se nedá přečíst ({ $about }); slova se píší name:value
notation_lacks = chybí { $name } ({ $about })
notation_number = { $name } má být číslo, ne { $given } ({ $about })
notation_strange = neznámé slovo { $name } ({ $about })
notation_seat-part = část místa { $seat } začíná { $given }
notation_trucks = vozů je { $n }, ne { $given }
notation_asks = pozice se ptá na { $known }, ne na { $given }
notation_task = úkol { $text } se nedá přečíst

## Záznamy

notation_record_begins = záznam začíná 'zoopark record { $format }'
notation_record_game = v záznamu není uvedena hra, nebo je neúplný
notation_record_rules = záznam je pro { $given }, tady platí rules { $rules }
notation_record_short = záznam je neúplný: na posledním řádku má být počet položek
notation_record_count = v záznamu je položek { $n }, ale uvádí { $told }
notation_record_needs = záznam potřebuje format { $format } a rules { $rules }
notation_record_damaged = záznam je poškozený
notation_record_entry = záznam je poškozený: { $entry } není položka
notation_record_chance = { $text } se nedá přečíst: náhodné výsledky začínají '>'
notation_record_other = záznam je z jiné hry než jeho pozice
notation_record_at = { $n }. položka záznamu: { $why }
