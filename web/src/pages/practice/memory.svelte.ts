/** What this browser remembers of practice: which table asks what, and which puzzles were solved. */

/** What is asked at a table of practice. */
export interface Task {
  /** A puzzle of the server, which knows the solution. */
  puzzle?: string
  /** One's own mistake: the move that would have been best, and its chance to win. */
  best?: string
  chance?: number
}

interface Memory {
  tables: Record<string, Task>
  /** By puzzle, whether the first answer was right. */
  done: Record<string, boolean>
}

const PLACE = 'zoopark-practice'
const KEPT = 30

function recalled(): Memory {
  try {
    const data = JSON.parse(localStorage.getItem(PLACE) ?? '') as Partial<Memory>
    return { tables: { ...data.tables }, done: { ...data.done } }
  } catch {
    return { tables: {}, done: {} }
  }
}

let memory = $state.raw<Memory>(recalled())

function keep(wanted: Partial<Memory>): void {
  memory = { ...memory, ...wanted }
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory))
  } catch {
    // A full or forbidden memory must not stop the game.
  }
}

export const taskOf = (table: string): Task | undefined => memory.tables[table]

export function remember(table: string, task: Task): void {
  const others = Object.entries(memory.tables).slice(1 - KEPT)
  keep({ tables: Object.fromEntries([...others, [table, task]]) })
}

export const solved = (puzzle: string): boolean | undefined => memory.done[puzzle]

/** Only the first answer counts: after it, the solution is known. */
export function note(puzzle: string, right: boolean): void {
  if (memory.done[puzzle] === undefined) keep({ done: { ...memory.done, [puzzle]: right } })
}

export const all = (): Readonly<Record<string, boolean>> => memory.done
