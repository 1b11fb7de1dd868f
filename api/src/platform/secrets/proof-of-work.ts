import { createHash, randomBytes, randomInt } from 'node:crypto'
import { isFingerprint, type Sealer } from './sealer.ts'

/** Long enough for a slow phone, short enough that nobody can work ahead. */
export const challengeMs = 5 * 60_000

const hashOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}.${number}`).digest('base64url')

/**
 * A number below `most` is to be found by its hash, which takes about half as many tries and never more than `most`. We
 * keep nothing: the signature says that it is ours, for what, and until when.
 */
export function newChallenge(sealer: Sealer, subject: string, most: number): string {
  const salt = randomBytes(12).toString('base64url')
  const endsAt = (Date.now() + challengeMs).toString(36)
  const said = [salt, endsAt, most, hashOf(salt, randomInt(most))].join('.')
  return `${said}.${sealer.fingerprint('proof of work', `${said} ${subject}`)}`
}

/** The name of the challenge, by which its caller sees that it is used once; nothing for a proof that proves nothing. */
export function checkProof(sealer: Sealer, subject: string, proof: string): string | undefined {
  const [salt = '', endsAt = '', most = '', hash = '', signature = '', number = ''] = proof.split('.')
  const ours = sealer.fingerprints('proof of work', `${[salt, endsAt, most, hash].join('.')} ${subject}`)
  if (!isFingerprint(ours, signature) || Number.parseInt(endsAt, 36) <= Date.now()) return undefined
  return hashOf(salt, Number(number)) === hash ? salt : undefined
}
