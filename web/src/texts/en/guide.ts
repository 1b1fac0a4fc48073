/** The guided first game, and the game in six pictures, in English. */
import type { Message } from '../index.svelte'

export const texts = {
  'learn.title': 'Zooloretto in five minutes',
  'learn.sub': 'You own a zoo. Animals that find a home score points; the rest cost you.',
  'learn.1': 'On your turn: load or take',
  'learn.1.text':
    'Draw a tile and put it on a truck, or take a truck with everything on it. Once you’ve taken one, you’re out of the round.',
  'learn.2': 'One species, one enclosure',
  'learn.2.text':
    'Each enclosure holds a single species. Anything that doesn’t fit goes into the barn: every species there costs you 2 points.',
  'learn.3': 'Full is best',
  'learn.3.text':
    'A full enclosure scores the most, one short a little less. Two or more short? Then each animal scores 1 point, but only if a stall stands next to the enclosure.',
  'learn.4': 'A pair has a baby',
  'learn.4.text':
    'A fertile male and a fertile female of a species immediately have a baby, which fills a space for free.',
  'learn.5': 'Coins open doors',
  'learn.5.text':
    'Instead of drawing, pay to move, exchange, buy or discard tiles, or to open your expansion.',
  'learn.6': 'The last round',
  'learn.6.text':
    'Once the end pile is opened, the round is played to its end. The most points win; coins break ties.',
  'learn.go': 'Play your first game',
  'learn.go.note':
    'A short, real game against an easy bot, with a guide at your side. You can dismiss it at any time.',
  'learn.pictures': 'The game in six pictures',
  'learn.rules': 'All rules',
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
} satisfies Record<string, Message>
