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

/** Stands for the nonce during compression: all its bytes differ, and no UTF-8 text has them in this order. */
const marker = Buffer.from(Array.from({ length: 24 }, (_, index) => 128 + ((index * 53 + 17) % 128)))
const probe = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWX')

/** The length of a long page; the default of 4 MB would only cost memory. */
const brotliWindowBits = 18
/** Data that lies farther back than the window cannot be referred to, and its last bytes are not used. */
const edge = 512

const ways = {
  br: {
    compressor: (size: number) =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
          [constants.BROTLI_PARAM_SIZE_HINT]: size,
          // Otherwise the decoding of the bytes after a nonce would depend on the nonce's last letters.
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
 * Compresses a page so that its nonce can be replaced afterwards. Between two flushes the marker cannot be
 * compressed, so it stands there literally; where it comes again, the compressed page only refers back to it.
 * So a nonce written over the marker is the nonce of the whole page. A result that fails this test is not used.
 */
export async function compressedTemplate(
  page: NonceTemplate,
  encoding: Encoding,
): Promise<NonceTemplate | undefined> {
  const template = nonceTemplate(await compressMarked(page, encoding), marker)
  return isTrue(template, page, encoding) ? template : undefined
}

/**
 * Every decompressed byte is either fixed or a copy of one of the nonce's. The probe's bytes differ from the
 * marker's and from each other, so a result that is right for the probe is right for every nonce.
 */
function isTrue(template: NonceTemplate, page: NonceTemplate, encoding: Encoding): boolean {
  try {
    const shown = ways[encoding].decompress(fillInCompressed(template, page, encoding, probe), {
      chunkSize: page.bytes.length + 1024,
    })
    return shown.equals(writeInto(page, probe))
  } catch {
    // The checksum of gzip has found the difference first.
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

/**
 * gzip ends with a checksum of the uncompressed page. It is computed in place, because copying the page for it
 * would cost more than everything else.
 */
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
