import { timingSafeEqual } from 'node:crypto'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Sealer } from '#platform/secrets/sealer.ts'

const lifeMs = 3_600_000
/** The same address for a while: a thread that is read again does not load its pictures again. */
const stepMs = 900_000

const signatureOf = (sealer: Sealer, fileId: string, until: string) =>
  sealer.fingerprint('file', `${fileId} ${until}`)

/** Private files are shown by whoever may show them: with addresses that end after an hour, made anew for each answer. */
export function withSignedFiles<T extends { files: FileLink[] }>(sealer: Sealer, shown: T): T {
  const until = String(Math.ceil(Date.now() / stepMs) * stepMs + lifeMs)
  const sign = (file: FileLink): FileLink => {
    const query = new URLSearchParams({ until, by: signatureOf(sealer, file.id, until) })
    return { ...file, url: `${file.url}?${query}` }
  }
  return { ...shown, files: shown.files.map(sign) }
}

type Query = Record<string, unknown>

export function signatureState(sealer: Sealer, fileId: string, { until, by }: Query) {
  if (typeof until !== 'string' || typeof by !== 'string') return 'wrong'
  const [expected, actual] = [Buffer.from(signatureOf(sealer, fileId, until)), Buffer.from(by)]
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'wrong'
  return Number(until) > Date.now() ? 'good' : 'ended'
}
