### The pages around the table, in Czech.

nav_main = Hlavní nabídka
nav_skip = Přejít k obsahu
nav_play = Hrát
nav_mine = Moje hry
nav_mine_turns =
    { $n ->
        [one] { $n } čeká na vás
        [few] { $n } čekají na vás
       *[other] { $n } čeká na vás
    }
nav_lobby = Lobby
nav_rules = Pravidla
nav_theme = Vzhled: { $name }
nav_settings = Nastavení
theme_light = světlý
theme_dark = tmavý
theme_system = podle zařízení
foot_new = Hrajete poprvé?
foot_learn = Naučte se to za pět minut
foot_about = Otevřený kód · zvířata: Noto Emoji, Fluent Emoji
foot_install = Přidat na plochu
loading = Načítá se…

home_title = Pojďte dál, zoo má otevřeno
home_sub = Vyberte hru a hrajte hned proti botům, nebo pošlete odkaz kamarádovi.
home_sub_site = Vyberte hru a hrajte hned, proti botům nebo s přáteli u jedné obrazovky.
home_games = Hry
card_players = { $least } až { $most }
card_players_label =
    { $n ->
        [one] { $least } až { $most } hráč
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
card_minutes = asi { $n } min
card_play = Hrát
card_bots =
    { $n ->
        [one] { $n } bot, střední
        [few] { $n } boti, střední
       *[other] { $n } botů, střední
    }
card_setup = Nastavit

list_go = Pokračovat
list_look = Nahlédnout
list_sit = Přisednout
list_watch = Dívat se
list_replay = Přehrát
list_all = všechny
list_lobby = lobby
list_open = Otevřené stoly
list_yourturn = jste na tahu
list_turn = na tahu: { $who }
list_turns =
    { $n ->
        [one] na tahu: { $n } hráč
        [few] na tahu: { $n } hráči
       *[other] na tahu: { $n } hráčů
    }
list_paused = přestávka
list_free =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
list_won =
    { $n ->
        [one] výhra: { $who }, { $n } bod
        [few] výhra: { $who }, { $n } body
       *[other] výhra: { $who }, { $n } bodů
    }
list_shared = společné vítězství
list_record = záznam
list_clock = s hodinami
list_days = na více dní
list_more = Další
list_seat_open = volné místo
level_easy = lehký
level_normal = střední
level_hard = těžký
level_expert = expert
level_master = mistr
level_collector = sběratel
level_gambler = hazardér
level_spoiler = škodič
level_custom = vlastní
level_about_easy = Dělá hodně chyb. Vhodný pro první hru.
level_about_normal = Hraje rozumně, ale občas udělá chybu.
level_about_hard = Dívá se kousek dopředu.
level_about_expert = Dívá se daleko dopředu. Nad tahem přemýšlí asi vteřinu.
level_about_master = Nejsilnější. Učil se z tisíců her a přemýšlí až tři vteřiny.
level_about_collector = Sbírá body pro sebe a nezajímá ho, co máte vy.
level_about_gambler = Nechá ležet, co je dobré, a čeká na šťastný tah, který přinese všechno najednou.
level_about_spoiler = Sleduje toho, kdo vede, a bere mu, co potřebuje.
level_group = Podle síly
level_characters = S povahou

lobby_title = Lobby
lobby_sub = Přisedněte k ostatním, dívejte se jim přes rameno, nebo zjistěte, jak se vyhrálo.
lobby_open = Čekají na hráče
lobby_running = Právě se hraje
lobby_over = Dohrané
lobby_open_none = Teď nikdo nečeká. Otevřete vlastní stůl a ukažte ho tady.
lobby_running_none = Právě se nehraje žádná veřejná hra.
lobby_over_none = Zatím se tu nic nedohrálo.
lobby_new = Otevřít stůl
lobby_record = Otevřít záznam
lobby_record_note = Soubor uložený po hře, tady nebo jinde.
lobby_record_big = Na záznam je tento soubor příliš velký.

mine_title = Moje hry
mine_sub = Tento prohlížeč vás zná podle cookie; na jiné zařízení si hry vezmete na stránce „Vy“.
mine_turn = Jste na tahu
mine_running = Přemýšlejí ostatní
mine_open = Čekají na hráče
mine_over = Dohrané
mine_none = Zatím nemáte žádnou hru. K první stačí jedno kliknutí.
mine_none_go = Ke hrám

setup_title = Nastavit { $game }
setup_back = Všechny hry
setup_seats = Místa
setup_seats_of = { $n } z { $most }
setup_seat = Místo { $n }
setup_sitter = Kdo sedí na místě { $n }
sitter_you = Vy
sitter_here = Někdo u této obrazovky
sitter_bot = Bot
sitter_open = Na pozvání
setup_open_note = dostanete odkaz k odeslání
setup_name = Jméno na místě { $n }
setup_name_hint = Jméno
setup_level = Úroveň bota na místě { $n }
setup_add = Přidat místo
setup_remove = Odebrat místo { $n }
setup_clock = Hodiny
clock_none = Bez hodin
clock_live = Naživo
clock_slow = Na více dní
clock_turn1 = 1 minuta na tah
clock_turn3 = 3 minuty na tah
clock_game20 = 20 minut, +15 s za tah
clock_day1 = 1 den na tah
clock_day3 = 3 dny na tah
clock_day7 = 7 dní na tah
clock_note = Na čas se neprohrává: než se vrátíte, hraje za vás bot.
setup_more = Možnosti stolu
setup_back_moves = Vracení tahů
confirm_no = Během tahu
confirm_yes = Do potvrzení
confirm_note = Tah končí, až když ho potvrdíte, nebo po minutě; do té doby ho můžete vzít zpět.
option_hints = Rady
option_hints_note = Sovy se lze zeptat, co by zahrála.
option_chat = Chat
option_chat_note = Kdo sedí u stolu, může si psát s ostatními.
option_watch = Diváci
option_watch_note = Kdo má odkaz, může se dívat.
option_listed = Ukázat v lobby
option_listed_note = Volná místa může obsadit kdokoli.
option_ready = Všichni připraveni
option_ready_note = Hra začne, až všichni řeknou, že jsou připraveni.
option_deal = Společné losování
option_deal_note = Stoly se stejným názvem losují stejné destičky. Prázdné pole znamená náhodné losování.
conflict_rule = Pravidlo { $rule }
sum_players =
    { $n ->
        [one] pro { $n }
        [few] pro { $n }
       *[other] pro { $n }
    }
sum_with = navíc { $list }
sum_more =
    { $n ->
        [one] { $n } další
        [few] { $n } další
       *[other] { $n } dalších
    }
sum_you = vy
sum_here =
    { $n ->
        [one] { $n } další u této obrazovky
        [few] { $n } další u této obrazovky
       *[other] { $n } dalších u této obrazovky
    }
sum_open =
    { $n ->
        [one] { $n } kamarád přes odkaz
        [few] { $n } kamarádi přes odkaz
       *[other] { $n } kamarádů přes odkaz
    }
sum_bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boti
       *[other] { $n } botů
    }
