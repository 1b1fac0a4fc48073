/** Made by texts.ts, the plug-in of Vite, from src/zoopark/texts. */
declare module 'virtual:languages' {
  const languages: typeof import('../../../src/zoopark/texts/languages.json')
  export default languages
}
declare module 'virtual:texts/*' {
  const messages: string
  export default messages
}
