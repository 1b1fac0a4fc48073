/** Every test of the page knows what the server offers; `make contract` writes it down. */
import catalogue from '../fixtures/catalogue.json'
import { learn } from '../src/ui/catalogue.svelte'
import type { Catalogue } from '../src/net/contract'

learn(catalogue as Catalogue)
