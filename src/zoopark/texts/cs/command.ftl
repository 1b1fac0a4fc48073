### The zoopark command, in Czech: its help, and what its commands print. The page does not load these.
### A name such as %(default)s is filled in by argparse.

command = Hrajte, simulujte a zkoumejte hry o zoo.
command_usage = použití:
command_arguments = argumenty
command_options = volby
command_help = vypsat tuto nápovědu a skončit
command_version = vypsat verzi a skončit
command_lang = %(choices)s (výchozí: jazyk vašeho systému)
command_json = vypsat výsledek jako JSON
command_default = výchozí: %(default)s
command_usual = výchozí: %(usual)s
command_jobs = počet procesů (výchozí: všechna jádra)
command_code = soubor v Pythonu s vlastními boty; lze opakovat
command_seed = stejné číslo dá stejné hry
command_record = záznam hry

## What argparse refuses

command_wrong = { $what } (nápověda: { $prog } --help)
command_wrong_required = chybí povinné argumenty: { $names }
command_wrong_unknown = neznámé argumenty: { $words }
command_wrong_choice = argument { $name }: { $word } není na výběr; zvolte z { $choices }
command_wrong_number = argument { $name }: { $word } není číslo
command_wrong_missing = argument { $name }: chybí hodnota
command_wrong_language = jazyk { $word } tu není: zvolte { $choices }
command_wrong_contact = --contact začíná mailto: nebo https://, ne { $given }
command_wrong_least = { $name } musí být aspoň { $least }
command_wrong_between = { $name } musí být od { $least } do { $most }, ne { $given }
command_wrong_seats =
    { $players ->
        [one] --seats má vyjmenovat { $players } místo, ne { $n }
        [few] --seats má vyjmenovat { $players } místa, ne { $n }
       *[other] --seats má vyjmenovat { $players } míst, ne { $n }
    }
command_wrong_person = { $why }; lidé jsou „you“ nebo mají velké písmeno
command_wrong_seat = místo { $seat } tu není
command_wrong_budget = rozpočet jsou iterace nebo sekundy, například 2000 nebo 1.5s, ne { $given }
command_wrong_file = soubor { $file } nelze přečíst: { $why }
command_wrong_text = { $file } není textový soubor
command_wrong_entries =
    { $n ->
        [one] záznam má { $n } položku
        [few] záznam má { $n } položky
       *[other] záznam má { $n } položek
    }
command_wrong_rule = pravidlo { $rule } není
command_wrong_keep = --keep přijímá { $choices }, ne { $given }

## Boti, běhy, soubory a servery

