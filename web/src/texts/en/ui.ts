/** Widgets, and what every table says, in English. */
import type { Message } from '../index.svelte'

export const texts = {
  coins: { one: '{n} coin', other: '{n} coins' },
  'coins.short': { one: '{n} coin short', other: '{n} coins short' },
  'coins.have': 'you have {n}',
  points: { one: '{n} point', other: '{n} points' },
  'points.word': { one: 'point', other: 'points' },
  others: 'The others',
  enlarge: 'Enlarge: {who}',
  'status.bot': 'bot, {level}',
  round: 'Round {n}',

  // score sheet
  'score.open': {
    one: '{n} point, open the score sheet',
    other: '{n} points, open the score sheet',
  },
  'score.next': 'one more: {n}',
  'score.now': 'if the game ended now',
  'score.final': 'final score',
  'score.total': 'Total',
  'score.ties': { one: '{n} coin breaks ties', other: '{n} coins break ties' },
  scores: 'Scores',
  'action.other': 'Other',
  more: 'More choices',
  hint: 'Hint',
  'hint.close': 'Close the hint',
  undo: 'Undo',
  reset: 'Reset',
  confirm: 'Confirm',
  'confirm.left': { one: '{n} tile to place', other: '{n} tiles to place' },
  close: 'Close',
  open: 'Open',
  'rotate.left': 'Turn left',
  'rotate.right': 'Turn right',
  'rotate.key': 'R turns',
  'rule.link': 'See the rule',
  'prompt.action': '{action}: choose what glows',
  'prompt.which': 'What would you like to do with it?',
  'prompt.pay': 'How do you pay?',
  'prompt.question': 'Choose what glows',
  'prompt.waiting': '{who} is thinking',
  'prompt.waiting.many': 'Waiting for {who}',
  'prompt.done': 'Your turn is done: ',
  'prompt.confirm': 'confirm it',
  'prompt.over': 'The game is over',
  'seat.choose': 'Choose {who}',

  // what happened
  log: 'Log',

  // after the game
  'end.finished': 'Finished',
} satisfies Record<string, Message>
