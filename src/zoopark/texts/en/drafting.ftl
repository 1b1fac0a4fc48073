### What all games with trucks share, in English.

kind_coin = coin tiles
tile_back = Face-down tile
tile_coin = Coin tile, worth 1 coin
tile_coin_short = coin
tile_male = male
tile_female = female
tile_fertile = can breed
tile_bred = has already bred
tile_young = baby
tile_young_of = baby { $kind }
yard = Delivery yard
truck_number = Truck { $truck }
truck_label =
    { $n ->
        [one] Truck { $truck }: { $tiles }; { $n } space free
       *[other] Truck { $truck }: { $tiles }; { $n } spaces free
    }
truck_empty =
    { $n ->
        [one] Truck { $truck }, empty: can’t be taken yet, { $n } space
       *[other] Truck { $truck }, empty: can’t be taken yet, { $n } spaces
    }
truck_taken = { $who } took it
truck_yours = yours this round
truck_taken_label = Truck { $truck }, taken by { $who } this round
truck_blocked = This space isn’t used with two players
supply = Supply
supply_short = supply
end_short = end
bank_short = bank
unseen_short = unseen
action_draw_short = Draw
action_take_short = Take
supply_label =
    { $n ->
        [one] Supply, { $n } tile before the end pile
       *[other] Supply, { $n } tiles before the end pile
    }
supply_closed = closed
end = End pile
end_label =
    { $n ->
        [one] End pile, { $n } tile under the red disc
       *[other] End pile, { $n } tiles under the red disc
    }
end_open_label =
    { $n ->
        [one] End pile, open, { $n } tile left
       *[other] End pile, open, { $n } tiles left
    }
bank = Bank
bank_label =
    { $n ->
        [one] Bank, { $n } coin
       *[other] Bank, { $n } coins
    }
unseen = Not seen yet
unseen_count =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
unseen_young = babies
unseen_boxed = not in this game: { $kinds }
unseen_gone = out of the game: { $tiles }
unseen_kind = { $kind }: { $n } not seen
unseen_kind_young = { $kind }: { $n } not seen; babies left: { $young }
status_turn = to move
status_out = out of this round
status_out_short = out
status_took = took truck { $truck }
round_last = last round
actions = Actions
action_draw = Draw a tile
action_load = Load the tile
action_take = Take a truck
action_place = Place
action_spend = Spend
action_move = Move
action_buy = Buy
action_discard = Discard
price_label =
    { $n ->
        [one] price { $n } coin
       *[other] price { $n } coins
    }
ticket_unusable = not possible now
tray_label = Tiles to place
tray_which = Choose a tile, then a glowing place.
tray_where = Choose a glowing place. { $done } of { $of }.
tray_worth = up to { $n }: { $why }
tray_first = { $tile } first
prompt_turn = Your turn: { $choices }
prompt_or = { " " }or{ " " }
prompt_draw = draw a tile
prompt_take = take a truck
prompt_spend = spend coins
prompt_withdraw = leave the round
prompt_load = Your { $tile }: which truck?
prompt_place = Your { $tile }: where?
prompt_place_many = Place the tiles of your truck
prompt_young_of = A baby { $kind } is born: find it a home
prompt_steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
prompt_more =
    { $n ->
        [one] { $n } to go
       *[other] { $n } to go
    }
prompt_young = A baby is born: find it a home
prompt_action_draw = Draw a tile: from which supply?
prompt_action_take = Which truck do you take?
prompt_action_move = Move: choose a tile, then where it goes
prompt_action_buy = Buy: choose another player’s tile
prompt_action_discard = Discard: choose a tile
move_draw = Draw a tile
move_load = Load truck { $truck }
move_take = Take truck { $truck }
move_place = { $tile } → { $to }
move_place_at = { $tile } → { $who }, { $to }
move_move = Move { $tile } → { $to }
move_move_from = Move { $tile }: { $from } → { $to }
move_buy = Buy from { $who }: { $tile }
move_discard = Discard { $tile }
move_withdraw = Leave the round
move_decline = No, thank you
event_round-ended = Round { $round } is over
event_next-round = { $who } begins round { $round }
event_game-over = The game is over
event_last-round = The end pile is open: this is the last round
event_opened-pile = An end pile is open: { $supply }
event_closed-pile = The last tiles leave the game: { $supply }
event_withdrew = { $who } leaves the round
event_paid = { $who } pays { $coins }
event_received = { $who } receives { $coins }
event_revealed = { $who } draws: { $tile }
event_loaded = { $who }: { $tile } → truck { $truck }
event_took = { $who } takes truck { $truck }
event_banked = { $who } collects coin tiles: { $coins }
event_cleared = The tiles of truck { $truck } leave the game
event_placed = { $who }: { $tile } → { $to }
event_moved = { $who }: { $tile }, { $from } → { $to }
event_bought = { $who } buys from { $owner }: { $tile }
event_discarded = { $who } discards: { $tile }
event_born = Born: { $tile }, { $who }
keys_0 = into the barn or the depot
keys_N = another tile of the truck
keys_D = draw a tile
keys_T = take a truck
keys_1 = truck 1 to 5
setup_out = Species left out
setup_out_none = None with five
setup_out_choose = Choose…
setup_out_chosen = { $have } of { $n } chosen
setup_out_lot = random until you choose
setup_random = Random
setup_start = First player
