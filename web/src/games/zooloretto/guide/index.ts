/** The guide at the table. */
export { default as Bubble } from './GuideBubble.svelte'
export { default as End } from './GuideEnd.svelte'
