import type { FileLink } from '@haat/contract/shared/upload.ts'
import { isFingerprint, type Encryption } from '#platform/secrets/encryption.ts'

const lifetimeMs = 3_600_000
/** An address stays the same for a quarter of an hour, so that browsers need not load a file again. */
const stepMs = 900_000

const purpose = 'file'
const signedText = (fileId: string, until: string) => `${fileId} ${until}`

/**
 * Adds signatures to the addresses of private files, for an answer to somebody who may see them. Such an
 * address ends after an hour or a little more.
 */
export function withSignedUrls<T extends { files: FileLink[] }>(encryption: Encryption, answer: T): T {
  const until = String(Math.ceil(Date.now() / stepMs) * stepMs + lifetimeMs)
  const sign = (file: FileLink): FileLink => {
    const by = encryption.fingerprint(purpose, signedText(file.id, until))
    return { ...file, url: `${file.url}?${new URLSearchParams({ until, by })}` }
  }
  return { ...answer, files: answer.files.map(sign) }
}

type Query = Record<string, unknown>

export function checkSignature(encryption: Encryption, fileId: string, { until, by }: Query) {
  if (typeof until !== 'string' || typeof by !== 'string') return 'wrong'
  if (!isFingerprint(encryption.fingerprints(purpose, signedText(fileId, until)), by)) return 'wrong'
  return Number(until) > Date.now() ? 'good' : 'ended'
}
