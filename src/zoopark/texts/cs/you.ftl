### You and your games, in Czech.

tab_mine = Hry
tab_progress = Pokroky
tab_puzzles = Hádanky
puzzles_title = Hádanky
puzzles_sub = Pozice ze skutečných her: jeden tah je jednoznačně nejlepší.
puzzles_count = správně { $right } z { $tried } zkoušených, celkem { $of }
puzzles_new =
    { $n ->
        [one] { $n } hádanka
        [few] { $n } hádanky
       *[other] { $n } hádanek
    }
puzzles_today = Dnešní hádanka
puzzles_next = Další
puzzles_note = Nejlepší hádanky jsou vlastní chyby: po hře si zkuste drahé tahy znovu.
puzzle_ask = Najděte nejlepší tah.
puzzle_ask_note = Potom můžete hrát dál proti botům.
puzzle_right = Správně!
puzzle_wrong = To ještě není ono.
puzzle_second = Druhý nejlepší tah: { $move }, šance { $chance }.
puzzle_again = Zkusit znovu
puzzle_more = Další hádanky
puzzle_try = Zkusit tah { $n } znovu
end_goon = Hrát odtud dál
room_qr = Ukázat jako QR kód
lobby_filter = Filtr
lobby_filter_none = Takový stůl tu teď není.
lobby_any = Nezáleží
lobby_speed = Rychlost
lobby_speed_free = Bez hodin
lobby_speed_live = Na jedno posezení
lobby_speed_slow = Na více dní
lobby_level = Úroveň botů
tab_you = Vy
mine_none_lost = Nehrajete tu poprvé? Otevřete svůj uschovaný odkaz.
history_search = Hledat jména nebo hry
history_game = Hra
history_all = Všechny hry
history_away = Archivované
history_show_away = Ukázat archivované
history_back = Zpět na seznam
history_put = Archivovat tuto hru
history_out = Vrátit hru z archivu
history_place = { $n }. místo
history_points = body: { $points }
history_against = soupeři: { $who }
history_none = Nic se nenašlo.
progress_title = Vaše pokroky
progress_sub = Jak dopadly vaše dohrané hry a jak si stojíte proti botům.
progress_none = Dohrajte první hru a uvidíte tu, jak dopadla.
progress_games =
    { $n ->
        [one] { $n } hra
        [few] { $n } hry
       *[other] { $n } her
    }
progress_mean = průměrně { $points } b.
progress_best = nejvíce: { $points }
progress_rating = Hodnocení
progress_interval = nejspíš mezi { $low } a { $high }
progress_rating_note = Podle her s boty známé síly; rozdíl 400 bodů znamená šanci deset ku jedné.
progress_unrated = Zahrajte si s boty a získáte hodnocení.
progress_proposed = Vyrovnaní soupeři pro vás: boti úrovně „{ $level }“.
progress_curve =
    { $n ->
        [one] Hodnocení po { $n } hře: { $rating }
        [few] Hodnocení po { $n } hrách: { $rating }
       *[other] Hodnocení po { $n } hrách: { $rating }
    }
progress_places = Umístění
progress_lines = Body na hru, řádek po řádku
progress_lines_note = Červeně je to, oč vás řádek připravil.
you_title = Vy
you_sub = Žádný účet, žádné heslo: stačí váš odkaz.
you_sub_site = Žádný účet, žádné heslo: všechno zůstává v tomto prohlížeči.
you_face = Jméno a zvíře
you_face_note = Ostatní je uvidí od vaší příští hry.
you_animal = Vaše zvíře
you_letter = První písmeno jména
you_device = Jiné zařízení
you_device_text = Otevřete odkaz v telefonu nebo počítači a všechny vaše hry budou i tam.
you_device_go = Vytvořit odkaz
you_device_once = Platí jednou a deset minut. Nikomu jinému ho neukazujte.
you_lock = Odhlásit ostatní zařízení
you_lock_text = Ztracené zařízení, nebo odkaz v cizích rukou?
you_lock_sure = Opravdu odhlásit
you_lock_done = Přihlášené zůstává jen toto zařízení. Schované odkazy už neplatí.
you_keep = Kdyby na vás prohlížeč zapomněl
you_keep_text = Cookie se snadno ztratí. Odkaz, který si schováte, vám všechny hry vrátí.
you_keep_go = Vytvořit odkaz k uschování
you_keep_new = Vytvořit nový odkaz k uschování
you_keep_has = Jeden už máte; nový ho nahradí.
you_keep_secret = Uložte ho tam, kde ho najdete jen vy: kdo ho má, hraje za vás.
you_data = Vaše data
you_export = Stáhnout vše
you_export_text = Všechny vaše hry se záznamy a vaše nastavení v jednom souboru.
you_export_done = Soubor je připraven.
you_export_site = Všechny vaše hry a nastavení v jednom souboru. Otevřete ho v jiném prohlížeči nebo na jiném zařízení a budete mít všechno i tam.
you_import = Otevřít soubor
you_import_text = Všechno z jiného prohlížeče, nebo záznam jedné hry.
you_import_done =
    { $n ->
        [0] Nic nového: všechny tyto hry už tu byly.
        [one] Přibyla { $n } hra.
        [few] Přibyly { $n } hry.
       *[other] Přibylo { $n } her.
    }
you_delete_site = Vaše hry a jména z tohoto prohlížeče navždy zmizí.
you_delete = Smazat vše
you_delete_text = Vaše hry, jména, zprávy a odkazy z tohoto serveru navždy zmizí. Ve hrách s ostatními za vás dohraje bot.
you_delete_sure = Opravdu vše smazat
you_delete_done =
    { $n ->
        [one] Vše je smazáno, i { $n } hra.
        [few] Vše je smazáno, i { $n } hry.
       *[other] Vše je smazáno, i { $n } her.
    }
you_no = Zrušit
me_title = Pokračovat tady
me_looking = Zjišťujeme, kdo jste…
me_text =
    { $n ->
        [one] Odkaz vede k hráči { $who }, který má { $n } hru.
        [few] Odkaz vede k hráči { $who }, který má { $n } hry.
       *[other] Odkaz vede k hráči { $who }, který má { $n } her.
    }
me_bring =
    { $n ->
        [one] Vzít s sebou { $n } hru z tohoto zařízení
        [few] Vzít s sebou { $n } hry z tohoto zařízení
       *[other] Vzít s sebou { $n } her z tohoto zařízení
    }
me_bring_note = Jinak na ně toto zařízení zapomene.
me_go = Pokračovat jako { $who }
me_no = Ne, děkuji
me_note = Jen pokud je odkaz váš: kdo ho vytvořil, sdílí hry s tímto zařízením.
me_same = Na tomto zařízení už jste { $who }.
link_qr = QR kód: { $what }
trouble_person_title = Tento odkaz nikam nevede
trouble_person_text = Už byl použit, je starší než deset minut, nebo byl nahrazen. Vytvořte nový na svém druhém zařízení.
