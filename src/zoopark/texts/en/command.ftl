### The zoopark command, in English: its help, and what its commands print. The page does not load these.
### A name such as %(default)s is filled in by argparse.

command = Play, simulate and study the zoo board games.
command_usage = usage:
command_arguments = arguments
command_options = options
command_help = show this help and exit
command_version = show the version and exit
command_lang = %(choices)s (default: the language of your system)
command_json = print the result as JSON
command_default = default: %(default)s
command_usual = default: %(usual)s
command_jobs = number of processes (default: all cores)
command_code = a Python file with your own bots; may be repeated
command_seed = the same seed gives the same games
command_record = a recorded game

## What argparse refuses

command_wrong = { $what } (for help: { $prog } --help)
command_wrong_required = the following arguments are required: { $names }
command_wrong_unknown = unrecognized arguments: { $words }
command_wrong_choice = argument { $name }: there is no { $word }; choose from { $choices }
command_wrong_number = argument { $name }: { $word } is not a number
command_wrong_missing = argument { $name }: a value is missing
command_wrong_language = there is no language { $word }: choose { $choices }
command_wrong_contact = --contact begins with mailto: or https://, not { $given }
command_wrong_least = { $name } must be at least { $least }
command_wrong_between = { $name } must be between { $least } and { $most }, not { $given }
command_wrong_seats = --seats must name { $players } seats, not { $n }
command_wrong_person = { $why }; people are 'you' or have a capital letter
command_wrong_seat = there is no seat { $seat }
command_wrong_budget = a budget is iterations or seconds, such as 2000 or 1.5s, not { $given }
command_wrong_file = cannot read { $file }: { $why }
command_wrong_text = { $file } is not a text file
command_wrong_entries =
    { $n ->
        [one] the record has { $n } entry
       *[other] the record has { $n } entries
    }
command_wrong_rule = there is no rule { $rule }
command_wrong_keep = --keep takes { $choices }, not { $given }

## Bots, runs, files and servers

