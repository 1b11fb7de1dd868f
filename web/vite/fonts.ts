import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const cache = join(import.meta.dirname, '../../node_modules/.cache/haat-fonts')
const weights = [400, 600, 800]

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
const ascii = upTo(0x20, 0x7e)
const figuresAndPairs = { keepFeatures: ['kern', 'liga', 'tnum'] }

const cuts = [
  // The letters of English pages; `fonts.css` names the same range.
  { name: 'plain', from: 'latin', letters: `${ascii}\u00a0©°²·½×éü–—‘’“”…•−`, ...figuresAndPairs },
  {
    name: 'latin',
    from: 'latin',
    letters: `${ascii}${upTo(0xa0, 0xff)}ıŒœ€™↑↓${upTo(0x2000, 0x206f)}`,
    ...figuresAndPairs,
  },
  // With all font features, which form the conjuncts.
  { name: 'devanagari', from: 'devanagari', letters: `${upTo(0x900, 0x97f)}\u200c\u200d\u25cc` },
]

/**
 * Subsets the Mukta font: `url('@mukta/plain-400.woff2')`. Half of a published file are hints for screens of low
 * resolution, which phones ignore, and more of it are letters that English and Nepali do not use.
 */
export function fonts(): Plugin {
  return {
    name: 'haat:fonts',
    config: async () => ({
      resolve: { alias: [{ find: /^@mukta(?=\/)/, replacement: await cachedFonts() }] },
    }),
  }
}

/** The folder of the subset files; made only if it does not exist yet. */
async function cachedFonts(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(cuts))
  for (const name of ['@fontsource/mukta', 'subset-font']) {
    hash.update(await readFile(require.resolve(`${name}/package.json`)))
  }
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  const exists = await access(folder).then(
    () => true,
    () => false,
  )
  if (!exists) await makeFonts(folder)
  return folder
}

async function makeFonts(folder: string) {
  const temporaryFolder = `${folder}.${process.pid}`
  await mkdir(temporaryFolder, { recursive: true })
  for (const { name, from, letters, ...features } of cuts) {
    for (const weight of weights) {
      const file = require.resolve(`@fontsource/mukta/files/mukta-${from}-${weight}-normal.woff2`)
      const options = { targetFormat: 'woff2', noHinting: true, ...features } as const
      const bytes = await subsetFont(await readFile(file), letters, options)
      await writeFile(join(temporaryFolder, `${name}-${weight}.woff2`), bytes)
    }
  }
  // Two builds may make them at the same time: the files of the first one stay.
  await rename(temporaryFolder, folder).catch(() => rm(temporaryFolder, { recursive: true }))
}
