/** Learning from one’s own mistakes: at each of them another move is tried at the board, and judged. */
import { decimal, percent, t } from '$/texts/index.svelte'
import { moveSentence } from '$/table/sentences'
import type { TableHint } from '$/table/parts'
import type { View } from '$/table/view'
import { api, failureOf, type Failure } from '$/net/api'
import type { Advice, Hint } from '$/net/messages'
import { tableHint } from './advice'
import { COSTLY, costOf, type Decision } from './review'
import type { Room } from './room.svelte'
import { lossWords } from './verdict'

/** What a tried move loses beside the best one. */
export interface Tried {
  move: string
  chance: number
  points: number
  chance_lost: number
  points_lost: number
}

export const isGood = (tried: Tried, best: string): boolean =>
  tried.move === best || costOf(tried) < COSTLY

const compared = (tried: Advice, best: Advice): Tried => ({
  move: tried.move,
  chance: tried.chance,
  points: tried.points,
  chance_lost: best.chance - tried.chance,
  points_lost: best.points - tried.points,
})

export class Lesson {
  readonly #room: Room
  readonly mistakes: readonly Decision[]
  index = $state(0)
  /** The game before the mistake, with what could be done. */
  view = $state.raw<View | null>(null)
  tried = $state.raw<Tried | null>(null)
  trying = $state(false)
  /** The better move is shown. */
  shown = $state(false)

  constructor(room: Room, mistakes: readonly Decision[]) {
    this.#room = room
    this.mistakes = mistakes
  }

  readonly mistake = $derived.by(() => this.mistakes[this.index])
  readonly good = $derived.by(
    () =>
      this.tried !== null && this.mistake !== undefined && isGood(this.tried, this.mistake.best),
  )

  /** Go to a mistake; resolves with its move as soon as its board is there. */
  async open(index: number): Promise<number | null> {
    const mistake = this.mistakes[index]
    if (!mistake) return null
    const { ply, seat } = mistake
    const { view, to_act, legal, prices } = await api.moment(this.#room.id, ply, seat)
    this.index = index
    this.view = { ...view, seat, to_act, legal, prices }
    this.tried = null
    this.trying = this.shown = false
    return ply
  }

  /** Judge a move that was tried instead; what went wrong, if anything did. */
  async attempt(move: string): Promise<Failure | null> {
    const { mistake, view } = this
    if (!mistake || !view || this.trying) return null
    this.shown = false
    if (move === mistake.played) {
      const { chance, points, chance_lost, points_lost } = mistake
      this.tried = { move, chance, points, chance_lost, points_lost }
      return null
    }
    this.trying = true
    try {
      const found = await api.judge(this.#room.id, mistake.seat, move, mistake.ply)
      const [best] = found.advices
      if (this.mistake === mistake && found.about && best)
        this.tried = compared(found.about, found.about.chance > best.chance ? found.about : best)
      return null
    } catch (error) {
      return failureOf(error)
    } finally {
      this.trying = false
    }
  }

  /** What the owl says: its question, its answer, or the better move. */
  hint(): TableHint | undefined {
    const { mistake, view, tried } = this
    const { game, people } = this.#room
    if (!mistake || !view || !game) return undefined
    const { seat } = mistake
    if (this.trying) return { title: t('owl.thinking'), reasons: [], seat }
    if (this.shown) {
      const { best: move, chance, points, reasons } = mistake
      const advice = { move, chance, points, share: 1, instead: mistake.played, reasons, why: '' }
      const better: Hint = { seat, advices: [advice], about: null }
      const shown = tableHint(better, view, people)
      return shown ? { ...shown, seat } : undefined
    }
    if (!tried) {
      const move = moveSentence(game, mistake.played, people)
      return { title: t('lesson.ask', { move }), reasons: lossWords(mistake), seat }
    }
    const move = moveSentence(game, tried.move, people)
    return this.good
      ? {
          title: t('owl.asgood', { move }),
          reasons: [
            { points: percent(tried.chance), text: t('end.chance') },
            { points: decimal(tried.points).replace('+', ''), text: t('end.points') },
          ],
          seat,
        }
      : { title: t('lesson.worse', { move }), reasons: lossWords(tried), seat }
  }
}
