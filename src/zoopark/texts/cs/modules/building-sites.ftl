### Building sites, in Czech.

kind_sites = staveniště
kind_barn-site = staveniště
site_barn-site = staveniště pro stáj
site_place-site = staveniště pro stánkové místo
site_pen-site = staveniště pro výběh
line_barn-sites = Staveniště ve stáji
action_site = Předat
prompt_asks_second-site = Předáte druhé staveniště?
prompt_action_site = Předat: které staveniště?
move_lift = Předat: { $tile }, { $from }
event_site-laid = { $who }: { $tile } → { $owner }, { $to }
event_site-lifted = { $who } předává: { $tile }, { $from }
module_building-sites = Staveniště
module_building-sites_why = Devět stavenišť, která necháte v cizích zoo.
