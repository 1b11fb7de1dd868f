import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hostCookie } from '#platform/http/is-secure.ts'
import { isFingerprint, type Sealer } from '#platform/secrets/sealer.ts'

/**
 * A cookie by which limits tell apart those who share a network. It says nothing about a person: a random id, when we
 * gave it, and our signature over both.
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

export function newVisitor(sealer: Sealer): string {
  const said = `${randomBytes(12).toString('base64url')}.${Math.floor(Date.now() / 1000).toString(36)}`
  return `${said}.${short(sealer.fingerprint(purpose, said))}`
}

/** Nothing for a cookie that we did not make, or made too long ago. */
export function readVisitor(sealer: Sealer, cookie: string | undefined): VisitorDevice | null {
  const [, said, id, issuedAt, signature] =
    /^(([\w-]{16})\.([0-9a-z]{1,8}))\.([\w-]{22})$/.exec(cookie ?? '') ?? []
  if (!said || !id || !issuedAt || !signature) return null
  if (!isFingerprint(sealer.fingerprints(purpose, said).map(short), signature)) return null
  const ageMs = Date.now() - Number.parseInt(issuedAt, 36) * 1000
  return ageMs > visitorSeconds * 1000 ? null : { id, ageMs }
}
