import { acceptedEncoding, acceptsZstd, type Encoding } from './accepted-encoding.ts'
import { compressOnce } from './compress-once.ts'
import { compressedTemplate, fillInCompressed } from './compressed-template.ts'
import { fillIn, nonceTemplate, type NonceTemplate } from './nonce-template.ts'

export interface PatchedBody {
  body: Buffer
  encoding?: Encoding | 'zstd'
}

/** Compressing a smaller answer saves no packet. */
const worthBytes = 1024

/**
 * A rendered page that gets a fresh nonce with every answer. The first answer is compressed alone, because most
 * addresses are requested once. From the second on the page is compressed so that the nonce can be replaced in
 * it, and an answer is a copy with the nonce written into it.
 */
export function createPatchedPage(html: Buffer, placeholder: string) {
  const page = nonceTemplate(html, Buffer.from(placeholder))
  const compressed = new Map<Encoding, Promise<NonceTemplate | undefined>>()
  const asked = new Set<Encoding>()

  function templateOf(encoding: Encoding) {
    const known = compressed.get(encoding) ?? compressedTemplate(page, encoding)
    compressed.set(encoding, known)
    return known
  }

  return async function withNonce(nonce: string, acceptEncoding: string | undefined): Promise<PatchedBody> {
    const bytes = Buffer.from(nonce)
    const encoding = html.length < worthBytes ? undefined : acceptedEncoding(acceptEncoding)
    if (!encoding) return { body: fillIn(page, bytes) }
    if (!asked.has(encoding)) {
      asked.add(encoding)
      const once = acceptsZstd(acceptEncoding) ? 'zstd' : encoding
      return { body: await compressOnce(fillIn(page, bytes), once), encoding: once }
    }
    const template = await templateOf(encoding)
    if (!template) return { body: fillIn(page, bytes) }
    return { body: fillInCompressed(template, page, encoding, bytes), encoding }
  }
}
