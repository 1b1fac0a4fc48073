### O Zoo le Mio, in English.

game_ozoolemio = O Zoo le Mio
purse_secret = The purse is secret
status_sealed = bid sealed
status_thinking = thinking
status_building = is building
round_of = Round { $n } of { $of }
line_round-1 = Round 1
line_round-2 = Round 2
line_round-3 = Round 3
line_round-4 = Round 4
line_round-5 = Round 5
why_benches =
    { $n ->
        [one] { $n } bench
       *[other] { $n } benches
    }
why_figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
why_birds = birds: { $n }
why_mammals = mammals: { $n }
why_reptiles = reptiles: { $n }
why_apes = apes: { $n }
why_sea = sea animals: { $n }
why_trees = trees: { $n }
action_bid = Bid
action_build = Build
prompt_bid = Tile { $n }: set your bid and seal it
prompt_bid_sealed = Your bid is sealed; the others are thinking
prompt_build = You won tile { $n }: where does it go?
prompt_drop = Tile { $n } fits nowhere: you have to give it up
move_bid =
    { $n ->
        [one] Bid { $n } coin
       *[other] Bid { $n } coins
    }
move_build = Lay at { $field }
spot_n = { $n } north
spot_e = { $n } east
spot_s = { $n } south
spot_w = { $n } west
move_lay = Lay the tile
move_drop_tile = Give the tile up
event_unveiled = A tile is turned up
event_sealed = { $who } has sealed a bid
event_bid = { $who } bids { $coins }
event_won = { $who } wins the tile for { $coins }
event_flag = { $who }’s flag moves to the bottom
event_built = { $who } lays the tile
event_benches = { $who } closes a loop: +{ $benches }
event_lost = The tile fits nowhere: { $who } loses it
event_scored = { $who } scores { $points } ({ $figures })
event_income = { $who } receives an income of { $coins }
class_birds = Birds
class_mammals = Mammals
class_reptiles = Reptiles
class_apes = Apes
class_sea = Sea animals
class_trees = Trees
class_start = Start tile
half_label =
    { $n ->
        [one] { $kind }, { $n } star
       *[other] { $kind }, { $n } stars
    }
half_tree = tree
auction = Auction
auction_now = up for auction now
auction_try = on sale now: try it
auction_yours = yours: lay it
auction_won = { $who } lays it
auction_next = next
auction_last = last of the round
auction_sold = { $n } sold
auction_paid = { $who } pays { $n }
auction_bid = { $who } bids { $n }
ties = Ties
ties_label = Who wins ties: { $names }
you = You
majorities = Visitors and trees
majorities_note = largest area · 2 / 1
majorities_trial = with the tile you’re trying
rounds = Points by round
rounds_note = round { $n }: if it ended now
rounds_unseen =
    { $n ->
        [one] { $n } tile not seen yet
       *[other] { $n } tiles not seen yet
    }
rounds_lost = fitted nowhere:
rounds_sum = Sum
figures_label =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
bench_label =
    { $n ->
        [one] { $n } bench
       *[other] { $n } benches
    }
trial_fits =
    { $n ->
        [one] Trial: fits, { $n } path meets
       *[other] Trial: fits, { $n } paths meet
    }
trial_misfit = Trial: doesn’t fit here
trial_sum = { $now } in round { $round }, { $later } by the end
trial_on = Try the tile in your zoo
trial_on_short = Try it
trial_off = Take off
bid_purse = Your purse, secret
bid_label =
    { $of ->
        [one] Bid, { $n } of { $of } coin
       *[other] Bid, { $n } of { $of } coins
    }
bid_less = One less
bid_more = One more
bid_seal = Seal bid: { $n }
bid_stays =
    { $n ->
        [one] { $n } coin stays if you win
       *[other] { $n } coins stay if you win
    }
bid_sealed = sealed
bid_reveal = bid
bid_wins = pays { $n }
villa_0 = Villa Gorilla
villa_1 = Aqua Shark
villa_2 = Crocodome
villa_3 = Porky Park
keys_bidding = Bidding
keys_digits = set the bid
keys_more = one more, one less
keys_ends = nothing, everything
keys_seal = seal the bid
card_ozoolemio = Bid in secret, lay paths, and win the visitors, trees and benches.
scene_ozoolemio = Path tiles laid into a growing zoo
setup_variants = Variants
variant_trees = Trees end the round
variant_trees_why = A round ends with its third tree tile.
variant_blind = Blind auction
variant_blind_why = Only the tile being auctioned is face up.
variant_money = Money breaks ties
variant_money_why = If points are tied, the fuller purse wins.
variant_open = Open purses
variant_open_why = Everyone sees all coins.