sum_minutes = asi { $n } minut
setup_go = Začít hru
setup_go_open = Otevřít stůl
setup_nobody = Nikdo tu nesedí: posaďte se, nebo někoho pozvěte.
setup_unnamed = Hráč { $n }

seat_title = Máte tu připravené místo
seat_from = { $who } vás zve ke hře { $game }
seat_game = Místo je pro vás volné: { $game }
seat_text = Řekněte ostatním své jméno a posaďte se. Bez účtu a bez hesla.
seat_with = U stolu: { $names }
seat_you = vy
seat_calm = bez hodin: nespěchejte
seat_name = Vaše jméno
seat_sit = Posadit se
seat_looking = Hledáme vaše místo…

rules_title = Pravidla
rules_sub = Každé pravidlo má číslo. Když je tah odmítnut, důvod je tady.
rules_search = Hledat v pravidlech
rules_search_hint = stáj, Z.4.2, návštěvník…
rules_found =
    { $n ->
        [one] { $n } pravidlo
        [few] { $n } pravidla
       *[other] { $n } pravidel
    }
rules_none = O „{ $words }“ žádné pravidlo nemluví.
rules_house = domácí pravidlo
rules_house_part = zčásti domácí pravidlo
rules_repealed = zrušeno:
rules_changed = změněno:
rules_house_only = Jen domácí pravidla
rules_house_note = Označená pravidla jsou zcela nebo zčásti domácí: kde tištěná pravidla mlčí nebo nejsou jasná, hraje se u nás takto.
rules_contents = Obsah
rules_link = Odkaz na pravidlo { $rule }
rules_copied = Odkaz zkopírován
rules_games = Hry
rules_expansions = Rozšíření hry { $game }
rules_sources = Ukázat prameny
origin_cs = česká pravidla
origin_ru = ruská pravidla
origin_de = německá pravidla všech rozšíření
origin_board = vytištěno na herním materiálu
origin_printed = jiná tištěná pravidla a materiál
origin_proof = plyne z jiných pravidel
origin_house = domácí pravidlo
rules_missing = Pravidlo { $rule } neexistuje. Tady jsou všechna.

