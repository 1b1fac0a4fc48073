### Building sites, in German.

kind_sites = Baustellen
kind_barn-site = Baustelle
site_barn-site = Baustelle für einen Stall
site_place-site = Baustelle für einen Standplatz
site_pen-site = Baustelle für ein Gehege
line_barn-sites = Baustellen im Stall
action_site = Weitergeben
prompt_asks_second-site = Gibst du eine zweite Baustelle weiter?
prompt_action_site = Weitergeben: welche Baustelle?
move_lift = Weitergeben: { $tile }, { $from }
event_site-laid = { $who }: { $tile } → { $owner }, { $to }
event_site-lifted = { $who } gibt weiter: { $tile }, { $from }
module_building-sites = Wanderbaustellen
module_building-sites_why = Neun Baustellen für die Zoos der anderen.
