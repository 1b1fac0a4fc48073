/**
 * The contract, the page and the engine say the same: real views are of the generated types, and the page
 * reads every field that a view has.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as converter from 'svelte2tsx'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import modules from '../../fixtures/modules.json'
import views from '../../fixtures/views.json'
import contract from '../../openapi.json'

// Loaded by Node: Vite would look for the sources of everything that belongs to Svelte.
const { svelte2tsx } = createRequire(import.meta.url)('svelte2tsx') as typeof converter

const WEB = fileURLToPath(new URL('../..', import.meta.url))
const CONTRACT = `${WEB}src/net/contract.ts`
const VIEWS = `${WEB}tests/net/views.virtual.ts`

/** Fields that no part of the page reads, each with its reason. */
const UNREAD: Readonly<Record<string, string>> = {
  'LaidTile.number': 'ties of areas go by it, which the engine decides; the page has the order',
  'ModuleQuestion.asks': 'the same word as the view has in `asks`',
  'ModuleQuestion.fresh': 'what is lit says where the tile may go; scripts have no light',
  'ModuleQuestion.seat': 'the table says who is to act',
  'ZoolorettoView.waiting':
    'the question names the tile that is due; scripts may plan for the rest',
}

// -- what is compiled --------------------------------------------------------------------------------

/** Views as the server sends them: without what the page adds to them. */
const GAME_VIEWS: Record<string, object> = {
  ...Object.fromEntries(
    Object.entries(views).map(([name, view]) => {
      const { seat, to_act, legal, prices, ...sent } = view
      return [name, sent]
    }),
  ),
  ...Object.fromEntries(Object.entries(modules).map(([name, { view }]) => [name, view])),
}

const source = (written: Record<string, object>): string =>
  [
    "import type { GameView } from '../../src/net/contract'",
    ...Object.values(written).map((view) => `void (${JSON.stringify(view)} satisfies GameView)`),
  ].join('\n')

const filesOf = (ending: string): string[] => ts.sys.readDirectory(`${WEB}src`, [ending])

/** The page as TypeScript: a component becomes the module that svelte-check sees, too. */
function compiled(written: Record<string, object>): ts.Program {
  const virtual = new Map([[VIEWS, source(written)]])
  for (const path of filesOf('.svelte')) {
    const { code } = svelte2tsx(readFileSync(path, 'utf8'), {
      filename: path,
      isTsFile: true,
      mode: 'ts',
      version: '5',
    })
    virtual.set(`${path}.ts`, code)
  }
  const { config } = ts.readConfigFile(`${WEB}tsconfig.json`, ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WEB)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (file) => virtual.has(file) || fileExists(file)
  host.readFile = (file) => virtual.get(file) ?? readFile(file)
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file)
    return text === undefined ? undefined : ts.createSourceFile(file, text, target, true)
  }
  const shims = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts'].map(
    (file) => `${WEB}node_modules/svelte2tsx/${file}`,
  )
  return ts.createProgram([...virtual.keys(), ...filesOf('.ts'), ...shims], options, host)
}

// -- which fields there are, and which are read ------------------------------------------------------

type Schema = { properties?: Record<string, unknown> }
const SCHEMAS = contract.components.schemas as unknown as Record<string, Schema>

/** Every struct that a view can hold. */
function structs(from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  found.add(from)
  for (const [, name] of JSON.stringify(SCHEMAS[from]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    structs(name ?? '', found)
  return found
}

const FIELDS = [...structs('GameView')].flatMap((name) =>
  Object.keys(SCHEMAS[name]?.properties ?? {}).map((field) => `${name}.${field}`),
)

/** The field of a struct of the contract that is declared here: `ZooView.barn`. */
function fieldOf(declared: ts.Declaration): string | undefined {
  if (!ts.isPropertySignature(declared) || declared.getSourceFile().fileName !== CONTRACT)
    return undefined
  const struct = declared.parent.parent
  return ts.isPropertySignature(struct)
    ? `${struct.name.getText()}.${declared.name.getText().replaceAll(/['"]/g, '')}`
    : undefined
}

function fieldsRead(program: ts.Program): Set<string> {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  const note = (symbol: ts.Symbol | undefined): void => {
    for (const declared of symbol?.declarations ?? []) {
      const field = fieldOf(declared)
      if (field) found.add(field)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name))
    else if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression)
      for (const one of key.isUnion() ? key.types : [key])
        if (one.isStringLiteral())
          note(
            checker
              .getNonNullableType(checker.getTypeAtLocation(node.expression))
              .getProperty(one.value),
          )
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) note(checker.getTypeAtLocation(node.parent).getProperty(name.text))
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles())
    if (
      file.fileName.startsWith(`${WEB}src/`) &&
      !file.fileName.startsWith(`${WEB}src/gallery/`) &&
      file.fileName !== CONTRACT
    )
      visit(file)
  return found
}

describe('the contract', () => {
  let program: ts.Program
  beforeAll(() => {
    program = compiled(GAME_VIEWS)
  }, 120_000)

  it('types every game and every module as the engine writes them', () => {
    const file = program.getSourceFile(VIEWS)
    const wrong = program.getSemanticDiagnostics(file).map(({ messageText, start = 0 }) => ({
      view: Object.keys(GAME_VIEWS)[(file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1],
      wrong: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
    expect(wrong).toEqual([])
  }, 120_000)

  it('has no field that the page does not read', () => {
    const read = fieldsRead(program)
    expect(FIELDS.filter((field) => !read.has(field)).sort()).toEqual(Object.keys(UNREAD).sort())
  }, 120_000)
})
