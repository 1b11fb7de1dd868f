import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  gunzipSync,
} from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'
import { fillIn, nonceTemplate, writeInto, type NonceTemplate } from './nonce-template.ts'

/** Stands for the nonce while we compress: all bytes differ, and no UTF-8 text has them in this order. */
const marker = Buffer.from(Array.from({ length: 24 }, (_, index) => 128 + ((index * 53 + 17) % 128)))
const probe = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWX')

/** As much as a long page has; the usual 4 MB would only cost memory. */
const brotliWindowBits = 18
/** What lies farther back than a window cannot be pointed to, and its last bytes are not used. */
const edge = 512

const ways = {
  br: {
    compressor: (size: number) =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
          [constants.BROTLI_PARAM_SIZE_HINT]: size,
          // Else what follows a nonce would be read by the last letters of the nonce.
          [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
        },
      }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    reach: 2 ** brotliWindowBits - edge,
    decompress: brotliDecompressSync,
  },
  gzip: {
    compressor: () => createGzip({ level: 9 }),
    flush: constants.Z_SYNC_FLUSH,
    reach: 2 ** constants.Z_DEFAULT_WINDOWBITS - edge,
    decompress: gunzipSync,
  },
}
const gzipTrailerBytes = 8

/**
 * Compresses a page so that its nonce can be exchanged afterwards. Between two flushes the marker cannot be made
 * smaller, so it stands there as it is; where it comes again, the compressed page only points back to it. Thus a nonce
 * that is written over the marker is the nonce of the whole page. What has not come out so is not used.
 */
export async function compressedTemplate(
  page: NonceTemplate,
  encoding: Encoding,
): Promise<NonceTemplate | undefined> {
  const template = nonceTemplate(await compressMarked(page, encoding), marker)
  return isTrue(template, page, encoding) ? template : undefined
}

/**
 * Every byte that comes out is either fixed or a copy of one of the nonce's. The probe's differ from the marker's and
 * among each other, so what is right for the probe is right for all.
 */
function isTrue(template: NonceTemplate, page: NonceTemplate, encoding: Encoding): boolean {
  try {
    const shown = ways[encoding].decompress(fillInCompressed(template, page, encoding, probe), {
      chunkSize: page.bytes.length + 1024,
    })
    return shown.equals(writeInto(page, probe))
  } catch {
    // The checksum of gzip has found it first.
    return false
  }
}

async function compressMarked(page: NonceTemplate, encoding: Encoding): Promise<Buffer> {
  const { compressor, flush, reach } = ways[encoding]
  const marked = fillIn(page, marker)
  const out = compressor(marked.length)
  let done = 0
  let last = -Infinity
  for (const at of page.places) {
    if (at - last > reach) {
      out.write(marked.subarray(done, at))
      out.flush(flush)
      done = at + marker.length
      out.write(marked.subarray(at, done))
      out.flush(flush)
    }
    last = at
  }
  out.end(marked.subarray(done))
  return Buffer.concat(await out.toArray())
}

/** gzip ends with a checksum of what was compressed; a copy of the page for it would cost more than all the rest. */
export function fillInCompressed(
  template: NonceTemplate,
  page: NonceTemplate,
  encoding: Encoding,
  nonce: Buffer,
): Buffer {
  const filled = fillIn(template, nonce)
  if (encoding === 'gzip')
    filled.writeUInt32LE(crc32(writeInto(page, nonce)), filled.length - gzipTrailerBytes)
  return filled
}
