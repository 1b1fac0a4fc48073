### A table that is being played, whatever the game, in Czech.

guest = Host

note_sat = { $who } si sedá
note_ready = { $who } může začít
note_unready = { $who }: přece jen ještě ne
note_stood = { $who } vstává
note_filled = Sedá si bot
note_started = Hra začíná
note_undone = { $who } se vrací o krok
note_asked = { $who } se chce vrátit
note_agreed = { $who } souhlasí
note_declined = { $who } nesouhlasí
note_replaced_left = { $who } odchází, dál hraje bot
note_replaced_time = Čas vypršel, dál hraje bot: { $who }
note_replaced_absent = { $who } tu není, dál hraje bot
note_returned = { $who } je zpátky
note_suggested = { $who } navrhuje přestávku
note_paused = { $who } přerušuje hru
note_resumed = { $who } pokračuje ve hře
note_rematched = { $who } chce hrát znovu
note_hushed_all = Psát smějí všichni
note_hushed_players = Psát smějí jen hráči
note_hushed_nobody = Chat je vypnutý
note_closed = Hru ukončil správce serveru

turn_title = Jste na tahu
turn_body = { $game }: ostatní čekají na vás.

refused_title = To nejde
refused_stale = Na stole se mezitím něco změnilo. Podívejte se znovu a vyberte si.
refused_unconfirmed = Poslední tah ještě není potvrzen.
refused_paused = Hra je přerušena.
refused_away = Hraje za vás bot. Nejdřív se vraťte.
refused_no-undo = Dobranou destičku, zapečetěnou nabídku ani to, na co už ostatní reagovali, vzít zpět nelze. Můžete ale všechny požádat o návrat.
refused_asked-already = Někdo už požádal.
refused_not-your-turn = Nejste na tahu.
refused_too-early = Dejte jim ještě čas: tolik, kolik zatím trvalo nejdelší rozhodnutí, nejméně deset minut. Pak může převzít hru bot.
refused_clocked = Běží tam vlastní hodiny. Až čas vyprší, převezme hru bot sám.
refused_not-waiting = Na tomto místě se na nikoho nečeká.
refused_no-moment = Tak daleko hra nedošla.
refused_no-hints = U tohoto stolu jsou rady vypnuté.
refused_busy = Právě se ptá mnoho lidí. Zkuste to za chvíli znovu.
refused_too-many = Ne tak rychle: bylo toho moc najednou.
refused_offline = Server neodpovídá.
refused_over = Hra skončila.
refused_taken = Toto místo je obsazené.
refused_nothing-said = Něco napište.
refused_outdated = Tato stránka je starší než server. Zavřete ji a otevřete znovu.
refused_unavailable = Server teď nemůže zapisovat. Zkuste to znovu.
refused_not-running = Hra se právě nehraje.
refused_not-paused = Hra není přerušena.
refused_illegal = Pravidla to nedovolují.
refused_no-move = Takový tah neexistuje.
refused_not-your-seat = To není vaše místo.
refused_not-yours = To není vaše místo.
refused_not-host = To může jen ten, kdo stůl otevřel.
refused_no-request = Na vaši odpověď nikdo nečeká.
refused_nothing-to-confirm = Teď není co potvrzovat.
refused_not-started = Hra ještě nezačala.
refused_not-over = Hra ještě neskončila.
refused_not-away = Žádný bot za vás nehraje.
refused_archived = Toto je záznam: lze si ho jen prohlížet.
refused_no-chat = Chat je u tohoto stolu vypnutý.
refused_name-taken = Toto jméno už má někdo, kdo tu hraje. Zvolte si jiné.
refused_no-name = Jméno potřebuje aspoň jedno písmeno.
refused_no-bot = Takový bot tu není.
refused_no-seat = Takové místo tu není.
refused_seated = U tohoto stolu už sedíte.
refused_rematched = Odvetu už někdo otevřel.
refused_rules = Tato hra začala s jinou verzí pravidel, než jakou používá tento server.
refused_damaged = Tento stůl je poškozený a nedá se otevřít.
refused_no-table = Takový stůl tu není.
refused_no-lesson = Taková lekce není.
refused_no-guide = Taková hra s průvodcem není.
refused_no-person = Tento odkaz (už) k nikomu nevede.
refused_no-puzzle = Taková hádanka tu není.
refused_no-rule = Takové pravidlo není.
refused_no-record = Tento soubor není záznam hry.
refused_other-rules = Tento záznam je podle jiné verze pravidel. Načtěte stránku znovu; pokud to nepomůže, otevřete ho tam, kde byl uložen.
refused_no-export = V tomto souboru nejsou žádné hry.
refused_too-new = Tento soubor uložila novější verze. Načtěte stránku znovu a otevřete ho ještě jednou.
refused_no-game = Takto hru připravit nelze.
refused_no-position = Taková pozice není možná.
refused_chairs = Počet míst se k této hře nehodí.
refused_too-large = Je toho moc, nedá se to poslat.
refused_cross-site = Přišlo to z jiné stránky, proto to nelze přijmout.
refused_closed = Tuto hru ukončil správce serveru.
refused_enough = Záznam tohoto stolu je skoro plný: přijímají se už jen tahy. Dohrajte hru do konce.
refused_enough-said = Chat tohoto stolu je plný: další zprávy se neukládají.
refused_players-only = U tohoto stolu smějí psát jen hráči.
refused_hushed = Už je to tak nastavené.
refused_banned = Na tento server nemáte přístup.
refused_started = Hra už začala.
refused_no-ready = Tato hra začne, jakmile budou všechna místa obsazená.
refused_said-ready = To už víme.
refused_no-push = Tento server neposílá zprávy do prohlížečů.
refused_push-address = Na tuto adresu nelze zprávy posílat.
refused_push-keys = Toto nejsou klíče k odběru zpráv.
push_turn = Jste na tahu.
refused_full = Server teď nemá místo pro další návštěvníky. Zkuste to za chvíli.
refused_too-late = Vaše zpráva přicházela příliš dlouho. Zkuste to znovu.
refused_failed = Něco se tu pokazilo. Máme to poznamenané.
refused_bad-message = Téhle zprávě server nerozumí.
refused_bad-query = Téhle adrese server nerozumí.
refused_no-json = Tohle není JSON.
refused_not-found = Tady nic není.
refused_method = Tohle tu nejde.
refused_wrong-host = Server se takhle nejmenuje.
refused_unknown = Nepovedlo se. Načtěte stránku znovu a zkuste to ještě jednou.

