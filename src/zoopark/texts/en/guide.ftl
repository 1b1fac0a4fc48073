### The guided first game, and the game in six pictures, in English.

learn_title = { $game } in five minutes
learn_games = Which game?
learn_go = Play with a guide
learn_pictures = In pictures
learn_rules = All rules
learn_more = More to learn
guide_label = Guide
guide_next = Next
guide_ok = Got it
guide_skip = Without a guide
guide_back = Show the guide again
guide_step = { $n } of { $of }
guide_end = Well played. The sheets show where every point comes from.
guide_end_more = Play against bots
lesson_turn = A turn in five sentences
lesson_adds = What it adds
lesson_overview = A turn with every expansion
lesson_score = Scoring, worked through
lesson_mistakes = Common mistakes
lesson_tips = Tips
lesson_try = Try this position
lesson_total = Total
lesson_print = Print this page
