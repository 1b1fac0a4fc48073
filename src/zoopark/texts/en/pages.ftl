### The pages around the table, in English.

## Frame

nav_main = Main
nav_skip = Skip to content
nav_play = Play
nav_mine = My games
nav_mine_turns =
    { $n ->
        [one] { $n } waiting for you
       *[other] { $n } waiting for you
    }
nav_lobby = Lobby
nav_rules = Rulebook
nav_theme = Theme: { $name }
nav_settings = Settings
theme_light = light
theme_dark = dark
theme_system = same as device
foot_new = Never played?
foot_learn = Learn in five minutes
foot_about = Open source · animal art: Noto Emoji, Fluent Emoji
foot_install = Add to home screen
loading = Loading…

## Home

home_title = Come in, the zoo is open
home_sub = Pick a game and play against bots right away, or send a friend a link.
home_sub_site = Pick a game and play right away, against bots or with friends at one screen.
home_games = Games
card_players = { $least } to { $most }
card_players_label = { $least } to { $most } players
card_minutes = about { $n } min
card_play = Play now
card_bots =
    { $n ->
        [one] { $n } bot, normal
       *[other] { $n } bots, normal
    }
card_setup = Set up

## Lists of tables

list_go = Continue
list_look = View
list_sit = Sit down
list_watch = Watch
list_replay = Replay
list_all = all
list_lobby = lobby
list_open = Open tables
list_yourturn = your turn
list_turn = { $who } to move
list_turns =
    { $n ->
        [one] { $n } to move
       *[other] { $n } to move
    }
list_paused = paused
list_free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
list_won =
    { $n ->
        [one] { $who } won with { $n } point
       *[other] { $who } won with { $n } points
    }
list_shared = shared victory
list_record = recorded game
list_clock = with a clock
list_days = over several days
list_more = More
list_seat_open = free seat
level_easy = easy
level_normal = normal
level_hard = hard
level_expert = expert
level_master = master
level_collector = collector
level_gambler = gambler
level_spoiler = spoiler
level_custom = custom
level_about_easy = Makes many mistakes. Good for a first game.
level_about_normal = Plays soundly, with a mistake now and then.
level_about_hard = Looks a little ahead.
level_about_expert = Looks far ahead. Takes about a second for a decision.
level_about_master = The strongest. Has learned from thousands of games and takes up to three seconds.
level_about_collector = Goes for its own points and doesn’t care what you have.
level_about_gambler = Passes up good things, hoping for the one lucky draw that brings everything at once.
level_about_spoiler = Keeps an eye on the leader and takes what they need.
level_group = By strength
level_characters = With a character

lobby_title = Lobby
lobby_sub = Sit down with others, look over their shoulders, or see how a game was won.
lobby_open = Waiting for players
lobby_running = In progress
lobby_over = Finished
lobby_open_none = Nobody is waiting at the moment. Open your own table and list it here.
lobby_running_none = No public games are in progress right now.
lobby_over_none = No game has been finished here yet.
lobby_new = Open a table
lobby_record = Open a record
lobby_record_note = A file you saved after a game, here or elsewhere.
lobby_record_big = This file is too large to be a record.

mine_title = My games
mine_sub = This browser remembers you with a cookie. To take your games to another device, go to “You”.
mine_turn = Your turn
mine_running = Waiting for others
mine_open = Waiting for players
mine_over = Finished
mine_none = You have no games yet. The first one is a click away.
mine_none_go = To the games

## Set-up

setup_title = Set up { $game }
setup_back = All games
setup_seats = Seats
setup_seats_of = { $n } of { $most }
setup_seat = Seat { $n }
setup_sitter = Who takes seat { $n }
sitter_you = You
sitter_here = Someone at this screen
sitter_bot = Bot
sitter_open = By invitation
setup_open_note = you get a link to send
setup_name = Name at seat { $n }
setup_name_hint = Name
setup_level = Level of the bot at seat { $n }
setup_add = Add a seat
setup_remove = Remove seat { $n }
setup_clock = Clock
clock_none = None
clock_live = Live
clock_slow = Over several days
clock_turn1 = 1 minute per turn
clock_turn3 = 3 minutes per turn
clock_game20 = 20 minutes, +15 s per turn
clock_day1 = 1 day per turn
clock_day3 = 3 days per turn
clock_day7 = 7 days per turn
clock_note = Nobody loses on time: a bot takes over until you’re back.
setup_more = Table options
setup_back_moves = Undo
confirm_no = Within the turn
confirm_yes = Until you confirm
confirm_note = Your turn ends when you confirm it, or after a minute; until then you can undo it.
option_hints = Hints
option_hints_note = Players may ask the owl what it would do.
option_chat = Chat
option_chat_note = Players at the table can message each other.
option_watch = Spectators
option_watch_note = Anyone with the link can watch.
option_listed = Show in the lobby
option_listed_note = Anyone may take the open seats.
option_ready = Ready check
option_ready_note = The game starts when everyone has said they’re ready.
option_deal = Shared deal
option_deal_note = Tables that share a name draw the same tiles. Leave it blank for a random deal.
conflict_rule = Rule { $rule }
sum_players =
    { $n ->
        [one] for { $n }
       *[other] for { $n }
    }
sum_with = with { $list }
sum_more =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
sum_you = you
sum_here =
    { $n ->
        [one] { $n } more at this screen
       *[other] { $n } more at this screen
    }
sum_open =
    { $n ->
        [one] { $n } friend by link
       *[other] { $n } friends by link
    }
sum_bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
sum_minutes = about { $n } minutes
setup_go = Start the game
setup_go_open = Open the table
setup_nobody = Nobody is sitting here: take a seat or invite someone.
setup_unnamed = Player { $n }

## A seat by link

