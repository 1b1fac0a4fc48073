/** The name of the contract that this page was built for, from openapi.json. */
declare const CONTRACT: string
/** The page is for a static host: its tables are in the browser. */
declare const SITE: boolean
/** Python for the browser, where it was built; see scripts/engine.mjs. */
declare const ENGINE: import('./net/inside/engine').Engine | null
