/** Made by texts.ts, the plug-in of Vite, from src/zoopark/texts. */
declare module 'virtual:languages' {
  /** What the `language.json` of a language says of it. */
  export interface Spoken {
    /** What its speakers call it. */
    name: string
    /** How it writes numbers and lists. */
    locale: string
    /** Where a space must not break a line. */
    spacing: readonly string[]
  }
  export const list: Readonly<Record<string, Spoken>>
  /** All messages of each, loaded when they are asked for. */
  export const sources: Readonly<Record<string, () => Promise<string>>>
}
declare module 'virtual:texts/*' {
  const messages: string
  export default messages
}
