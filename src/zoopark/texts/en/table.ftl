### A table that is being played, whatever the game, in English.

guest = Guest

## The log, besides the game

note_sat = { $who } sits down
note_ready = { $who } is ready
note_unready = { $who } isn’t ready after all
note_stood = { $who } stands up
note_filled = A bot sits down
note_started = The game begins
note_undone = { $who } undoes a step
note_asked = { $who } asks to go back
note_agreed = { $who } agrees
note_declined = { $who } doesn’t agree
note_replaced_left = { $who } leaves; a bot takes over
note_replaced_time = Time’s up: a bot plays for { $who }
note_replaced_absent = { $who } is away; a bot takes over
note_returned = { $who } is back
note_suggested = { $who } would like a pause
note_paused = { $who } pauses the game
note_resumed = { $who } resumes the game
note_rematched = { $who } wants to play again
note_hushed_all = Everyone can chat now
note_hushed_players = Only players can chat now
note_hushed_nobody = Chat is turned off now
note_closed = The server’s operator ended the game

## One's turn

turn_title = Your turn
turn_body = { $game }: the others are waiting for you.

## What is refused, where no rule says it

refused_title = You can’t do that
refused_stale = The table has changed in the meantime. Have another look and choose again.
refused_unconfirmed = The last turn hasn’t been confirmed yet.
refused_paused = The game is paused.
refused_away = A bot is playing for you. Take your seat back first.
refused_no-undo = A drawn tile, a sealed bid or anything others have responded to can’t be undone, but you can ask everyone to go back.
refused_asked-already = Someone has already asked.
refused_not-your-turn = It isn’t your turn.
refused_too-early = Give them more time: as long as the slowest of you took, ten minutes at least. Then a bot can take over.
refused_clocked = Their own clock is running. When the time is up, a bot takes over by itself.
refused_not-waiting = Nobody is being waited for in that seat.
refused_no-moment = The game hasn’t got that far.
refused_no-hints = Hints are turned off at this table.
refused_busy = Many people are asking at the moment. Try again soon.
refused_too-many = Not so fast: that was a bit much at once.
refused_offline = The server isn’t responding.
refused_over = The game is over.
refused_taken = This seat is taken.
refused_nothing-said = Say something.
refused_outdated = This page is older than the server. Close it and open it again.
refused_unavailable = The server can’t save anything right now. Please try again.
refused_not-running = The game isn’t in progress right now.
refused_not-paused = The game isn’t paused.
refused_illegal = The rules don’t allow that.
refused_no-move = There’s no such move.
refused_not-your-seat = This isn’t your seat.
refused_not-yours = This isn’t your seat.
refused_not-host = Only the host can do that.
refused_no-request = Nobody is waiting for your answer.
refused_nothing-to-confirm = There’s nothing to confirm right now.
refused_not-started = The game hasn’t started yet.
refused_not-over = The game isn’t over yet.
refused_not-away = No bot is playing for you.
refused_archived = This is a recorded game: you can only watch it.
refused_no-chat = Chat is turned off at this table.
refused_name-taken = Someone here already has that name. Choose another one.
refused_no-name = A name needs at least one letter.
refused_no-bot = There’s no such bot.
refused_no-seat = There’s no such seat.
refused_seated = You’re already sitting at this table.
refused_rematched = Someone has already opened the rematch.
refused_rules = This game was started under a different version of the rules.
refused_damaged = This table is damaged and can’t be opened.
refused_no-table = There’s no such table.
refused_no-lesson = There’s no such lesson.
refused_no-guide = There’s no such guided game.
refused_no-person = This link doesn’t lead to anyone (any more).
refused_no-puzzle = There’s no such puzzle.
refused_no-rule = There’s no such rule.
refused_no-record = This file isn’t a game record.
refused_other-rules = This record follows another version of the rules. Reload the page; if that doesn’t help, open the record where it was saved.
refused_no-export = This file contains no games.
refused_too-new = This file was saved by a newer version. Reload this page, then open it again.
refused_no-game = The game can’t be set up like that.
refused_no-position = This position isn’t possible.
refused_chairs = The number of seats doesn’t suit this game.
refused_too-large = That’s too large to send.
refused_cross-site = This request came from another site and wasn’t accepted.
refused_closed = The server’s operator ended this game.
refused_enough = This table’s log is nearly full: only moves are accepted now. Play the game to its end.
refused_enough-said = The chat of this table is full: no more messages are saved.
refused_players-only = Only players can chat at this table.
refused_hushed = It’s already set that way.
refused_banned = You’ve been banned from this server.
refused_started = The game has already started.
refused_no-ready = This game starts as soon as every seat is taken.
refused_said-ready = You’ve said so already.
refused_no-push = This server sends no push messages.
refused_push-address = Messages can’t be sent to this address.
refused_push-keys = These are not the keys of a push subscription.
push_turn = It’s your turn.
refused_full = The server has no room for more visitors at the moment. Try again soon.
refused_too-late = Your message took too long to arrive. Try again.
refused_failed = Something went wrong here. We’ve made a note of it.
refused_bad-message = The server can’t make sense of this message.
refused_bad-query = The server can’t make sense of this address.
refused_no-json = This isn’t JSON.
refused_not-found = There’s nothing here.
refused_method = That can’t be done here.
refused_wrong-host = The server doesn’t go by this name.
refused_unknown = That didn’t work. Reload the page and try again.

