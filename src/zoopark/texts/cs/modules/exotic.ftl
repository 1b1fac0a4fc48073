### Exotic, in Czech.

kind_anteater = mravenečník dvouprstý
kind_macaw = ara
kind_bat = netopýr
kind_koala = koala
kind_monitor = varan
kind_orangutan = orangutan
kind_baboon = pavián
kind_snake = užovka
kind_jungle = zvířata z džungle
line_barn-jungle = Zvířata z džungle ve stáji
line_visitors = Návštěvníci
line_bonus-boards = Bonusové desky
why_colours =
    { $n ->
        [one] { $n } barva
        [few] { $n } barvy
       *[other] { $n } barev
    }
why_visitors =
    { $n ->
        [one] { $n } návštěvník
        [few] { $n } návštěvníci
       *[other] { $n } návštěvníků
    }
action_visit = Návštěvník
action_change = Změna
prompt_asks_visit = Návštěvník jde vpřed: který?
prompt_asks_retreat = Návštěvník jde zpět: který?
prompt_asks_change = Chameleon: vyměňte návštěvníka za návštěvníka jiné barvy
prompt_to_change = Chameleon: jakou barvu místo toho?
move_visit = Návštěvník vpřed: { $colour }, z vyhlídky { $point }
move_visit_new = Nový návštěvník: { $colour }
move_retreat = Návštěvník zpět: { $colour }, z vyhlídky { $point }
move_change = Návštěvník na { $point }: { $colour } → { $to }
place_jungle = džungle
event_stepped = { $who }: { $colour } návštěvník vpřed, { $from } → { $to }
event_entered = { $who }: nový { $colour } návštěvník
event_retreated = { $who }: { $colour } návštěvník zpět, { $from } → { $to }
event_changed = { $who }: návštěvník, { $colour } → { $to }
event_left = { $who }: { $colour } návštěvník odchází východem
event_dropped = { $who } ztrácí návštěvníka: { $colour }
event_rewarded = { $who } bere bonusovou desku ({ $colour } návštěvník)
board_jungle = Džungle
board_jungle_species = druhy: { $n } z { $of }
board_jungle_exit = východ: bonus
board_bonus = Bonusové desky
board_bonus_free = volná
board_bonus_yours = vaše
board_bonus_taken = zabraná
colour_green = zelený
colour_blue = modrý
colour_brown = hnědý
colour_red = červený
colour_yellow = žlutý
visitor_label = { $colour } návštěvník
visitor_on = { $colour } návštěvník na vyhlídce { $point }
visitor_new = nový { $colour } návštěvník
platform = Vyhlídka { $n }
module_exotic = Džungle a návštěvníci
module_exotic_why = Vzácná zvířata lákají návštěvníky po vaší cestě.
