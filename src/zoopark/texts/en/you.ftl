### You, on all your devices: your games, your progress, your data.

tab_mine = Games
tab_progress = Progress
tab_puzzles = Puzzles
puzzles_title = Puzzles
puzzles_sub = Positions from real games: one move is clearly the best.
puzzles_count = { $right } of { $tried } solved; { $of } in all
puzzles_new =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
puzzles_today = Today’s puzzle
puzzles_next = Another one
puzzles_note = Your own mistakes make the best puzzles: after a game, try its costly moves again.
puzzle_ask = Find the best move.
puzzle_ask_note = Then play on against the bots, if you like.
puzzle_right = Right!
puzzle_wrong = Not quite.
puzzle_second = Second best: { $move }, { $chance } to win.
puzzle_again = Try again
puzzle_more = More puzzles
puzzle_try = Try move { $n } again
end_goon = Play on from here
room_qr = Show as QR code
lobby_filter = Filter
lobby_filter_none = No table like that at the moment.
lobby_any = Any
lobby_speed = Speed
lobby_speed_free = Without a clock
lobby_speed_live = In one sitting
lobby_speed_slow = Over several days
lobby_level = Bot level
tab_you = You
mine_none_lost = Played here before? Open the link you kept.
history_search = Search for names or games
history_game = Game
history_all = All games
history_away = Archived
history_show_away = Show archived games
history_back = Back to the list
history_put = Archive this game
history_out = Restore this game
history_place = Place { $n }
history_points = points: { $points }
history_against = against { $who }
history_none = Nothing found.
progress_title = Your progress
progress_sub = How your finished games went, and how you compare with the bots.
progress_none = Finish your first game, and you’ll see here how it went.
progress_games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
progress_mean = { $points } points on average
progress_best = best: { $points }
progress_rating = Rating
progress_interval = most likely between { $low } and { $high }
progress_rating_note = Measured by your games with bots of known strength; a gap of 400 points means odds of ten to one.
progress_unrated = Play with bots, and you’ll get a rating.
progress_proposed = A good match for you: bots of level “{ $level }”.
progress_curve =
    { $n ->
        [one] Rating after { $n } game: { $rating }
       *[other] Rating after { $n } games: { $rating }
    }
progress_places = Places
progress_lines = Points per game, line by line
progress_lines_note = Red is what a line cost you.
you_title = You
you_sub = No account and no password: your link is all you need.
you_sub_site = No account, no password: everything stays in this browser.
you_face = Name and animal
you_face_note = Others see them from your next game on.
you_animal = Your animal
you_letter = The first letter of my name
you_device = Another device
you_device_text = Open this link on your phone or computer, and all your games are there, too.
you_device_go = Make a link
you_device_once = It works once, within ten minutes. Don’t show it to anyone else.
you_lock = Sign out other devices
you_lock_text = Lost a device, or shared your link by mistake?
you_lock_sure = Really sign out
you_lock_done = Only this device is signed in now. Links you kept no longer work.
you_keep = In case this browser forgets you
you_keep_text = Cookies get lost. A link that you keep brings all your games back.
you_keep_go = Make a link to keep
you_keep_new = Make a new link to keep
you_keep_has = You have one already; a new one replaces it.
you_keep_secret = Save it where only you can find it: anyone who has it can play as you.
you_data = Your data
you_export = Download everything
you_export_text = All your games with their records, and your settings, in one file.
you_export_done = Your file is ready.
you_export_site = All your games and settings in one file. Open it in another browser or on another device, and everything is there, too.
you_import = Open a file
you_import_text = Everything from another browser, or the record of one game.
you_import_done =
    { $n ->
        [0] Nothing new: all these games were here already.
        [one] { $n } game added.
       *[other] { $n } games added.
    }
you_delete_site = Your games and names disappear from this browser for good.
you_delete = Delete everything
you_delete_text = Your games, names, chat and links disappear from this server for good. In games with others, a bot plays on for you.
you_delete_sure = Really delete everything
you_delete_done =
    { $n ->
        [one] Everything has been deleted, including { $n } game.
       *[other] Everything has been deleted, including { $n } games.
    }
you_no = Cancel
me_title = Carry on here
me_looking = Looking up who you are…
me_text =
    { $n ->
        [one] This link leads to { $who }, who has { $n } game.
       *[other] This link leads to { $who }, who has { $n } games.
    }
me_bring =
    { $n ->
        [one] Bring along the { $n } game from this device
       *[other] Bring along the { $n } games from this device
    }
me_bring_note = Otherwise this device forgets them.
me_go = Carry on as { $who }
me_no = No, thanks
me_note = Only do this if the link is yours: whoever made it shares these games with this device.
me_same = You are { $who } on this device already.
link_qr = QR code: { $what }
trouble_person_title = This link leads nowhere
trouble_person_text = It has already been used, is older than ten minutes, or was replaced. Make a new one on your other device.
