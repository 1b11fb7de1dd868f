/** A drawn picture of the studio: `picture:hero-haat`, or scaled to a width: `picture:hero-haat?w=872`. */
declare module 'picture:*' {
  const picture: { readonly src: string; readonly width: number; readonly height: number }
  export default picture
}

/** With a second, smaller file for browsers that take it. */
declare module 'picture:avif/*' {
  const picture: {
    readonly src: string
    readonly avif: string
    readonly width: number
    readonly height: number
  }
  export default picture
}
