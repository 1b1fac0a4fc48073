/** A real server in a process of its own, with a database that nobody else has. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** ZOOPARK_PYTHON, with PYTHONPATH if it needs one; otherwise what `make setup` has made. */
function python(): string {
  const own = fileURLToPath(new URL('../../../.venv/bin/python', import.meta.url))
  const found = process.env['ZOOPARK_PYTHON'] ?? own
  if (!existsSync(found)) throw new Error(`no ${found}: run make setup, or set ZOOPARK_PYTHON`)
  return found
}

export class Server {
  /** Lines of its log that tell of a fault. */
  readonly faults: string[] = []
  readonly #home = mkdtempSync(join(tmpdir(), 'zoopark-e2e-'))
  #more: readonly string[] = []
  #process: ChildProcess | undefined
  #url = ''

  /** `more` are words of its command line. */
  static async start(...more: string[]): Promise<Server> {
    const server = new Server()
    server.#more = more
    await server.#run('0')
    return server
  }

  /** Its address, without a slash at the end; it stays the same when the server is started again. */
  get url(): string {
    return this.#url
  }

  /** Start again where it stopped, on the same port and with the same database. */
  async again(): Promise<void> {
    await this.#run(new URL(this.#url).port)
  }

  async #run(port: string): Promise<void> {
    const database = `sqlite:///${join(this.#home, 'zoopark.sqlite3')}`
    const child = spawn(
      python(),
      [
        '-m',
        'zoopark',
        'serve',
        '--port',
        port,
        '--database',
        database,
        '--no-limits',
        ...this.#more,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.#process = child
    process.once('exit', () => child.kill('SIGKILL'))
    const said: string[] = []
    createInterface(child.stderr).on('line', (line) => {
      said.push(line)
      if (/"level": ?"(error|critical)"/.test(line)) this.faults.push(line)
    })
    this.#url = await new Promise((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        const found = /^Zoopark is at (http:\S+)\/$/.exec(line)
        if (found?.[1]) resolve(found[1])
      })
      child.once('exit', (code) => {
        reject(new Error(`the server ended with ${code}:\n${said.join('\n')}`))
      })
    })
  }

  /** Stop it, gently or as if the power had failed. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** Stop it for good. */
  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#home, { recursive: true, force: true })
  }
}
