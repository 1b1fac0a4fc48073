### Hagenbeck, in Czech.

why_hagenbeck = Hagenbeckův host
move_host = Host: { $tile } → { $to }
prompt_action_host = Hagenbeck: které zvíře bude hostem?
event_hosted = { $who }: host { $tile } → { $enclosure }
event_followed = { $who }: host { $tile } odchází s ostatními, { $enclosure }
mini_hagenbeck = zoo Hagenbeck
mini_guest = host: { $where }
guest_label = host: { $tile }
