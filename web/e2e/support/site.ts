/** The page on a plain static host, in a folder of it: files and nothing else. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server as Http } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../../build/site', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

export class Site {
  /** What `service-worker.js` ends with; another word is another version. */
  version = ''
  /** Run in the worker of the tables before anything else: a browser that lacks something. */
  lacking = ''
  /** Files that the host has no longer. */
  gone: RegExp | null = null
  readonly #http: Http

  private constructor(http: Http) {
    this.#http = http
  }

  static async start(): Promise<Site> {
    if (!existsSync(FOLDER)) throw new Error(`no ${FOLDER}: run make site`)
    const http = createServer()
    const site = new Site(http)
    http.on('request', ({ url = '' }, answer) => {
      const path = normalize(decodeURIComponent(url.replace(/[?#].*/, '')))
      const file = join(FOLDER, path.replace(/^\/zoo\//, '').replace(/^$/, 'index.html'))
      const there = existsSync(file) && statSync(file).isFile() && !site.gone?.test(path)
      if (!path.startsWith('/zoo/') || !there) {
        answer.writeHead(404).end()
        return
      }
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      answer.writeHead(200, { 'content-type': type })
      if (/\/worker-[^/]*\.js$/.test(path)) answer.write(`${site.lacking}\n`)
      answer.write(readFileSync(file))
      answer.end(file.endsWith('service-worker.js') ? site.version : '')
    })
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
    return site
  }

  /** Its address, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}/zoo`
  }

  close(): void {
    this.#http.closeAllConnections()
    this.#http.close()
  }
}