settings_title = Nastavení
settings_name = Jméno
settings_name_long = Nejvýše { $n } znaků; zbytek se vynechá.
settings_language = Jazyk
settings_theme = Vzhled
settings_mark = Titulek karty
settings_mark_note = Titulek karty prohlížeče ukáže, že jste na tahu.
settings_sound = Zvuk
settings_sound_note = Krátká melodie, když jste na tahu.
settings_moves = Zvuk tahů
settings_moves_note = Při každém tahu ťukne dřevo.
settings_sounds = Další zvuky
sound_coins = Mince
sound_joy = Mláďata a odměny
sound_talk = Zprávy
sound_people = Kdo přichází a odchází
sound_hurry = Dochází čas
sound_ending = Konec hry
settings_notices = Oznámení
settings_notices_note = Od prohlížeče, když jste na tahu a stránka není vidět.
settings_notices_denied = Prohlížeč je nepovoluje. Změnit to lze v jeho nastavení pro tuto stránku.
settings_push = I když je stránka zavřená
settings_push_note = Zpráva, když jste na tahu ve hře bez hodin nebo na více dní.
settings_push_failed = Prohlížeč se nemohl přihlásit. Je připojený k internetu?
settings_keys = Klávesové zkratky
settings_keys_note = D dobírá, 1 až 5 vybírá vůz, H žádá o radu…
settings_confirm = Potvrzovat tahy
settings_confirm_note = Poslední destička tahu čeká na potvrzení. Jinak vaše tahy končí hned.
settings_motion = Pohyb
motion_off = Vypnutý
motion_fast = Rychlý
motion_normal = Běžný
motion_slow = Pomalý
settings_forget = Zapomenout mě na tomto zařízení
settings_forget_note = Vaše místa zůstanou; jejich odkazy je dál otevřou.
settings_forget_sure = Opravdu zapomenout
settings_forget_no = Zůstat
settings_erase = Smazat moje zprávy a jména
settings_erase_note = Zmizí ze všech stolů. Místa vám zůstanou.
settings_erase_sure = Opravdu smazat
settings_erase_done =
    { $n ->
        [one] Smazáno u { $n } stolu.
        [few] Smazáno u { $n } stolů.
        [many] Smazáno u { $n } stolu.
       *[other] Smazáno u { $n } stolů.
    }

trouble_again = Zkusit znovu
trouble_home = Ke hrám
trouble_lobby = Do lobby
trouble_watch = Raději se dívat
trouble_table_title = Takový stůl tu není
trouble_table_text = Adresa je možná neúplná, nebo tu stůl nikdy nestál.
trouble_seat_title = Tento odkaz už žádné místo neotevírá
trouble_seat_text = Pozvánka platí jednou. Kdo ji poslal, najde u stolu nový odkaz; vaše vlastní místa najdete v části „Moje hry“.
trouble_full_title = Někdo byl rychlejší
trouble_full_text = Všechna místa u tohoto stolu jsou obsazená. Můžete se dívat, nebo otevřít vlastní stůl.
trouble_private_title = Uzavřená společnost
trouble_private_text = Na tento stůl se smějí dívat jen ti, kdo hrají.
trouble_offline_title = Zoo neodpovídá
trouble_offline_text = Server není dostupný. Vaše hry jsou v bezpečí; zkoušíme to dál.
trouble_many_title = Ne tak rychle
trouble_many_text = Bylo toho najednou příliš. Nadechněte se a zkuste to znovu.
trouble_page_title = Tady nic nebydlí
trouble_page_text = Na této adrese žádná stránka není.
trouble_old_title = Stránka zastarala
trouble_old_text = Zoo se mezitím opravovala. Načtěte stránku znovu a všechno bude jako dřív.
trouble_old_reload = Načíst znovu
trouble_rules_title = Starší vydání pravidel
trouble_rules_text = Tato hra začala s jinou verzí pravidel.
trouble_damaged_title = Tuto hru nelze přečíst
trouble_damaged_text = To, co z ní bylo uloženo, je poškozené. Vaše ostatní hry jsou v pořádku.
trouble_failed_title = Něco se pokazilo
trouble_failed_text = Není to vaše chyba a víme o ní.
inside_loading = Chystáme hru: { $done } z { $total } MB
inside_starting = Prostíráme stůl…
inside_unkept = Tento prohlížeč si tu nic nepamatuje: hra skončí s touto kartou. Chcete-li si ji nechat, uložte její záznam.
inside_full = V tomto prohlížeči už není místo. Nějaké uvolněte a hrajte dál; nic z odehraného se neztratí.
inside_offline = První hra potřebuje jednou připojení. Další už ne.
inside_no-engine = Tento prohlížeč neumí hry spustit sám. Zkuste novější, nebo hrajte na serveru.
inside_too-new = Vaše hry uložila novější verze této stránky. Načtěte ji znovu a hrajte dál.
inside_old = Tato stránka byla mezitím aktualizována. Načtěte ji znovu a hrajte; vaše hry tu stále jsou.
inside_slow = Úroveň „{ $level }“ potřebuje na tomto zařízení na tah víc než 3 sekundy. Hraje, co za tu dobu najde, a je proto slabší než obvykle.
inside_slow_go = Nová hra na úrovni „{ $level }“
offline_offer = Server neodpovídá. Můžete hrát dál v tomto prohlížeči, proti stejným botům.
offline_go = Hrát dál tady
offline_home = Server neodpovídá. Než se ozve, můžete hrát proti botům v tomto prohlížeči.
offline_home_go = Hrát tady
offline_back = Přenést na server
offline_back_failed = Server stále neodpovídá. Hra tu zůstává uložená; zkuste to později.

preview_open = { $game }: přisedněte si
preview_running = { $game }: sledujte hru
preview_over = { $game }: dohraná hra
