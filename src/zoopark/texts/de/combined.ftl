### Zooloretto and Aquaretto as one game, in German.

game_combined = Zooloretto + Aquaretto
supply_zoo = Zoo-Vorrat
supply_park = Wasserpark-Vorrat
both_of = Zoo und Wasserpark von { $who }
action_draw_zoo = Ziehen: Zoo
action_draw_park = Ziehen: Wasserpark
group_both = Beide
move_draw_from = Ziehen: { $supply }
mark_zoo = Zoo
mark_park = Wasserpark
mark_any = leer: Zoo oder Wasserpark
combined_may = Wagen dürfen genommen werden: Von beiden Spielen liegen Plättchen auf.
combined_wait = Kein Wagen darf genommen werden, bevor von beiden Spielen Plättchen aufliegen.
combined_rule = Ein Spiel je Wagen; das erste Plättchen bestimmt, welches.
combined_both = beide Tafeln
keys_V = beide Tafeln, Zoo, Wasserpark
card_combined = Beide Spiele in einem: zwei Vorräte, ein Geldbeutel, ein Zoo neben einem Wasserpark.
card_short_combined = Zoo + Aqua
scene_combined = Zoo und Wasserpark nebeneinander
