/**
 * Python for the browser, with what the tables need and nothing else: node scripts/engine.mjs WHEELS FOLDER
 *
 * Everything is compiled once, by the very Python that will run it, and packed, so that a host that compresses
 * nothing sends no more than others. Of the standard library and of packages it takes what is imported when
 * `zoopark.browser.rehearsal` has gone through all that a table can be asked, and of our own what can be asked.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [wheels, folder] = process.argv.slice(2).map((path) => resolve(path))
const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))

const python = await loadPyodide({ indexURL: `${home}/` })
for (const name of readdirSync(wheels))
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), 'wheel')
await python.runPythonAsync('from zoopark.browser import rehearsal; await rehearsal.go_through()')
python.globals.set(
  'source',
  `
import importlib._bootstrap_external as frozen, io, marshal, pathlib, re, struct, sys, zipfile

import zoopark
LIBRARY, SITE = "/lib/python314.zip", pathlib.Path(zoopark.__file__).parents[1]
OURS = re.compile(r"zoopark/(?!games/.*/(env|observer\\w*)\\b)(?!(lab|envs|terminal|remote|cli|__main__)\\b)(?!server/(web|offline|pages|serve|gate|group|exchange|admin|cli|openapi|field_comments|app|site|front|reach)\\b)")
CODECS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "unicode_escape", "utf_8")

def bare(code):
    """Without the numbers of lines, a quarter of it: nobody reads them here.

    The table says of eight instructions at a time that they are nowhere; without it, tracebacks fail.
    """
    constants = tuple(bare(one) if hasattr(one, "co_code") else one for one in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\\xff" * eights + (bytes([0xF7 + rest]) if rest else b"")
    return code.replace(co_consts=constants, co_linetable=nowhere)

def compiled(text, name):
    code = bare(compile(text, name, "exec", dont_inherit=True, optimize=2))
    return bytes(frozen._code_to_hash_pyc(code, b"\\0" * 8, False))

loaded = {getattr(module, "__file__", None) for module in list(sys.modules.values())}

def library():
    made = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as found, zipfile.ZipFile(made, "w") as kept:
        for info in found.infolist():
            name = info.filename
            codec = name.startswith("encodings/") and pathlib.PurePath(name).stem in CODECS
            if name.endswith(".py") and (f"{LIBRARY}/{name}" in loaded or codec):
                kept.writestr(zipfile.ZipInfo(name + "c"), compiled(found.read(info), name))
            elif not name.endswith((".py", ".pyc", "/")) and f"{LIBRARY}/{pathlib.PurePath(name).parent}/__init__.py" in loaded:
                kept.writestr(zipfile.ZipInfo(name), found.read(info))
    return made.getvalue()

def packages():
    head, body = bytearray(), bytearray()
    for path in sorted(SITE.rglob("*")):
        name = path.relative_to(SITE).as_posix()
        ours = OURS.match(name) and path.suffix in (".py", ".toml", ".json", ".sql")
        if path.is_dir() or not (ours or str(path) in loaded and not name.startswith("zoopark/")):
            continue
        data = path.read_bytes()
        if path.suffix == ".py" and b"install_lazy_importer()" not in data:  # which reads its source
            name, data = name + "c", compiled(data, name)
        head += struct.pack("<II", len(name.encode()), len(data)) + name.encode()
        body += data
    return struct.pack("<I", len(head)) + bytes(head) + bytes(body)
`,
)
python.runPython('exec(source, globals())')
const made = (call) => {
  const found = python.runPython(call)
  const bytes = Buffer.from(found.toJs())
  found.destroy()
  return bytes
}
const packed = (bytes) => gzipSync(bytes, { level: 9 })
const files = {
  'loader.bin': packed(readFileSync(join(home, 'pyodide.asm.mjs'))),
  'python.bin': packed(readFileSync(join(home, 'pyodide.asm.wasm'))),
  'library.bin': packed(made('library()')),
  'packages.bin': packed(made('packages()')),
}
const digest = createHash('sha256')
for (const bytes of Object.values(files)) digest.update(bytes)
const place = join(folder, digest.digest('hex').slice(0, 12))
rmSync(folder, { recursive: true, force: true })
mkdirSync(place, { recursive: true })
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(place, name), bytes)
  console.log(`  ${name.padEnd(16)} ${(bytes.length / 1e6).toFixed(2)} MB`)
}
process.exit(0)
