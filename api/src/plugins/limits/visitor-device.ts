import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hostCookie } from '#platform/http/is-secure.ts'
import { isFingerprint, type Encryption } from '#platform/secrets/encryption.ts'

/**
 * A cookie by which limits tell apart visitors who share a network. It says nothing about a person: it holds a
 * random id, when it was issued, and our signature over both.
 */
export interface VisitorDevice {
  id: string
  ageMs: number
}

const daySeconds = 86_400
export const visitorSeconds = 365 * daySeconds
const signatureLength = 22

export const visitorCookie = (request: FastifyRequest) => hostCookie(request, 'visitor')

const purpose = 'visitor'
const short = (fingerprint: string) => fingerprint.slice(0, signatureLength)

export function newVisitor(encryption: Encryption): string {
  const signedPart = `${randomBytes(12).toString('base64url')}.${Math.floor(Date.now() / 1000).toString(36)}`
  return `${signedPart}.${short(encryption.fingerprint(purpose, signedPart))}`
}

/** Null for a cookie that we did not make, or made too long ago. */
export function readVisitor(encryption: Encryption, cookie: string | undefined): VisitorDevice | null {
  const [, signedPart, id, issuedAt, signature] =
    /^(([\w-]{16})\.([0-9a-z]{1,8}))\.([\w-]{22})$/.exec(cookie ?? '') ?? []
  if (!signedPart || !id || !issuedAt || !signature) return null
  if (!isFingerprint(encryption.fingerprints(purpose, signedPart).map(short), signature)) return null
  const ageMs = Date.now() - Number.parseInt(issuedAt, 36) * 1000
  return ageMs > visitorSeconds * 1000 ? null : { id, ageMs }
}