command_wrong_no-file = there is no file { $file }
command_wrong_python = { $file } is not a Python file
command_wrong_load = { $file } cannot be loaded: { $why }
command_wrong_no-bots = { $file } defines no subclass of zoopark.Bot
command_wrong_bot = there is no bot { $name }; there are { $known }
command_wrong_bots = there are { $seats } seats for bots, not { $n }
command_wrong_iterations = { $given }: iterations are whole; seconds end with s, as in 0.5s
command_wrong_sample = { $file } is damaged; remove it, and its games will be played again
command_wrong_slow = { $file } was not loaded within { $seconds } s
command_wrong_exits = { $file } cannot be loaded: it ends the program
command_wrong_no-games = at least one game must be played
command_wrong_no-players = name at least one player
command_wrong_died = a process that played games has died; a bot may have ended it or run out of memory
command_wrong_ray = no Ray cluster: { $why }
command_wrong_cannot = { $name } cannot be { $given }
command_wrong_fewest = { $name } must be at least { $least }: there is nothing to learn from fewer
command_wrong_folder = cannot create the directory { $folder }: { $why }
command_wrong_unreadable = { $file } cannot be read
command_wrong_training = { $folder } holds another training: its { $name } is { $found }, not { $given }
command_wrong_nothing = { $name } changes nothing
command_wrong_toml = { $file } is not TOML: { $why }
command_wrong_tables = { $file } has neither numbers alone nor tables of numbers alone
command_wrong_whole = { $file }: { $name } is a whole number, not { $given }
command_wrong_limit = --limit must be more than 0 seconds
command_wrong_recorded = { $folder } holds another run: one with --records
command_wrong_run = { $folder } holds another run: its { $name } is { $found }, not { $given }
command_wrong_line = { $file }: line { $n } is not a game of this run
command_wrong_no-run = { $folder } holds no run to continue
command_wrong_damaged = { $file } is damaged: { $why }
command_wrong_against = --against must name { $players } players, not { $n }
command_wrong_server = { $server } names no seat and no table: copy a seat link, or use --open GAME
command_wrong_open = --open needs only the address of a server
command_wrong_which = which bot? Name it with --bot: { $known }
command_wrong_address = { $given } is not the address of a server
command_wrong_nowhere = { $given } leads neither to a seat nor to a table
command_wrong_over = the game is over: there is nothing to decide
command_wrong_chance = a chance event is due: deal first
command_wrong_several = several seats are to act: name one
command_wrong_not-to-act = { $seat } is not to act
command_wrong_hint = a hint names at least one move
command_wrong_plot = a plot is an .svg or .png file, not { $given }
command_wrong_no-curve = nothing was to be decided: there is no curve
command_wrong_write = cannot write { $file }: { $why }
command_wrong_proxy = { $why }: a proxy is an address such as 127.0.0.1, or a network such as 172.16.0.0/12
command_wrong_workers = --workers needs PostgreSQL (--database postgresql://…): SQLite is for one process
command_wrong_package = this needs the package { $name }; install it with: pip install 'zoopark[{ $extra }]'
command_wrong_listen = cannot listen on { $address }: { $why }

## zoopark play

command_play = play in the terminal, people and bots at one keyboard
command_play_seats = who sits where: ‘you’, a name such as Eva, or a bot such as easy, normal, hard, expert or search:2000 (default: you against normal bots)
command_play_seed = a number or word that makes the deal reproducible
command_play_position = start from this position instead of a new game
command_play_no-confirm = end turns without asking for confirmation

## zoopark replay, hint, review

command_replay = step through a recorded game
command_replay_to = stop after entry N
command_replay_boards = show the board before every turn
command_hint = show the best moves in a position, and why
command_hint_position = the position in one line
command_hint_seat = whose moves, if several seats are to act
command_hint_about = a move to compare with the best one
command_hint_best = how many moves to show
command_hint_budget = iterations, or seconds such as 1.5s
command_review = show what each decision of a recorded game cost
command_review_seat = only the decisions of this seat
command_review_budget = iterations, or seconds such as 0.5s, per decision
command_review_plot = plot the chances to an .svg or .png file
command_review_json = print the review as JSON, or write it

## zoopark simulate, games, rules, completion

command_simulate = play many games with random players and print statistics
command_simulate_games = number of games (default: %(default)s)
command_games = list the games and their options
command_rules = print the rulebook, or single rules by id
command_rules_ids = rules (Z.4.2), chapters (Z.4)
command_completion = print the script that completes commands
command_completion_shell = bash: eval "$(zoopark completion bash)"

## zoopark serve

command_serve = run the web server
command_serve_host = 0.0.0.0 to accept connections from other machines (default: %(default)s)
command_serve_port = 0 picks any free port (default: %(default)s)
command_database = sqlite:///path or postgresql://… (default: SQLite in your data directory)
command_serve_name = a host name to accept when behind a proxy; may be repeated
command_serve_proxy = an address or network whose X-Forwarded-* headers are trusted; may be repeated
command_serve_keep = how long to keep matches after their last entry, 0 for ever; may be repeated (default: %(usual)s)
command_serve_browse = open the page in your browser
command_serve_workers = number of processes that serve; several need PostgreSQL (default: %(default)s)
command_serve_thinkers = number of processes in which bots search
command_serve_contact = mailto:… or https://…, for those who run the push services of browsers
command_serve_push-inside = a private address or network in which a push service may be; may be repeated
command_serve_no-limits = disable all rate limits

## zoopark admin

command_admin = manage the matches of a server while it runs
command_admin_list = matches, the newest first
command_admin_show = who sits at a table
command_admin_hide = remove a match from the lobby and all other lists
command_admin_hide_undo = list it again
command_admin_end = end a match: it can still be viewed, not played
command_admin_delete = delete matches and everything about them
command_admin_ban = keep an address, a network or a person away
command_admin_ban_why = a note for you
command_admin_unban = lift a ban
command_admin_bans = who is banned
command_admin_export = write the log of a match as lines of JSON
command_admin_backup = copy a SQLite database, while a server uses it

admin_status_open = open
admin_status_running = running
admin_status_paused = paused
admin_status_over = over
admin_status_archived = archived
admin_hidden = hidden
admin_listed = listed
admin_host = opened by { $who }
admin_free = open
admin_wrong_ended = this match has ended already
admin_wrong_who = { $who } is not an address, a network or a person’s digest (zoopark admin show)
admin_wrong_ban = { $who } is not banned
admin_wrong_postgresql = PostgreSQL has its own way: pg_dump --format=custom --file=FILE DATABASE
admin_wrong_database = there is no database { $file }
admin_wrong_there = { $file } exists already
admin_wrong_backup = cannot back up { $file }: { $why }
admin_wrong_match = there is no match { $id }

## zoopark bot

command_bot = seat your own bot at a table of any server
command_bot_addresses = a seat link, a table in the lobby or, with --open, a server; several at once
command_bot_bot = which one (default: the only one of the file)
command_bot_name = what it is called at the table (default: the bot’s name)
command_bot_open = open a table for this game on the server
command_bot_against = who plays at an opened table, ‘open’ for a free seat (default: open seats)
command_bot_seed = for what the bot leaves to chance
command_bot_sat = { $name } sits down; to come back: { $link }
command_bot_over =
    { $n ->
        [one] the game is over after { $n } move of ours
       *[other] the game is over after { $n } moves of ours
    }

## zoopark lab

command_lab = play bots against each other: simulations, tournaments, training
command_lab_simulate = play many games and get statistics
command_lab_tournament = rate bots by their games against each other
command_lab_players = who plays, such as expert,search:500,greedy (default: %(usual)s)
command_lab_games = minimum number of games (default: %(usual)s)
command_lab_limit = seconds per decision for bots from --code (default: 10, or five times the budget)
command_lab_out = write the games, tables, plots and a report
command_lab_records = also write the record of every game, for zoopark replay and review
command_lab_resume = resume the run in this directory (default: that of --out)
command_lab_ray = use a Ray cluster; without an address, one is started here
command_lab_balance = check whether every seat is equally good, and what modules and other numbers change
command_lab_balance_modules = compare with and without each module
command_lab_balance_what-if = compare with other numbers of the rules, such as stall-points=3, or those of a TOML file; may be repeated, and zoopark games lists them
command_lab_balance_bot = the bot that plays every seat (default: %(default)s)
command_lab_train = learn from games what a situation is worth
command_lab_train_out = a folder; running the same command again resumes there
command_lab_train_first = games of the first generation, which plays without search (default: %(default)s)
command_lab_train_generations = generations after it, which search with all that was learned (default: %(default)s)
command_lab_train_games = games of each of these (default: %(default)s)
command_lab_train_iterations = iterations of their search per decision (default: %(default)s)
command_lab_train_memory = generations of searches that a network learns from (default: %(default)s)
command_lab_train_hidden = units of the network’s hidden layer (default: %(default)s)
command_lab_train_epochs = passes of the network over all games (default: %(default)s)
command_lab_train_seed = the same seed gives the same games (default: %(default)s)
command_lab_puzzles = find positions in which one move is clearly best
command_lab_puzzles_game = one or several, which take turns
command_lab_puzzles_deep = iterations of each of the two searches that verify (default: %(default)s)
command_lab_puzzles_out = a JSON file

## What the lab prints

lab_player = player
lab_rating = rating
lab_won = won, %
lab_points = points
lab_games = games
lab_seconds = s/decision
lab_faults = faults
lab_seat = seat
lab_wins = wins
lab_mean = mean
lab_deviation = deviation
lab_least = least
lab_most = most
lab_fault = fault of { $what }
lab_more =
    { $n ->
        [one] … and { $n } more fault of { $who }
       *[other] … and { $n } more faults of { $who }
    }
lab_written = written to { $folder }: { $files }
lab_count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
lab_instead = { $total } games instead of { $games }, so that every seat is shared fairly
lab_stopped = stopped; go on with: { $command }
lab_seat_points = points of a seat
lab_best_points = points of the best seat
lab_gap = from the best to the worst
lab_decisions = decisions
lab_rounds = rounds
lab_changes = what each change brings, on average
lab_with = with
lab_comparing = comparing
lab_best = best seat
lab_learning = learning
lab_generation = generation { $n } of { $of }
lab_training_generation = generation
lab_training_notes = notes
lab_training_evaluator-error = evaluator’s error
lab_training_error = error
lab_training_evaluator-loss = evaluator’s loss
lab_training_loss = loss
lab_puzzles = puzzles
lab_found = { $file }: { $n } puzzles
lab_sum = { $games } games of random players, { $decisions } decisions each, in { $seconds } s ({ $speed } games/s)
lab_refused_two = a tournament needs at least two different players
lab_refused_modules = { $game } has no modules
lab_refused_records = --records needs a directory: --out DIR
lab_refused_folders = --resume and --out name different directories
lab_refused_folder = --resume needs a directory: --resume DIR

## Reviews, and the list of games

review_task = decisions
review_seat =
    { $n ->
        [one] { $who }   { $n } decision, { $good } as good as the best, { $lost } to win lost per decision on average
       *[other] { $who }   { $n } decisions, { $good } as good as the best, { $lost } to win lost per decision on average
    }
review_points = { $points } points
review_nothing = nothing was to be decided
review_costliest = Costliest decisions
review_cost = { $who }: { $played } instead of { $best } cost { $chance } to win and { $points }
review_cost_but = { $who }: { $played } instead of { $best } cost { $chance } to win but brought { $points }
games_players = { $least } to { $most } players
games_module = module
games_tweak = tweak
games_span = printed: { $printed }, possible: { $least } to { $most }
games_preset = preset
games_option_players = number of players
games_option_out = the species left out (default: random)
games_option_start = the seat that begins (default: random)
games_option_modules = the expansions in play
games_option_tweaks = numbers of the rules that are changed
games_option_flags = the flags from the top (default: random)
games_option_variant = rounds end with their third tree tile
games_option_auction = only the tile being auctioned is face up
games_option_tiebreak = money breaks ties
games_option_purses = everyone sees all coins
games_preset_everything = all modules except Christmas, the families and the XXL tiles
games_preset_christmas = everything plus the four Christmas mini enclosures