## The owl

owl_thinking = The owl is thinking…
owl_move = { $move }: { $chance } to win
owl_next = next best: { $move }
owl_denies = less for { $who }
owl_gives = more for { $who }
owl_none = The owl sees no choice here.
owl_best = The owl would have done the same: { $move }
owl_better = Better: { $move }
owl_asgood = As good as the best: { $move }
lesson_ask = You chose: { $move }. What would be better?
lesson_worse = Not quite: { $move }. Try something else.
lesson_at = Mistake { $n } of { $of }
lesson_show = Better move
lesson_next = Next
lesson_previous = Previous mistake
lesson_close = Done

## Notices above the table

banner_lost = Connection lost, reconnecting… Anything you choose now happens as soon as it’s back.
banner_paused = The game is paused.
banner_tired = { $who } would like a pause. Do you agree?
banner_tired_wait = The game pauses once everyone agrees. Still missing: { $who }
banner_resume = Resume
banner_away = A bot is playing for you.
banner_away_look = See what happened
banner_return = Take my seat back
banner_confirm_other = { $who } still has to confirm the turn.
banner_request =
    { $n ->
        [one] { $who } asks to undo { $n } move. Do you agree?
       *[other] { $who } asks to undo { $n } moves. Do you agree?
    }
banner_request_wait = Waiting for the others to agree: { $who }
banner_agree = Agree
banner_decline = No
banner_watching = You’re watching.
banner_live = Back to live
banner_result = Back to the result
banner_askback = Ask to go back to here

## Tools of a table

tools_log = Log
tools_chat = Chat
tools_chat_unread =
    { $n ->
        [one] Chat, { $n } new message
       *[other] Chat, { $n } new messages
    }
tools_scores = Scores
tools_menu = Menu
tools_rules = Rulebook
tools_clock = { $who } has { $time } left
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
menu_title = This table
menu_keys = Keys
menu_settings = Settings
menu_pause = Pause
menu_pause_ask = Suggest a pause
menu_resume = Resume
menu_ask = Ask to undo my last move
menu_leave = Leave: a bot takes over for me
menu_leave_sure = Really leave
menu_return = Take my seat back
menu_replace = Let a bot play for { $who }
menu_lock = Sign out other devices
menu_record = Save the record
menu_home = All games
menu_watch = Link for spectators
menu_device = My seat on another device
menu_look = View as { $who }
menu_people = At the table
menu_watching =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
here = here
gone = away
link_copy = Copy link
link_copied = Copied
link_share = Share

## Log and chat

