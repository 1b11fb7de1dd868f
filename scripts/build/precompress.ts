import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file: as small as possible, and no work per visitor. */
export async function precompress(folder: string): Promise<void> {
  const files = await Array.fromAsync(
    glob('**/*.{js,mjs,css,svg,html,json,webmanifest,txt}', { cwd: folder }),
  )
  await Promise.all(files.map((file) => compressFile(`${folder}/${file}`)))
}

async function compressFile(file: string) {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    brotliAsync(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
