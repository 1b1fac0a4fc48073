### What all games with trucks share, in Czech.

kind_coin = destičky mincí
tile_back = Destička lícem dolů
tile_coin = Destička mince, hodnota 1 mince
tile_coin_short = mince
tile_male = samec
tile_female = samice
tile_fertile = může mít mládě
tile_bred = mládě už má
tile_young = mládě
tile_young_of = mládě ({ $kind })
yard = Nákladový dvůr
truck_number = Vůz { $truck }
truck_label =
    { $n ->
        [one] Vůz { $truck }: { $tiles }; volná přihrádka: { $n }
        [few] Vůz { $truck }: { $tiles }; volné přihrádky: { $n }
       *[other] Vůz { $truck }: { $tiles }; volných přihrádek: { $n }
    }
truck_empty =
    { $n ->
        [one] Vůz { $truck }, prázdný: zatím si ho nelze vzít, { $n } přihrádka
        [few] Vůz { $truck }, prázdný: zatím si ho nelze vzít, { $n } přihrádky
       *[other] Vůz { $truck }, prázdný: zatím si ho nelze vzít, { $n } přihrádek
    }
truck_taken = má ho { $who }
truck_yours = v tomto kole váš
truck_taken_label = Vůz { $truck }, v tomto kole ho má { $who }
truck_blocked = Tato přihrádka se při hře ve dvou nepoužívá
supply = Zásoba
supply_short = zásoba
end_short = konec
bank_short = bank
unseen_short = neznámé
action_draw_short = Dobrat
action_take_short = Vzít vůz
supply_label =
    { $n ->
        [one] Zásoba, před závěrečnou hromádkou { $n } destička
        [few] Zásoba, před závěrečnou hromádkou { $n } destičky
       *[other] Zásoba, před závěrečnou hromádkou { $n } destiček
    }
supply_closed = uzavřeno
end = Závěr
end_label =
    { $n ->
        [one] Závěrečná hromádka, { $n } destička pod červeným kotoučem
        [few] Závěrečná hromádka, { $n } destičky pod červeným kotoučem
       *[other] Závěrečná hromádka, { $n } destiček pod červeným kotoučem
    }
end_open_label =
    { $n ->
        [one] Závěrečná hromádka, otevřená, zbývá { $n } destička
        [few] Závěrečná hromádka, otevřená, zbývají { $n } destičky
       *[other] Závěrečná hromádka, otevřená, zbývá { $n } destiček
    }
bank = Bank
bank_label =
    { $n ->
        [one] Bank, { $n } mince
        [few] Bank, { $n } mince
       *[other] Bank, { $n } mincí
    }
unseen = Dosud neviděné
unseen_count =
    { $n ->
        [one] { $n } destička
        [few] { $n } destičky
       *[other] { $n } destiček
    }
unseen_young = mláďata
unseen_boxed = není ve hře: { $kinds }
unseen_gone = vyřazeno ze hry: { $tiles }
unseen_kind = { $kind }: neviděno { $n }
unseen_kind_young = { $kind }: neviděno { $n }, mláďat zbývá { $young }
status_turn = na tahu
status_out = v tomto kole už nehraje
status_out_short = mimo kolo
status_took = má vůz { $truck }
round_last = poslední kolo
actions = Akce
action_draw = Dobrat destičku
action_load = Naložit destičku
action_take = Vzít vůz
action_place = Umístit
action_spend = Utratit
action_move = Přesun
action_buy = Nákup
action_discard = Odložení
price_label =
    { $n ->
        [one] cena { $n } mince
        [few] cena { $n } mince
       *[other] cena { $n } mincí
    }
ticket_unusable = teď to nejde
tray_label = Destičky k umístění
tray_which = Zvolte destičku, pak svítící místo.
tray_where = Zvolte svítící místo. { $done } z { $of }.
tray_worth = až { $n }: { $why }
tray_first = Nejdřív { $tile }
prompt_turn = Jste na tahu: { $choices }
prompt_or = { " " }nebo{ " " }
prompt_draw = doberte destičku
prompt_take = vezměte vůz
prompt_spend = utraťte mince
prompt_withdraw = odstupte z kola
prompt_load = Na který vůz: { $tile }?
prompt_place = Kam patří { $tile }?
prompt_place_many = Umístěte destičky ze svého vozu
prompt_young_of = Narodilo se mládě ({ $kind }): najděte mu domov
prompt_steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
prompt_more =
    { $n ->
        [one] zbývá { $n }
        [few] zbývá { $n }
       *[other] zbývá { $n }
    }
prompt_young = Narodilo se mládě: najděte mu domov
prompt_action_draw = Doberte destičku: z které zásoby?
prompt_action_take = Který vůz si vezmete?
prompt_action_move = Přesun: zvolte destičku a kam půjde
prompt_action_buy = Nákup: zvolte destičku jiného hráče
prompt_action_discard = Odložení: zvolte destičku
move_draw = Dobrat destičku
move_load = Naložit vůz { $truck }
move_take = Vzít vůz { $truck }
move_place = { $tile } → { $to }
move_place_at = { $tile } → { $who }, { $to }
move_move = Přesun: { $tile } → { $to }
move_move_from = Přesun: { $tile }, { $from } → { $to }
move_buy = Koupit: { $tile }, prodává { $who }
move_discard = Odložit: { $tile }
move_withdraw = Odstoupit z kola
move_decline = Ne, děkuji
event_round-ended = Konec { $round }. kola
event_next-round = { $round }. kolo začíná { $who }
event_game-over = Hra skončila
event_last-round = Závěrečná hromádka je otevřená: poslední kolo
event_opened-pile = Otevřená závěrečná hromádka: { $supply }
event_closed-pile = Poslední destičky se vyřazují ze hry: { $supply }
event_withdrew = { $who } odstupuje z kola
event_paid = { $who } platí: { $coins }
event_received = { $who } dostává: { $coins }
event_revealed = { $who } dobírá: { $tile }
event_loaded = { $who }: { $tile } → vůz { $truck }
event_took = { $who } bere vůz { $truck }
event_banked = { $who } získává z destiček mincí: { $coins }
event_cleared = Destičky z vozu { $truck } se vyřazují ze hry
event_placed = { $who }: { $tile } → { $to }
event_moved = { $who }: { $tile }, { $from } → { $to }
event_bought = { $who } kupuje: { $tile }, prodává { $owner }
event_discarded = { $who } odkládá: { $tile }
event_born = Narození: { $tile }, { $who }
keys_0 = do stáje nebo do bazénu
keys_N = jiná destička z vozu
keys_D = dobrat destičku
keys_T = vzít vůz
keys_1 = vůz 1 až 5
setup_out = Vynechané druhy
setup_out_none = V pěti žádné
setup_out_choose = Vybrat…
setup_out_chosen = vybráno { $have } z { $n }
setup_out_lot = dokud nevyberete, rozhodne los
setup_random = Náhodně
setup_start = Začíná
