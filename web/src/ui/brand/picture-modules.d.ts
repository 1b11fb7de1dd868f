/** A picture drawn by the `studio` workspace: `picture:hero-haat`, or scaled to a width: `picture:hero-haat?w=872`. */
declare module 'picture:*' {
  const picture: { readonly src: string; readonly width: number; readonly height: number }
  export default picture
}

/** The same with an AVIF file, which is smaller, for browsers that support it. */
declare module 'picture:avif/*' {
  const picture: {
    readonly src: string
    readonly avif: string
    readonly width: number
    readonly height: number
  }
  export default picture
}
