/** It brings no types of its own, and the published ones are of an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noHinting: boolean
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
