import { createHash, randomBytes, randomInt } from 'node:crypto'
import { isFingerprint, type Encryption } from './encryption.ts'

/** Long enough for a slow phone, short enough that nobody can work ahead. */
export const challengeMs = 5 * 60_000

const hashOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}.${number}`).digest('base64url')

/**
 * A challenge: the client has to find a number below `maxNumber` by its hash, which takes about half as many
 * tries and never more. The server stores nothing: the signature proves the origin, the subject and the expiry.
 */
export function newChallenge(encryption: Encryption, subject: string, maxNumber: number): string {
  const salt = randomBytes(12).toString('base64url')
  const endsAt = (Date.now() + challengeMs).toString(36)
  const signed = [salt, endsAt, maxNumber, hashOf(salt, randomInt(maxNumber))].join('.')
  return `${signed}.${encryption.fingerprint('proof of work', `${signed} ${subject}`)}`
}

/** The challenge's salt, by which the caller makes sure that it is used once; undefined for a wrong proof. */
export function checkProof(encryption: Encryption, subject: string, proof: string): string | undefined {
  const [salt = '', endsAt = '', maxNumber = '', hash = '', signature = '', number = ''] = proof.split('.')
  const ours = encryption.fingerprints(
    'proof of work',
    `${[salt, endsAt, maxNumber, hash].join('.')} ${subject}`,
  )
  if (!isFingerprint(ours, signature) || Number.parseInt(endsAt, 36) <= Date.now()) return undefined
  return hashOf(salt, Number(number)) === hash ? salt : undefined
}
