### Building sites, in English.

kind_sites = building sites
kind_barn-site = building site
site_barn-site = building site for a barn
site_place-site = building site for a stall place
site_pen-site = building site for an enclosure
line_barn-sites = Sites in the barn
action_site = Hand on
prompt_asks_second-site = Do you hand on a second building site?
prompt_action_site = Hand on: which building site?
move_lift = Hand on: { $tile }, { $from }
event_site-laid = { $who }: { $tile } → { $owner }, { $to }
event_site-lifted = { $who } hands on: { $tile }, { $from }
module_building-sites = Building sites
module_building-sites_why = Nine sites to leave in other players’ zoos.
