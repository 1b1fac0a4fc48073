### Zooloretto and Aquaretto as one game, in Czech.

game_combined = Zooloretto + Aquaretto
supply_zoo = zásoba zoo
supply_park = zásoba vodního parku
both_of = Zoo a vodní park: { $who }
action_draw_zoo = Dobrat: zoo
action_draw_park = Dobrat: park
group_both = Obojí
move_draw_from = Dobrat: { $supply }
mark_zoo = Zoo
mark_park = Vodní park
mark_any = prázdný: kterákoli hra
combined_may = Vozy si lze brát: leží na nich destičky obou her.
combined_wait = Vozy si nelze brát, dokud na nich neleží destičky obou her.
combined_rule = Jeden vůz, jedna hra: určí ji první destička.
combined_both = obě desky
keys_V = obě desky, zoo, vodní park
card_combined = Obě hry v jedné: dvě zásoby, jeden měšec, zoo vedle vodního parku.
card_short_combined = Zoo + Aqua
scene_combined = Zoo a vodní park vedle sebe
