### Hagenbeck, in English.

why_hagenbeck = Hagenbeck’s guest
move_host = Guest: { $tile } → { $to }
prompt_action_host = Hagenbeck: which animal becomes a guest?
event_hosted = { $who }: guest { $tile } → { $enclosure }
event_followed = { $who }: the guest leaves with the others: { $tile }, { $enclosure }
mini_hagenbeck = Tierpark Hagenbeck
mini_guest = guest: { $where }
guest_label = guest: { $tile }
