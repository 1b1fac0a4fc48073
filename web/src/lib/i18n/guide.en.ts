/** The guided first game, in English; the other languages follow key by key. */
export const guide = {
  'guide.label': 'Guide',
  'guide.next': 'Next',
  'guide.ok': 'Got it',
  'guide.skip': 'Without a guide',
  'guide.back': 'Show the guide again',
  'guide.step': '{n} of {of}',
  'guide.zoo':
    'This is your zoo. Animals in enclosures bring points, and an enclosure holds one species only.',
  'guide.yard': 'Trucks bring the animals: in every round each of you takes one truck.',
  'guide.draw': 'Draw your first tile: choose the supply that lights up.',
  'guide.load':
    'Now choose a truck for the tile. Whoever takes that truck gets everything on it, you or the bot.',
  'guide.take':
    'Now you have the choice: draw another tile, or take a truck. Whoever takes one is out until the round ends.',
  'guide.place':
    'Choose a home for this animal: every enclosure that lights up is open to its species.',
  'guide.stall':
    'A stall stands beside an enclosure: its animals then bring 1 point each even if it is far from full. Each type of stall brings 2 more.',
  'guide.barn':
    'What fits nowhere goes into the barn. At the end each species and each type of stall in there costs 2 points.',
  'guide.signs':
    'Mind the signs: a fertile male and a fertile female of one species in the same enclosure have a young one at once.',
  'guide.birth': 'A young one is born! It counts as an animal of its species and costs nothing.',
  'guide.full':
    'This enclosure is full: that brings its highest value, and the smaller ones pay coins at once, too.',
  'guide.coin': 'A coin tile needs no space: the coin goes into your purse.',
  'guide.money':
    'A third choice is a money action: move or exchange for 1 coin, buy or discard for 2, an expansion for 3.',
  'guide.score':
    'So many points you would have if the game ended now. Choose them to see where they come from.',
  'guide.owl': 'Not sure what to do? The owl shows what it would play, and why.',
  'guide.supply':
    'The supply is running out: with the first tile of the end pile the last round has come.',
  'guide.last': 'The last round! Take what fills an enclosure, and mind the barn.',
  'guide.end': 'That was Zooloretto. The sheets show where every point comes from.',
  'guide.end.more': 'Play against three bots',
} satisfies Record<string, import('./index.svelte').Message>
