/** What the server offers: games, expansions, prices and bots. It is asked once, before the first page. */
import type { Catalogue, GameInfo, ModuleInfo, PresetInfo } from '$/net/contract'

let known = $state.raw<Catalogue>({ rules: 0, languages: [], games: [], bots: [] })

/** The server has answered. */
export const isKnown = (): boolean => known.rules > 0
/** It has a page that plays without it. */
export const hasOffline = (): boolean => known.offline ?? false

export function learn(catalogue: Catalogue): void {
  known = catalogue
}

const gameInfo = (game: string): GameInfo | undefined =>
  known.games.find(({ name }) => name === game)

/** The prefix of the rules of a game. */
export const bookOf = (game: string): string => gameInfo(game)?.book ?? ''

export const leastSeats = (game: string): number => gameInfo(game)?.least_players ?? 0
export const mostSeats = (game: string): number => gameInfo(game)?.most_players ?? 0

/** The expansions of a game, those of a group together. */
export const modules = (game: string): readonly ModuleInfo[] => gameInfo(game)?.modules ?? []

/** Usual choices of expansions, the smallest first. */
export const presets = (game: string): readonly PresetInfo[] => gameInfo(game)?.presets ?? []

/** What is printed on tickets and boards; what a move costs now comes with the move. */
export const priceOf = (game: string, action: string): number =>
  gameInfo(game)?.prices.find((price) => price.action === action)?.coins ?? 0

/** The bots that are meant for people, the weakest first. */
export const levels = (): readonly string[] =>
  known.bots
    .filter(({ level }) => level !== null)
    .sort((a, b) => (a.level ?? 0) - (b.level ?? 0))
    .map(({ name }) => name)

/** Bots that are chosen for the way in which they play. */
export const characters = (): readonly string[] =>
  known.bots.filter(({ character }) => character).map(({ name }) => name)
