import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** The rooms of src, each with those it may import. `contract` is types only, made from the API. */
const ROOMS = {
  net: [],
  texts: ['contract'],
  ui: ['contract', 'texts', 'table', 'games'],
  table: ['contract', 'texts', 'ui', 'games'],
  games: ['contract', 'texts', 'ui', 'table', 'pages'],
  pages: ['contract', 'net', 'texts', 'ui', 'table', 'games'],
}

const pathOf = (room) =>
  room === 'contract'
    ? '^\\$/net/contract$'
    : room === 'net'
      ? '^\\$/net/(?!contract$)'
      : `^\\$/${room}/`

const contracts = Object.entries(ROOMS).map(([room, known]) => ({
  files: [`src/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: ['contract', ...Object.keys(ROOMS), 'gallery', 'App']
          .filter((other) => other !== room && !known.includes(other))
          .map((other) => ({
            regex: pathOf(other),
            message: `src/${room} knows ${known.join(', ') || 'no other room'}.`,
          })),
      },
    ],
  },
}))

export default defineConfig(
  { ignores: ['dist', 'shots', 'public', 'src/net/contract.ts'] },
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
)
