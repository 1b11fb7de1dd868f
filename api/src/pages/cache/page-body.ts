import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

/** In the order of preference. */
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

export interface PageBody {
  body: Buffer
  encoding?: Encoding | 'zstd'
}

/** Whether a client names an encoding and does not refuse it by `q=0`. */
const isAccepted = (encoding: string, header: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header)

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const toZstd = promisify(zstdCompress)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const brotli = (quality: number) => (html: Buffer) =>
  toBrotli(html, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length } })

/** For an answer that may be the only one: about 7 % larger than the small one, in less than half the time. */
const compressQuickly = {
  zstd: (html: Buffer) => toZstd(html),
  br: brotli(4),
  gzip: (html: Buffer) => toGzip(html, { level: 5 }),
}
const compressWell = { br: brotli(5), gzip: (html: Buffer) => toGzip(html, { level: 9 }) }

/** Compressing a smaller answer saves no packet. */
const worthBytes = 1024

/**
 * The bytes of a page in the encoding that a client accepts. The first answer is compressed quickly, because
 * most addresses are requested once. From the second on the page is compressed well, once for all.
 */
export function createPageBody(html: Buffer) {
  const asked = new Set<Encoding>()
  const compressed = new Map<Encoding, Promise<Buffer>>()

  return async function bodyFor(acceptEncoding = ''): Promise<PageBody> {
    const encoding = encodings.find((one) => isAccepted(one, acceptEncoding))
    if (!encoding || html.length < worthBytes) return { body: html }
    if (!asked.has(encoding)) {
      asked.add(encoding)
      const quick = isAccepted('zstd', acceptEncoding) ? 'zstd' : encoding
      return { body: await compressQuickly[quick](html), encoding: quick }
    }
    const body = compressed.get(encoding) ?? compressWell[encoding](html)
    compressed.set(encoding, body)
    return { body: await body, encoding }
  }
}
