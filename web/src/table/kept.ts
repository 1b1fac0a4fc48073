/**
 * A new value in which every part that has not changed is the old object itself: whoever compares by
 * identity, as the boards do, has nothing to do for it.
 */
export function kept<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isHolder(before) || !isHolder(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const names = Object.keys(after)
  let same = names.length === Object.keys(before).length
  const parts = names.map((name): unknown => {
    const part = kept(before[name], after[name])
    same &&= name in before && Object.is(part, before[name])
    return part
  })
  if (same) return before as T
  return (
    Array.isArray(after)
      ? parts
      : Object.fromEntries(names.map((name, index) => [name, parts[index]]))
  ) as T
}

/** The same for what is looked up by a name: the old map itself, if the new one says the same. */
export function keptMap<V>(
  before: ReadonlyMap<string, V> | undefined,
  after: ReadonlyMap<string, V>,
): ReadonlyMap<string, V> {
  if (before?.size !== after.size) return after
  for (const [name, value] of after) {
    if (!Object.is(before.get(name), value) || !before.has(name)) return after
  }
  return before
}

type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null
