import { expect, it } from 'vitest'
import { Trials } from '../../src/pages/table/trials'

function asking(): { asked: string[][]; trials: Trials; step: () => void } {
  const asked: string[][] = []
  let number = 1
  const trials = new Trials(
    async (moves) => {
      asked.push([...moves])
      return moves.map((move) => ({ move }))
    },
    () => number,
  )
  return { asked, trials, step: () => number++ }
}

it('asks once for all that is asked at the same time, and never twice for the same', async () => {
  const { asked, trials } = asking()
  const [board, counter] = await Promise.all([trials.of(['a', 'b']), trials.of(['b', 'c'])])
  expect(board.map(({ move }) => move)).toEqual(['a', 'b'])
  expect(counter.map(({ move }) => move)).toEqual(['b', 'c'])
  expect(asked).toEqual([['a', 'b', 'c']])
  await trials.of(['c', 'a'])
  expect(asked).toHaveLength(1)
})

it('asks anew when the table has moved on, and in parts where there is much to ask', async () => {
  const { asked, trials, step } = asking()
  const many = Array.from({ length: 70 }, (_, index) => `move ${index}`)
  expect(await trials.of(many)).toHaveLength(70)
  expect(asked.map(({ length }) => length)).toEqual([64, 6])
  step()
  await trials.of(['move 1'])
  expect(asked).toHaveLength(3)
})