owl_thinking = Sova přemýšlí…
owl_move = { $move }: šance na výhru { $chance }
owl_next = druhý nejlepší tah: { $move }
owl_denies = méně získá { $who }
owl_gives = více získá { $who }
owl_none = Sova tu nevidí žádnou volbu.
owl_best = Sova by zahrála totéž: { $move }
owl_better = Lepší: { $move }
owl_asgood = Stejně dobré jako nejlepší tah: { $move }
lesson_ask = Vaše volba: { $move }. Co by bylo lepší?
lesson_worse = To ještě není ono: { $move }. Zkuste něco jiného.
lesson_at = Chyba { $n } z { $of }
lesson_show = Lepší tah
lesson_next = Další
lesson_previous = Předchozí chyba
lesson_close = Hotovo

banner_lost = Spojení se přerušilo, obnovuje se… Co teď zvolíte, provede se, jakmile bude zpátky.
banner_paused = Hra je přerušena.
banner_tired = Návrh na přestávku: { $who }. Souhlasíte?
banner_tired_wait = Přestávka začne, až budou všichni souhlasit. Ještě nesouhlasí: { $who }
banner_resume = Pokračovat
banner_away = Hraje za vás bot.
banner_away_look = Podívat se, co se stalo
banner_return = Vrátit se na své místo
banner_confirm_other = Tah ještě není potvrzen: { $who }.
banner_request =
    { $n ->
        [one] { $who } se chce vrátit o { $n } tah. Souhlasíte?
        [few] { $who } se chce vrátit o { $n } tahy. Souhlasíte?
       *[other] { $who } se chce vrátit o { $n } tahů. Souhlasíte?
    }
banner_request_wait = Čeká se na souhlas: { $who }
banner_agree = Souhlasím
banner_decline = Ne
banner_watching = Díváte se.
banner_live = Zpět do hry
banner_result = Zpět k výsledku
banner_askback = Požádat o návrat sem

tools_log = Průběh
tools_chat = Chat
tools_chat_unread =
    { $n ->
        [one] Chat, { $n } nová zpráva
        [few] Chat, { $n } nové zprávy
       *[other] Chat, { $n } nových zpráv
    }
tools_scores = Bodování
tools_menu = Nabídka
tools_rules = Pravidla
tools_clock = { $who } má ještě { $time }
days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
menu_title = Tento stůl
menu_keys = Klávesy
menu_settings = Nastavení
menu_pause = Přerušit
menu_pause_ask = Navrhnout přestávku
menu_resume = Pokračovat
menu_ask = Požádat o vrácení mého posledního tahu
menu_leave = Odejít: dál za mě hraje bot
menu_leave_sure = Opravdu odejít
menu_return = Vrátit se na své místo
menu_replace = Nasadit bota místo hráče { $who }
menu_lock = Odhlásit ostatní zařízení
menu_record = Uložit záznam hry
menu_home = Všechny hry
menu_watch = Odkaz pro diváky
menu_device = Moje místo na jiném zařízení
menu_look = Dívat se jako { $who }
menu_people = U stolu
menu_watching =
    { $n ->
        [one] { $n } se dívá
        [few] { $n } se dívají
       *[other] { $n } se dívá
    }
here = je tu
gone = není tu
link_copy = Kopírovat odkaz
link_copied = Zkopírováno
link_share = Sdílet

