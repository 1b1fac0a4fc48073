/** The rows of the tables in IndexedDB, and a few things that pages read without Python. */

type Row = [table: string, number: number, cells: unknown[] | null]
/** What is kept beside the rows: who may write, one's own games as a list, a game that comes from a server. */
export type Aside = 'owner' | 'mine' | 'moved'

export const DATABASE = 'zoopark'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the request failed'))
  })

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows')
    request.result.createObjectStore('aside')
  }
  return done(request)
}

export class Rows {
  readonly #database: IDBDatabase
  #owner = ''

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(name = DATABASE): Promise<Rows> {
    return new Rows(await opened(name))
  }

  /** All rows, as Python reads them; from now on nobody else writes. */
  async take(owner: string): Promise<string> {
    this.#owner = owner
    await this.put('owner', owner)
    return JSON.stringify(await this.all())
  }

  async all(): Promise<Row[]> {
    const rows = this.#database.transaction('rows').objectStore('rows')
    const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())])
    return keys.map((key, index) => [...(key as [string, number]), values[index] as unknown[]])
  }

  /** Store what a transaction has changed; it is on the disk when this resolves. */
  keep(text: string): Promise<void> {
    const changed = JSON.parse(text) as Row[]
    return new Promise((resolve, reject) => {
      const work = this.#database.transaction(['rows', 'aside'], 'readwrite', {
        durability: 'strict',
      })
      let why: Error | null = null
      work.oncomplete = () => resolve()
      work.onabort = () => reject(why ?? work.error ?? new Error('nothing was stored'))
      const owner = work.objectStore('aside').get('owner')
      owner.onsuccess = () => {
        if (owner.result !== this.#owner) {
          why = new Error('another tab holds the tables')
          work.abort()
          return
        }
        const rows = work.objectStore('rows')
        for (const [table, number, cells] of changed)
          if (cells === null) rows.delete([table, number])
          else rows.put(cells, [table, number])
      }
    })
  }

  get(what: Aside): Promise<unknown> {
    return done(this.#database.transaction('aside').objectStore('aside').get(what))
  }

  async put(what: Aside, value: string): Promise<void> {
    await done(
      this.#database.transaction('aside', 'readwrite').objectStore('aside').put(value, what),
    )
  }

  close(): void {
    this.#database.close()
  }
}
