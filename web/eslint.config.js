import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import { readdirSync } from 'node:fs'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const foldersOf = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const GAMES = foldersOf('./src/games/')
const MODULES = foldersOf('./src/games/zooloretto/modules/')

/** The games that another is made of. */
const MADE_OF = {
  zooloretto: ['drafting'],
  aquaretto: ['drafting'],
  combined: ['drafting', 'zooloretto', 'aquaretto'],
}

/**
 * The rooms of src, each with those it may import. `contract` is types only, made from the API; `games` is the
 * list of games and what every game answers, not the games themselves.
 */
const ROOMS = {
  net: [],
  texts: ['contract'],
  ui: ['contract', 'texts'],
  table: ['contract', 'texts', 'ui'],
  pages: ['contract', 'net', 'texts', 'ui', 'table', 'games'],
  ...Object.fromEntries(
    GAMES.map((name) => [
      `games/${name}`,
      [
        ...['contract', 'texts', 'ui', 'table', 'games'],
        ...(MADE_OF[name] ?? []).map((other) => `games/${other}`),
      ],
    ]),
  ),
}

const PATHS = {
  contract: '^\\$/net/contract$',
  net: '^\\$/net/(?!contract$)',
  games: '^\\$/games(/(game|scene))?$',
}

const contracts = Object.entries(ROOMS).map(([room, known]) => ({
  files: [`src/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: ['contract', 'games', ...Object.keys(ROOMS), 'gallery', 'App']
          .filter((other) => other !== room && !known.includes(other))
          .map((other) => ({
            regex: PATHS[other] ?? `^\\$/${other}(/|$)`,
            message: `src/${room} knows ${known.join(', ') || 'no other room'}.`,
          })),
      },
    ],
  },
}))

/** Only the folders of games and expansions, and their texts, call them by their names. */
const NAMES = `(${GAMES.filter((name) => !['combined', 'drafting'].includes(name)).join('|')})`
const IDS = `^(combined|${MODULES.join('|')})$`
const neutral = {
  files: ['net', 'texts', 'ui', 'table', 'pages'].map((room) => `src/${room}/**`),
  rules: {
    'no-restricted-syntax': [
      'error',
      ...[
        `Identifier[name=/${NAMES}/i]`,
        `Literal[value=/${NAMES}|${IDS}/]`,
        `TemplateElement[value.raw=/${NAMES}/]`,
        `SvelteLiteral[value=/${NAMES}/]`,
      ].map((selector) => ({
        selector,
        message: 'This room is about every game: what belongs to one lies in its folder.',
      })),
    ],
  },
}

export default defineConfig(
  { ignores: ['dist', 'shots', 'public', 'src/net/contract.ts', 'src/texts/text-keys.ts'] },
  js.configs.recommended,
  ts.configs.base,
  svelte.configs.recommended,
  {
    rules: {
      'no-undef': 'off', // TypeScript knows better
      'no-unused-vars': 'off', // so does its noUnusedLocals
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // fixtures of vitest
      'svelte/no-at-html-tags': 'off', // what is put in are our own drawings
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check fails on warnings itself
      'svelte/prefer-svelte-reactivity': 'off', // maps are built once and then only read
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  contracts,
  neutral,
)