panel_title = Log and chat
panel_live = Live
panel_walk = Step through the game
panel_earlier = One move back
panel_later = One move forward
chat_say = Say something kind
chat_send = Send
chat_none = Nobody has said anything yet.
chat_off = Chat is turned off at this table.
chat_mute = Hide what { $who } says
chat_unmute = Show what { $who } says
chat_who = Who can chat
chat_who_all = Everyone
chat_who_players = Players only
chat_who_nobody = Nobody

## Passing the device

pass_title = Pass the device to { $who }
pass_text = No peeking, everyone else! Hidden information comes next.
pass_go = I’m { $who }

## Before the game

room_title = Waiting for players
room_sub = The game starts as soon as every seat is taken.
room_sub_ready = The game starts when every seat is taken and everyone is ready.
room_ready = I’m ready
room_unready = I’m not ready yet
room_is_ready = ready
room_not_ready = not ready yet
room_seat = Seat { $n }
room_open = free
room_you = you
room_bot = bot, { $level }
room_invite = Send this link to a friend:
room_invite_label = Invitation to seat { $n }
room_fill = Put a bot here
room_fill_all = Fill with bots
room_level = Bot level
room_leave = Stand up
room_sit = Sit down
room_waits = The host sends the invitations; the game starts automatically.

## Keys

keys_title = Keys
keys_off = Letter keys are turned off in the settings.
keys_yours = Your turn
keys_placing = Placing
keys_table = At the table
keys_group = a group of actions, then arrow keys
keys_turn = turn it right, left
keys_fitting = next, previous place that fits
keys_arrows = move between the things you can choose
keys_Enter = choose or confirm
keys_Esc = put back, close
keys_U = undo
keys_R = reset the turn
keys_H = hint
keys_P = scores
keys_L = log
keys_C = chat
keys_walk = step through the log
keys_help = this list
keys_F6 = next region
end_record = Recorded game
end_wins =
    { $n ->
        [one] { $who } wins with { $n } point
       *[other] { $who } wins with { $n } points
    }
end_shared =
    { $n ->
        [one] { $who } share the win with { $n } point
       *[other] { $who } share the win with { $n } points
    }
end_you =
    { $n ->
        [one] You win with { $n } point
       *[other] You win with { $n } points
    }
end_unfinished = The record ends here
end_summary = { $players } players, round { $round }, { $moves } moves.
end_copy = Copy result link
end_save = Save record
end_sheets = Score sheets
end_boards = Final boards
end_boards_note = tap one to enlarge
end_ahead =
    { $n ->
        [one] { $n } point ahead
       *[other] { $n } points ahead
    }
end_tie = on the tie-break
end_place_1 = first
end_place_2 = second
end_place_3 = third
end_place_4 = fourth
end_place_5 = fifth
end_chances = How the chances changed
end_chance = Chance of winning
end_points = Expected points
end_plot = Chart of { $n } moves; see the score table above for the result.
end_mattered = Moves that mattered
end_mattered_own = Your moves that mattered
end_mattered_all = Everyone’s moves
end_mattered_points = { $n } pts
end_mattered_none = No move changed much. Well played!
end_mattered_best = The owl found nothing better.
end_opened = { $who } opened the end pile in round { $round }.
end_mattered_line = { $who }: { $move }
end_mattered_better = Better: { $move }
end_mattered_look = Look at move { $n }
end_thinking = The owl is reviewing the game. This takes about half a minute…
end_again = Ask again
end_round = round { $n }
end_see = See the table
end_link = Link
end_learn = Learn from your mistakes
end_watch = Watch
end_rematch = Rematch
end_rematch_join = Join the rematch
end_seats = Change seats
replay = Replay
replay_at = Move { $n } of { $of }
replay_start = The start
replay_first = To the start
replay_last = To the end
replay_play = Play
replay_stop = Stop
replay_speed = Speed: { $n }×
replay_next = Next move of a player
replay_next_of = Next move: { $who }
replay_owl = The owl on all moves
tools_since = What’s happened since your turn
