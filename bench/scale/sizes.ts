/** The shops that Haat is measured on. */
export const sizes = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const
export type Size = keyof typeof sizes
const isSize = (name: string): name is Size => name in sizes

export const readSizes = (joined: string): Size[] =>
  joined.split(',').map((name) => {
    if (!isSize(name)) throw new Error(`--sizes takes ${Object.keys(sizes).join(', ')}, joined by commas`)
    return name
  })
