import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { compressedTemplate, fillInCompressed } from './compressed-template.ts'
import { fillIn, nonceTemplate, type NonceTemplate } from './nonce-template.ts'

export interface PatchedBody {
  body: Buffer
  encoding?: Encoding
}

/** Below this a compressed answer saves nobody a packet. */
const worthBytes = 1024

/**
 * A rendered page that takes a fresh nonce with every answer: it is compressed once for each encoding that is asked
 * for, and an answer is a copy with the nonce written into it.
 */
export function createPatchedPage(html: Buffer, placeholder: string) {
  const page = nonceTemplate(html, Buffer.from(placeholder))
  const compressed = new Map<Encoding, Promise<NonceTemplate | undefined>>()

  function templateOf(encoding: Encoding) {
    const known = compressed.get(encoding) ?? compressedTemplate(page, encoding)
    compressed.set(encoding, known)
    return known
  }

  return async function withNonce(nonce: string, acceptEncoding: string | undefined): Promise<PatchedBody> {
    const bytes = Buffer.from(nonce)
    const encoding = html.length < worthBytes ? undefined : acceptedEncoding(acceptEncoding)
    const template = encoding && (await templateOf(encoding))
    if (!template) return { body: fillIn(page, bytes) }
    return { body: fillInCompressed(template, page, encoding, bytes), encoding }
  }
}
