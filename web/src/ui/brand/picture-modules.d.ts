/** A drawn picture of the studio: `picture:hero-haat`, or scaled to a width: `picture:hero-haat?w=872`. */
declare module 'picture:*' {
  const picture: { readonly src: string; readonly width: number; readonly height: number }
  export default picture
}
