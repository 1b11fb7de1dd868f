import type { FileLink } from '@haat/contract/shared/upload.ts'
import { isFingerprint, type Sealer } from '#platform/secrets/sealer.ts'

const lifeMs = 3_600_000
/** The same address for a while: a thread that is read again does not load its pictures again. */
const stepMs = 900_000

const purpose = 'file'
const signed = (fileId: string, until: string) => `${fileId} ${until}`

/** Private files are shown by whoever may show them: with addresses that end after an hour, made anew for each answer. */
export function withSignedFiles<T extends { files: FileLink[] }>(sealer: Sealer, shown: T): T {
  const until = String(Math.ceil(Date.now() / stepMs) * stepMs + lifeMs)
  const sign = (file: FileLink): FileLink => {
    const query = new URLSearchParams({ until, by: sealer.fingerprint(purpose, signed(file.id, until)) })
    return { ...file, url: `${file.url}?${query}` }
  }
  return { ...shown, files: shown.files.map(sign) }
}

type Query = Record<string, unknown>

export function signatureState(sealer: Sealer, fileId: string, { until, by }: Query) {
  if (typeof until !== 'string' || typeof by !== 'string') return 'wrong'
  if (!isFingerprint(sealer.fingerprints(purpose, signed(fileId, until)), by)) return 'wrong'
  return Number(until) > Date.now() ? 'good' : 'ended'
}
