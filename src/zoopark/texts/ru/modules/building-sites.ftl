### Building sites, in Russian.

kind_sites = стройки
kind_barn-site = стройка
site_barn-site = стройка для запасника
site_place-site = стройка на месте для киоска
site_pen-site = стройка для вольера
line_barn-sites = Стройки в запаснике
action_site = Передать
prompt_asks_second-site = Передадите вторую стройку?
prompt_action_site = Передать: какую стройку?
move_lift = Передать: { $tile }, { $from }
event_site-laid = { $who }: { $tile } → { $owner }, { $to }
event_site-lifted = { $who } передаёт: { $tile }, { $from }
module_building-sites = Стройки
module_building-sites_why = Девять строек, чтобы оставить их в чужих зоопарках.
