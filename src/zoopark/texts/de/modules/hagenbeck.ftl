### Hagenbeck, in German.

why_hagenbeck = Hagenbecks Gast
move_host = Gast: { $tile } → { $to }
prompt_action_host = Hagenbeck: Welches Tier wird Gast?
event_hosted = { $who }: Gast { $tile } → { $enclosure }
event_followed = { $who }: der Gast { $tile } geht mit den anderen, { $enclosure }
mini_hagenbeck = Tierpark Hagenbeck
mini_guest = Gast: { $where }
guest_label = Gast: { $tile }
