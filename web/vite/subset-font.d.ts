/** The package has no types, and the published ones are for an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noHinting: boolean
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
