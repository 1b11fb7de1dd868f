import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSecure } from '#platform/http/is-secure.ts'
import type { Services } from '#services.ts'

const flowCookie = 'googleFlow'
export const flowPath = '/api/auth/google'
const flowSeconds = 600

/** A longer path would not fit into a cookie; the visitor then returns to the home page. */
const returnToMaxLength = 1200

const flowSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** The device cookie, which browsers do not send (SameSite=Strict) on the way back from Google. */
  device: z.string().optional(),
  /** The user and session that asked to link a Google account; left out for a sign-in. */
  link: z.strictObject({ userId: z.string(), sessionId: z.string() }).optional(),
  until: z.number(),
})
export type GoogleFlow = Omit<z.infer<typeof flowSchema>, 'until'>

/** A path of this site as a browser would resolve it; the address of another site becomes `/`. */
export function safeReturnPath(asked: string): string {
  const site = 'http://haat.invalid'
  if (!asked.startsWith('/') || asked.includes('\\') || !URL.canParse(asked, site)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, site)
  const path = `${pathname}${search}${hash}`
  // Resolving dots (`/.//other.site`) can leave two slashes at the start, which name another site.
  return origin !== site || path.startsWith('//') || path.length > returnToMaxLength ? '/' : path
}

const cookieOptions = (request: FastifyRequest) => ({
  path: flowPath,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(request),
})

/** Keeps a sign-in in a cookie until the visitor returns; a later start replaces an earlier one. */
export function saveFlow(
  { encryption }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: GoogleFlow,
) {
  const saved: z.infer<typeof flowSchema> = { ...flow, until: Date.now() + flowSeconds * 1000 }
  reply.setCookie(flowCookie, encryption.encrypt(JSON.stringify(saved)), {
    ...cookieOptions(request),
    maxAge: flowSeconds,
  })
}

export const clearFlow = (request: FastifyRequest, reply: FastifyReply) => {
  reply.clearCookie(flowCookie, cookieOptions(request))
}

export function readFlow({ encryption }: Services, request: FastifyRequest): GoogleFlow | undefined {
  const encrypted = request.cookies[flowCookie]
  // Null for a cookie that was made up, damaged, or encrypted with a key that we no longer have.
  const decrypted = encrypted ? encryption.decrypt(encrypted) : null
  const { data } = flowSchema.safeParse(decrypted === null ? null : JSON.parse(decrypted))
  if (!data || data.until <= Date.now()) return undefined
  const { until: _, ...flow } = data
  return flow
}
