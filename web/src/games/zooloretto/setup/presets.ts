/** Choices of expansions in few words. */
import { modules as offered, presets as usual } from '$/ui/catalogue.svelte'

const modules = () => offered('zooloretto')
const presets = () => usual('zooloretto')

/** The mini enclosures. */
export const minis = (): readonly string[] =>
  modules().flatMap(({ id, mini }) => (mini ? [id] : []))

/** Take modules in or out, whichever is the opposite of now; several are taken in together. */
export function toggled(chosen: readonly string[], ...ids: string[]): string[] {
  const rest = chosen.filter((id) => !ids.includes(id))
  return ids.every((id) => chosen.includes(id)) ? rest : [...rest, ...ids]
}

/** A choice in few words: the largest preset that has a word of its own, then the rest. */
export function folded(chosen: readonly string[]): readonly string[] {
  const preset = presets().findLast(
    ({ name, text, modules: ids }) => text === name && ids.every((id) => chosen.includes(id)),
  )
  return preset ? [preset.name, ...chosen.filter((id) => !preset.modules.includes(id))] : chosen
}