command_wrong_no-file = soubor { $file } tu není
command_wrong_python = { $file } není soubor v Pythonu
command_wrong_load = { $file } se nedá načíst: { $why }
command_wrong_no-bots = { $file } nemá žádnou podtřídu zoopark.Bot
command_wrong_bot = bot { $name } tu není; možnosti: { $known }
command_wrong_bots = míst pro boty je { $seats }, ne { $n }
command_wrong_iterations = { $given }: iterací je celý počet; sekundy končí na s, například 0.5s
command_wrong_sample = { $file } je poškozený; smažte ho a hry se odehrají znovu
command_wrong_slow = { $file } se nenačetl do { $seconds } s
command_wrong_exits = { $file } se nedá načíst: ukončuje program
command_wrong_no-games = musí se odehrát aspoň jedna hra
command_wrong_no-players = uveďte aspoň jednoho hráče
command_wrong_died = jeden z procesů, které hrály, skončil; možná ho ukončil bot nebo došla paměť
command_wrong_ray = klastr Ray není dostupný: { $why }
command_wrong_cannot = { $name } nemůže být { $given }
command_wrong_fewest = { $name } musí být aspoň { $least }: z méně her se nedá učit
command_wrong_folder = složku { $folder } nelze vytvořit: { $why }
command_wrong_unreadable = { $file } se nedá přečíst
command_wrong_training = v { $folder } je jiné učení: { $name } je { $found }, ne { $given }
command_wrong_nothing = { $name } nic nemění
command_wrong_toml = { $file } není TOML: { $why }
command_wrong_tables = v { $file } mají být buď jen čísla, nebo jen tabulky čísel
command_wrong_whole = { $file }: { $name } má být celé číslo, ne { $given }
command_wrong_limit = --limit musí být víc než 0 sekund
command_wrong_recorded = v { $folder } je jiný běh: s volbou --records
command_wrong_run = v { $folder } je jiný běh: { $name } je { $found }, ne { $given }
command_wrong_line = { $file }: řádek { $n } není hra z tohoto běhu
command_wrong_no-run = v { $folder } není běh, ve kterém by šlo pokračovat
command_wrong_damaged = { $file } je poškozený: { $why }
command_wrong_against = --against musí uvést tolik hráčů: { $players }, ne { $n }
command_wrong_server = { $server } nevede k místu ani ke stolu: zkopírujte odkaz na místo, nebo použijte --open GAME
command_wrong_open = --open potřebuje jen adresu serveru
command_wrong_which = který bot? Uveďte ho pomocí --bot: { $known }
command_wrong_address = { $given } není adresa serveru
command_wrong_nowhere = { $given } nevede k místu ani ke stolu
command_wrong_over = hra skončila: není o čem rozhodovat
command_wrong_chance = teď rozhoduje náhoda: nejdřív rozdejte
command_wrong_several = na tahu je několik míst: uveďte jedno
command_wrong_not-to-act = { $seat } není na tahu
command_wrong_hint = rada uvádí aspoň jeden tah
command_wrong_plot = graf je soubor .svg nebo .png, ne { $given }
command_wrong_no-curve = nebylo o čem rozhodovat: křivka není
command_wrong_write = { $file } nelze zapsat: { $why }
command_wrong_proxy = { $why }: proxy je adresa jako 127.0.0.1, nebo síť jako 172.16.0.0/12
command_wrong_workers = --workers potřebuje PostgreSQL (--database postgresql://…): SQLite je pro jeden proces
command_wrong_package = k tomu je potřeba balíček { $name }; nainstalujete ho: pip install 'zoopark[{ $extra }]'
command_wrong_listen = na { $address } nelze naslouchat: { $why }

## zoopark play

command_play = hrát v terminálu, lidé i boti u jedné klávesnice
command_play_seats = kdo kde sedí: „you“ jste vy, jméno jako Eva, nebo bot jako easy, normal, hard, expert či search:2000 (výchozí: vy proti botům normal)
command_play_seed = číslo nebo slovo, podle kterého lze losování zopakovat
command_play_position = začít z této pozice místo nové hry
command_play_no-confirm = končit tahy bez potvrzení

## zoopark replay, hint, review

command_replay = projít záznam hry
command_replay_to = zastavit po záznamu N
command_replay_boards = ukázat stůl před každým tahem
command_hint = ukázat nejlepší tahy v pozici a proč
command_hint_position = pozice na jednom řádku
command_hint_seat = čí tahy, je-li na řadě více míst
command_hint_about = tah k porovnání s nejlepším
command_hint_best = kolik tahů ukázat
command_hint_budget = počet iterací, nebo sekundy jako 1.5s
command_review = ukázat, co stálo které rozhodnutí v záznamu hry
command_review_seat = jen rozhodnutí tohoto místa
command_review_budget = počet iterací, nebo sekundy jako 0.5s, na rozhodnutí
command_review_plot = nakreslit šance do souboru .svg nebo .png
command_review_json = vypsat rozbor jako JSON, nebo ho zapsat

## zoopark simulate, games, rules, completion

command_simulate = sehrát mnoho her s náhodnými hráči a vypsat statistiku
command_simulate_games = počet her (výchozí: %(default)s)
command_games = vypsat hry a jejich volby
command_rules = vypsat pravidla, nebo jednotlivá podle čísla
command_rules_ids = pravidla (Z.4.2), kapitoly (Z.4)
command_completion = vypsat skript, který doplňuje příkazy
command_completion_shell = bash: eval "$(zoopark completion bash)"

## zoopark serve

command_serve = spustit webový server
command_serve_host = 0.0.0.0 přijímá spojení z jiných počítačů (výchozí: %(default)s)
command_serve_port = 0 zvolí libovolný volný port (výchozí: %(default)s)
command_database = sqlite:///cesta nebo postgresql://… (výchozí: SQLite ve vašem datovém adresáři)
command_serve_name = jméno počítače, které server za proxy přijme; lze opakovat
command_serve_proxy = adresa nebo síť, jejímž hlavičkám X-Forwarded-* se věří; lze opakovat
command_serve_keep = kolik dní po posledním záznamu se hry uchovávají, 0 navždy; lze opakovat (výchozí: %(usual)s)
command_serve_browse = otevřít stránku v prohlížeči
command_serve_workers = počet procesů, které obsluhují; více jich vyžaduje PostgreSQL (výchozí: %(default)s)
command_serve_thinkers = počet procesů, ve kterých přemýšlejí boti
command_serve_contact = mailto:… nebo https://…, pro provozovatele služeb push prohlížečů
command_serve_push-inside = soukromá adresa nebo síť, ve které smí být služba push; lze opakovat
command_serve_no-limits = vypnout všechna omezení počtu požadavků

## zoopark admin

command_admin = spravovat hry serveru za běhu
command_admin_list = hry, nejnovější první
command_admin_show = kdo sedí u stolu
command_admin_hide = odstranit hru z lobby a ostatních seznamů
command_admin_hide_undo = znovu ji uvádět
command_admin_end = ukončit hru: lze si ji prohlížet, ne hrát
command_admin_delete = smazat hry a všechno, co k nim patří
command_admin_ban = zakázat přístup adrese, síti nebo osobě
command_admin_ban_why = poznámka pro vás
command_admin_unban = zrušit zákaz
command_admin_bans = kdo má zákaz
command_admin_export = zapsat průběh hry jako řádky JSON
command_admin_backup = zkopírovat databázi SQLite, i když ji server používá

admin_status_open = otevřená
admin_status_running = běží
admin_status_paused = pauza
admin_status_over = dohraná
admin_status_archived = archiv
admin_hidden = skrytá
admin_listed = v nabídce
admin_host = otevřel(a): { $who }
admin_free = volné
admin_wrong_ended = tato hra už skončila
admin_wrong_who = { $who } není adresa, síť ani otisk osoby (zoopark admin show)
admin_wrong_ban = { $who } nemá zákaz
admin_wrong_postgresql = PostgreSQL se zálohuje vlastním nástrojem: pg_dump --format=custom --file=FILE DATABASE
admin_wrong_database = databáze { $file } neexistuje
admin_wrong_there = soubor { $file } už existuje
admin_wrong_backup = databázi { $file } nelze zálohovat: { $why }
admin_wrong_match = hra { $id } tu není

## zoopark bot

command_bot = posadit svého bota ke stolu libovolného serveru
command_bot_addresses = odkaz na místo, stůl v lobby, nebo s --open server; i více najednou
command_bot_bot = který (výchozí: jediný v souboru)
command_bot_name = jak se u stolu jmenuje (výchozí: jméno bota)
command_bot_open = otevřít na serveru stůl pro tuto hru
command_bot_against = kdo hraje u otevřeného stolu, „open“ je volné místo (výchozí: volná místa)
command_bot_seed = pro to, co bot nechává na náhodě
command_bot_sat = { $name } si sedá; zpátky vede { $link }
command_bot_over =
    { $n ->
        [one] hra skončila, { $n } tah byl náš
        [few] hra skončila, { $n } tahy byly naše
       *[other] hra skončila, { $n } tahů bylo našich
    }

## zoopark lab

command_lab = hry botů proti sobě: simulace, turnaje, trénink
command_lab_simulate = sehrát mnoho her a získat statistiku
command_lab_tournament = ohodnotit boty podle vzájemných her
command_lab_players = kdo hraje, třeba expert,search:500,greedy (výchozí: %(usual)s)
command_lab_games = nejmenší počet her (výchozí: %(usual)s)
command_lab_limit = sekundy na rozhodnutí pro boty z --code (výchozí: 10, nebo pětinásobek rozpočtu)
command_lab_out = zapsat hry, tabulky, grafy a zprávu
command_lab_records = zapsat i záznam každé hry, pro zoopark replay a review
command_lab_resume = pokračovat v běhu v tomto adresáři (výchozí: adresář z --out)
command_lab_ray = použít cluster Ray; bez adresy se spustí místní
command_lab_balance = ověřit, zda jsou všechna místa stejně dobrá a co mění rozšíření a jiná čísla
command_lab_balance_modules = porovnat hru s každým rozšířením a bez něj
command_lab_balance_what-if = porovnat s jinými čísly pravidel, třeba stall-points=3, nebo s čísly ze souboru TOML; lze opakovat, seznam vypíše zoopark games
command_lab_balance_bot = bot, který hraje na všech místech (výchozí: %(default)s)
command_lab_train = naučit se z her, jakou cenu má která situace
command_lab_train_out = složka; stejný příkaz v ní pokračuje
command_lab_train_first = hry první generace, která hraje bez prohledávání (výchozí: %(default)s)
command_lab_train_generations = další generace, které prohledávají se vším, co se naučily (výchozí: %(default)s)
command_lab_train_games = hry každé z nich (výchozí: %(default)s)
command_lab_train_iterations = iterace jejich prohledávání na rozhodnutí (výchozí: %(default)s)
command_lab_train_memory = generace prohledávání, ze kterých se síť učí (výchozí: %(default)s)
command_lab_train_hidden = jednotky skryté vrstvy sítě (výchozí: %(default)s)
command_lab_train_epochs = průchody sítě všemi hrami (výchozí: %(default)s)
command_lab_train_seed = stejné číslo dá stejné hry (výchozí: %(default)s)
command_lab_puzzles = najít pozice, ve kterých je jeden tah jasně nejlepší
command_lab_puzzles_game = jedna nebo více, které se střídají
command_lab_puzzles_deep = iterace každého ze dvou ověřovacích prohledávání (výchozí: %(default)s)
command_lab_puzzles_out = soubor JSON

## What the lab prints

lab_player = hráč
lab_rating = hodnocení
lab_won = výhry, %
lab_points = body
lab_games = hry
lab_seconds = s/rozhodnutí
lab_faults = chyby
lab_seat = místo
lab_wins = výhry
lab_mean = průměr
lab_deviation = odchylka
lab_least = nejméně
lab_most = nejvíce
lab_fault = chyba: { $what }
lab_more =
    { $n ->
        [one] … a ještě { $n } chyba, { $who }
        [few] … a ještě { $n } chyby, { $who }
       *[other] … a ještě { $n } chyb, { $who }
    }
lab_written = zapsáno do { $folder }: { $files }
lab_count =
    { $n ->
        [one] { $n } hra
        [few] { $n } hry
       *[other] { $n } her
    }
lab_instead = { $total } her místo { $games }, aby se místa střídala spravedlivě
lab_stopped = zastaveno; pokračujte příkazem: { $command }
lab_seat_points = body jednoho místa
lab_best_points = body nejlepšího místa
lab_gap = rozdíl nejlepšího a nejhoršího
lab_decisions = rozhodnutí
lab_rounds = kola
lab_changes = co která změna v průměru přináší
lab_with = změna
lab_comparing = porovnávání
lab_best = nejlepší místo
lab_learning = učení
lab_generation = generace { $n } z { $of }
lab_training_generation = generace
lab_training_notes = zápisy
lab_training_evaluator-error = chyba ohodnocení
lab_training_error = chyba
lab_training_evaluator-loss = ztráta ohodnocení
lab_training_loss = ztráta
lab_puzzles = hádanky
lab_found = { $file }: hádanky, { $n }
lab_sum = her náhodných hráčů: { $games }, rozhodnutí v každé: { $decisions }, za { $seconds } s ({ $speed } her/s)
lab_refused_two = turnaj potřebuje aspoň dva různé hráče
lab_refused_modules = { $game } nemá rozšíření
lab_refused_records = --records potřebuje adresář: --out DIR
lab_refused_folders = --resume a --out uvádějí různé adresáře
lab_refused_folder = --resume potřebuje adresář: --resume DIR

## Reviews, and the list of games

review_task = rozhodnutí
review_seat =
    { $n ->
        [one] { $who }   { $n } rozhodnutí, stejně dobrých jako nejlepší: { $good }, průměrná ztráta šance na výhru { $lost }
        [few] { $who }   { $n } rozhodnutí, stejně dobrých jako nejlepší: { $good }, průměrná ztráta šance na výhru { $lost }
       *[other] { $who }   { $n } rozhodnutí, stejně dobrých jako nejlepší: { $good }, průměrná ztráta šance na výhru { $lost }
    }
review_points = { $points } b.
review_nothing = nebylo o čem rozhodovat
review_costliest = Nejdražší rozhodnutí
review_cost = { $who }: { $played } místo { $best } stálo šanci na výhru { $chance } a { $points }
review_cost_but = { $who }: { $played } místo { $best } stálo šanci na výhru { $chance }, ale přineslo { $points }
games_players = hráči: { $least } až { $most }
games_module = rozšíření
games_tweak = číslo
games_span = tištěné: { $printed }, možné: { $least } až { $most }
games_preset = sada
games_option_players = počet hráčů
games_option_out = vynechané druhy (výchozí: náhodně)
games_option_start = místo, které začíná (výchozí: náhodně)
games_option_modules = rozšíření ve hře
games_option_tweaks = změněná čísla pravidel
games_option_flags = vlajky odshora (výchozí: náhodně)
games_option_variant = kolo končí třetím dílem se stromy
games_option_auction = odkrytý je jen dražený díl
games_option_tiebreak = o shodě rozhodují peníze
games_option_purses = všichni vidí všechny mince
games_preset_everything = všechna rozšíření kromě Vánoc, rodin a destiček XXL
games_preset_christmas = všechno a čtyři vánoční minivýběhy
