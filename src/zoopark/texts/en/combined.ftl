### Zooloretto and Aquaretto as one game, in English.

game_combined = Zooloretto + Aquaretto
supply_zoo = Zoo supply
supply_park = Water park supply
both_of = { $who }’s zoo and water park
action_draw_zoo = Draw zoo
action_draw_park = Draw park
group_both = Both
move_draw_from = Draw: { $supply }
mark_zoo = Zoo
mark_park = Water park
mark_any = empty: either game
combined_may = Trucks may be taken: each game is on one.
combined_wait = No truck may be taken until each game is on one.
combined_rule = One game per truck, set by its first tile.
combined_both = both boards
keys_V = both boards, zoo, water park
card_combined = Both games as one: two supplies, one purse, a zoo beside a water park.
card_short_combined = Zoo + Aqua
scene_combined = Zoo and water park side by side