panel_title = Průběh a chat
panel_live = Teď
panel_walk = Projít hru
panel_earlier = O tah zpět
panel_later = O tah dál
chat_say = Napište něco milého
chat_send = Odeslat
chat_none = Zatím nikdo nic nenapsal.
chat_off = Chat je u tohoto stolu vypnutý.
chat_mute = Skrýt, co píše { $who }
chat_unmute = Zobrazit, co píše { $who }
chat_who = Kdo smí psát
chat_who_all = Všichni
chat_who_players = Jen hráči
chat_who_nobody = Nikdo

pass_title = Předejte zařízení: { $who }
pass_text = Ať se nikdo jiný nedívá: hned se ukáže, co je skryté.
pass_go = Tady { $who }

room_title = Čeká se na hráče
room_sub = Hra začne, jakmile budou všechna místa obsazená.
room_sub_ready = Hra začne, až budou všechna místa obsazená a všichni připraveni.
room_ready = Můžeme začít
room_unready = Přece jen ještě ne
room_is_ready = může začít
room_not_ready = ještě ne
room_seat = { $n }. místo
room_open = volné
room_you = vy
room_bot = bot, { $level }
room_invite = Tento odkaz pošlete příteli:
room_invite_label = Pozvánka na { $n }. místo
room_fill = Posadit sem bota
room_fill_all = Zbylá místa obsadí boti
room_level = Úroveň botů
room_leave = Vstát
room_sit = Posadit se
room_waits = Zve ten, kdo stůl otevřel; hra začne sama.

keys_title = Klávesy
keys_off = Klávesové zkratky jsou v nastavení vypnuté.
keys_yours = Váš tah
keys_placing = Umisťování
keys_table = U stolu
keys_group = skupina akcí, pak šipky
keys_turn = otočit vpravo, vlevo
keys_fitting = další, předchozí vhodné místo
keys_arrows = přecházet mezi tím, co lze vybrat
keys_Enter = vybrat nebo potvrdit
keys_Esc = položit zpět, zavřít
keys_U = o krok zpět
keys_R = začít tah znovu
keys_H = rada
keys_P = bodování
keys_L = průběh
keys_C = chat
keys_walk = procházet průběh
keys_help = tento seznam
keys_F6 = další oblast
end_record = Záznam hry
end_wins =
    { $n ->
        [one] Vítězí { $who }: { $n } bod
        [few] Vítězí { $who }: { $n } body
       *[other] Vítězí { $who }: { $n } bodů
    }
end_shared =
    { $n ->
        [one] Společně vítězí { $who }: { $n } bod
        [few] Společně vítězí { $who }: { $n } body
       *[other] Společně vítězí { $who }: { $n } bodů
    }
end_you =
    { $n ->
        [one] Vítězíte: { $n } bod
        [few] Vítězíte: { $n } body
       *[other] Vítězíte: { $n } bodů
    }
end_unfinished = Zde záznam končí
end_summary = Hráčů: { $players }, kol: { $round }, tahů: { $moves }.
end_copy = Odkaz na výsledek
end_save = Uložit záznam
end_sheets = Bodovací listy
end_boards = Konečný stav
end_boards_note = klepnutím zvětšíte
end_ahead =
    { $n ->
        [one] náskok { $n } bodu
        [few] náskok { $n } bodů
       *[other] náskok { $n } bodů
    }
end_tie = díky penězům
end_place_1 = první místo
end_place_2 = druhé místo
end_place_3 = třetí místo
end_place_4 = čtvrté místo
end_place_5 = páté místo
end_chances = Jak se měnily šance
end_chance = Šance na výhru
end_points = Očekávané body
end_plot = Křivky (počet tahů: { $n }); jak to dopadlo, ukazuje tabulka nad nimi.
end_mattered = Tahy, na kterých záleželo
end_mattered_own = Vaše důležité tahy
end_mattered_all = Tahy všech
end_mattered_points = { $n } b.
end_mattered_none = Žádný tah mnoho nezměnil. Pěkně zahráno!
end_mattered_best = Nic lepšího sova nenašla.
end_opened = Závěrečnou hromádku načíná v { $round }. kole { $who }.
end_mattered_line = { $who }: { $move }
end_mattered_better = Lepší: { $move }
end_mattered_look = Podívat se na tah { $n }
end_thinking = Sova prochází hru. Trvá to asi půl minuty…
end_again = Zeptat se znovu
end_round = { $n }. kolo
end_see = Ke stolu
end_link = Odkaz
end_learn = Poučit se z chyb
end_watch = Přehrát
end_rematch = Odveta
end_rematch_join = K odvetě
end_seats = Změnit místa
replay = Přehrání
replay_at = Tah { $n } z { $of }
replay_start = Začátek
replay_first = Na začátek
replay_last = Na konec
replay_play = Přehrát
replay_stop = Zastavit
replay_speed = Rychlost: { $n }×
replay_next = Další tah hráče
replay_next_of = Další tah: { $who }
replay_owl = Sova o všech tazích
tools_since = Co se stalo od vašeho tahu
