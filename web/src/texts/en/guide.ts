/** The guided first game, in English; the other languages follow key by key. */
export const guide = {
  'guide.label': 'Guide',
  'guide.next': 'Next',
  'guide.ok': 'Got it',
  'guide.skip': 'Without a guide',
  'guide.back': 'Show the guide again',
  'guide.step': '{n} of {of}',
  'guide.zoo':
    'This is your zoo. Animals in enclosures score points, and each enclosure holds only one species.',
  'guide.yard': 'Trucks bring the animals: in every round, each of you takes one truck.',
  'guide.draw': 'Draw your first tile: choose the supply that lights up.',
  'guide.load':
    'Now choose a truck for the tile. Whoever takes that truck, you or the bot, gets everything on it.',
  'guide.take':
    'Now you have a choice: draw another tile, or take a truck. Once you take one, you’re out until the round ends.',
  'guide.place':
    'Choose a home for this animal: every enclosure that lights up is open to its species.',
  'guide.stall':
    'A stall stands beside an enclosure. Its animals then score 1 point each, even if it’s far from full. Each type of stall scores 2 more.',
  'guide.barn':
    'Anything that doesn’t fit goes into the barn. At the end, each species and each type of stall in there costs you 2 points.',
  'guide.signs':
    'Look out for the ♂ and ♀ signs: a fertile male and female in the same enclosure have a baby straight away.',
  'guide.birth': 'A baby is born! It counts as an animal of its species and costs nothing.',
  'guide.full':
    'This enclosure is full and scores its maximum. Smaller enclosures also pay you coins straight away.',
  'guide.coin': 'A coin tile needs no space: the coin goes into your purse.',
  'guide.money':
    'Your third option is a money action: move or exchange for 1 coin, buy or discard for 2, an expansion for 3.',
  'guide.score':
    'This is your score if the game ended now. Tap it to see where the points come from.',
  'guide.owl': 'Not sure what to do? The owl shows what it would play, and why.',
  'guide.supply':
    'The supply is running out: as soon as someone draws from the end pile, it’s the last round.',
  'guide.last': 'The last round! Take whatever fills an enclosure, and watch your barn.',
  'guide.end': 'That was Zooloretto. The sheets show where every point comes from.',
  'guide.end.more': 'Play against three bots',
} satisfies Record<string, import('../index.svelte').Message>