seat_title = There’s a seat saved for you
seat_from = { $who } invites you to play { $game }
seat_game = There’s a seat saved for you: { $game }
seat_text = Tell the others your name and sit down. No account, no password.
seat_with = At the table: { $names }
seat_you = you
seat_calm = no clock: take your time
seat_name = Your name
seat_sit = Sit down
seat_looking = Looking for your seat…

## Rulebook

rules_title = Rulebook
rules_sub = Every rule has a number. When a move is refused, this is where it comes from.
rules_search = Search the rules
rules_search_hint = barn, Z.4.2, visitor…
rules_found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules_none = No rule mentions “{ $words }”.
rules_house = house rule
rules_house_part = house rule in part
rules_repealed = repealed by
rules_changed = changed by
rules_house_only = House rules only
rules_house_note = Marked rules are, wholly or in part, house rules: where the printed rules are silent or ambiguous, this is how we play.
rules_contents = Contents
rules_link = Link to rule { $rule }
rules_copied = Link copied
rules_games = Games
rules_expansions = Expansions of { $game }
rules_sources = Show sources
origin_cs = Czech booklet
origin_ru = Russian booklet
origin_de = German rules for all expansions
origin_board = printed on the components
origin_printed = other printed rules and components
origin_proof = follows from other rules
origin_house = house rule
rules_missing = There’s no rule { $rule }. Here are all the rules.

## Settings

settings_title = Settings
settings_name = Name
settings_name_long = At most { $n } characters; the rest is cut off.
settings_language = Language
settings_theme = Theme
settings_mark = Tab title
settings_mark_note = Show it in the tab title when it’s your turn.
settings_sound = Sound
settings_sound_note = A short tune when it’s your turn.
settings_moves = Move sounds
settings_moves_note = A wooden knock for every move.
settings_sounds = More sounds
sound_coins = Coins
sound_joy = Births and awards
sound_talk = Messages
sound_people = Players come and go
sound_hurry = Time is running out
sound_ending = End of the game
settings_notices = Notifications
settings_notices_note = From your browser, when it’s your turn and the page is hidden.
settings_notices_denied = Your browser doesn’t allow them. You can change that in its settings for this page.
settings_push = When the page is closed
settings_push_note = A push message when it’s your turn in a game without a clock or over several days.
settings_push_failed = Your browser couldn’t subscribe. Is it connected to the Internet?
settings_keys = Letter keys
settings_keys_note = D draws, 1 to 5 choose a truck, H asks for a hint…
settings_confirm = Confirm turns
settings_confirm_note = Press Confirm after the last tile of your turn. When this is off, your turns end right away.
settings_motion = Motion
motion_off = Off
motion_fast = Fast
motion_normal = Normal
motion_slow = Slow
settings_forget = Forget me on this device
settings_forget_note = You keep your seats; their links still work.
settings_forget_sure = Really forget
settings_forget_no = Stay
settings_erase = Delete my chat and my names
settings_erase_note = They disappear from all tables. You keep your seats.
settings_erase_sure = Really delete
settings_erase_done =
    { $n ->
        [one] Deleted at { $n } table.
       *[other] Deleted at { $n } tables.
    }

## Trouble

trouble_again = Try again
trouble_home = To the games
trouble_lobby = To the lobby
trouble_watch = Watch instead
trouble_table_title = There’s no such table
trouble_table_text = The address may be incomplete, or the table was never opened here.
trouble_seat_title = This seat link no longer works
trouble_seat_text = Each invitation works only once. Ask for a new link, or look for your seat under “My games”.
trouble_full_title = Someone was quicker
trouble_full_text = All seats at this table are taken. You can watch, or open a table of your own.
trouble_private_title = A closed party
trouble_private_text = Only the players can see this table.
trouble_offline_title = The zoo isn’t answering
trouble_offline_text = We can’t reach the server. Your games are safe; we’ll keep trying.
trouble_many_title = Not so fast
trouble_many_text = That was a bit much at once. Take a breath and try again.
trouble_page_title = Here be no dragons
trouble_page_text = There’s no page at this address.
trouble_old_title = This page is out of date
trouble_old_text = The zoo has been renovated in the meantime. Reload the page and everything will be as it was.
trouble_old_reload = Reload
trouble_rules_title = An older edition of the rules
trouble_rules_text = This game was started under a different version of the rules.
trouble_damaged_title = This game can’t be read
trouble_damaged_text = What was saved of it is damaged. Your other games are fine.
trouble_failed_title = Something went wrong
trouble_failed_text = It isn’t your fault, and we’ve made a note of it.
inside_loading = Getting the game ready: { $done } of { $total } MB
inside_starting = Setting up the table…
inside_unkept = This browser keeps nothing here: your game ends with this tab. Save its record if you want to keep it.
inside_full = This browser has no room left. Make some, then go on; nothing you’ve played is lost.
inside_offline = The first game needs a connection once. Later ones don’t.
inside_no-engine = This browser can’t run the games by itself. Try a newer one, or play on a server.
inside_too-new = Your games were saved by a newer version of this page. Load it again to go on.
inside_old = This page has been updated in the meantime. Reload it to play; your games are still here.
inside_slow = Level “{ $level }” needs more than 3 seconds per move on this device. It plays what it finds in that time, so it’s weaker than usual.
inside_slow_go = New game at level “{ $level }”
offline_offer = The server isn’t responding. You can play on in this browser, against the same bots.
offline_go = Play on here
offline_home = The server isn’t responding. Until it’s back, you can play against bots in this browser.
offline_home_go = Play here
offline_back = Take it to the server
offline_back_failed = The server still isn’t responding. Your game is saved here; try again later.

## Previews of links

preview_open = { $game }: take a seat
preview_running = { $game }: watch the game
preview_over = { $game }: a finished game
