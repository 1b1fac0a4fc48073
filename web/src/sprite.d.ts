/** The address of a file of pictures, see sprites.ts. */
declare module '*.sprite' {
  const url: string
  export default url
}
