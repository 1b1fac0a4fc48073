### The terminal, in English. The page does not load these.

terminal_start = Type help for help, quit to leave.
terminal_bots = Bots: { $bots }.
terminal_bot = { $who } is { $bot }
terminal_slow = The rules run as plain Python, so bots think slowly. Build the package where there is a C compiler to speed them up.
terminal_goodbye = Goodbye! To carry on from here, run:
terminal_thinking = { $who } is thinking
terminal_coach = The coach
terminal_confirm = { $who }, press Enter to end your turn or u to undo
terminal_house = house rule
terminal_partly = house rule in part
terminal_ours = ours: { $ours }
terminal_repealed = repealed by { $rules }
terminal_changed = changed by { $rules }
terminal_nothing = nothing yet
terminal_undone = undone
terminal_saved = Saved. To watch it, run: zoopark replay { $file }
terminal_chance = chance
terminal_total = total
terminal_coins = coins
terminal_wins =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
terminal_bid = How many coins do you bid? 0 to { $most }
terminal_ways =
    { $n ->
        [one] { $kind }: { $n } way
       *[other] { $kind }: { $n } ways
    }
terminal_example = for example: { $move }

## Headings of the table of a hint

terminal_hint_move = move
terminal_hint_win = to win
terminal_hint_points = points
terminal_hint_search = search
terminal_hint_why = why

## What is refused

terminal_refused_which = Which move? Type: why MOVE
terminal_refused_secret = A hint would show the others what you can bid.
terminal_refused_undo = There’s nothing to undo: finished turns and drawn tiles stay as they are.
terminal_refused_where = Where to? Type: save FILE
terminal_refused_write = Can’t write { $file }: { $why }
terminal_refused_number = Choose a number from { $least } to { $most }.
terminal_refused_bid = Bid a number of coins from 0 to { $most }.
terminal_refused_unclear = That could mean { $moves }.
terminal_refused_unknown = “{ $typed }” is not a move here. Type help for help.

## Help

terminal_help =
    Type the number of a move, its text (take 2) or the first letters of its words (t 2).
      undo        undo your last decision this turn
      board       show the whole board again
      me          show what lies before you
      trucks      show what lies in the middle
      log         show what happened in the last turns
      score [A]   show all score sheets, or just one
      hint        show the best moves, and why
      why MOVE    compare a move with the best one
      rule Z.4.2  show a rule
      position    print the position as one line; --position starts a game from it
      save FILE   save a record of the game
      quit        leave the game (save first if you want to keep the record)
    Symbols: ▶ to move   ○ out of the round   · free   ♂ ♀ fertile

## Labels of the boards

label_last =
    { $n ->
        [one] { $n } tile of the end pile left: the last round
       *[other] { $n } tiles of the end pile left: the last round
    }
label_before = { $n } tiles before the end pile of { $pile }
label_both = { $zoo } and { $park } tiles unseen
label_final = , the last round
label_unseen = { $n } tiles unseen
label_round_of = round { $n } of { $of }
label_bank = bank { $n }
label_trucks = Trucks
label_flags = Flags
label_row = Row
label_sale = On sale: tile { $tile }. Still to bid: { $who }
label_builds = { $who } lays tile { $tile }
label_turn = { $who } to move
label_draws = { $who } draws a tile
label_loads = { $who } loads { $tile }
label_places = { $who } places { $tiles }
label_decides = { $who } decides
label_hidden = coins hidden
label_closed = closed
label_depot_empty = {"  "}depot empty
label_areas = areas (visitors)
label_trees = trees { $n } ({ $figures })   benches { $benches }
label_staff = cashiers { $cashiers }, keepers { $keepers }, manager { $manager }
label_boards = { $small } small and { $large } large boards left

## Words of expansions on the boards: the English one is what is replaced

label_word_extra = Extra enclosures
label_word_buildings = Buildings
label_word_visitors = Visitors
label_word_own-visitors = visitors
label_word_bonus = Bonus boards
label_word_offer = Offer board
label_word_workers = workers
label_word_donations = Donations
label_word_points = Point tiles
label_word_minis = Minis
label_word_order = order
label_word_savings = savings book
label_word_coin = coin on field { $n }
label_word_empty = empty
label_word_hidden = hidden
