import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSecure } from '#platform/http/is-secure.ts'
import type { Services } from '#services.ts'

const flowCookie = 'googleFlow'
export const flowPath = '/api/auth/google'
const flowSeconds = 600

/** Longer ones would not fit into a cookie; the visitor then comes back to the home page. */
const returnToMaxLength = 1200

const flowSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Browsers do not send this cookie when they come back from another site. */
  device: z.string().optional(),
  /** Whose account the Google account is to be linked to, and where they are signed in. */
  link: z.strictObject({ userId: z.string(), sessionId: z.string() }).optional(),
  until: z.number(),
})
export type GoogleFlow = Omit<z.infer<typeof flowSchema>, 'until'>

/** A path of our own site, as a browser would read it; anything else is the home page. */
export function ownPath(hint: string): string {
  const here = 'http://haat.invalid'
  if (!hint.startsWith('/') || hint.includes('\\') || !URL.canParse(hint, here)) return '/'
  const { origin, pathname, search, hash } = new URL(hint, here)
  const path = `${pathname}${search}${hash}`
  // Dots can be folded away, and two slashes at the start would name another site.
  return origin !== here || path.startsWith('//') || path.length > returnToMaxLength ? '/' : path
}

const cookieOptions = (request: FastifyRequest) => ({
  path: flowPath,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(request),
})

/** One at a time for each browser: a later start takes the place of an earlier one. */
export function keepFlow(
  { sealer }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: GoogleFlow,
) {
  const kept: z.infer<typeof flowSchema> = { ...flow, until: Date.now() + flowSeconds * 1000 }
  reply.setCookie(flowCookie, sealer.seal(JSON.stringify(kept)), {
    ...cookieOptions(request),
    maxAge: flowSeconds,
  })
}

export const dropFlow = (request: FastifyRequest, reply: FastifyReply) => {
  reply.clearCookie(flowCookie, cookieOptions(request))
}

export function readFlow({ sealer }: Services, request: FastifyRequest): GoogleFlow | undefined {
  const sealed = request.cookies[flowCookie]
  // Nothing where it was made up, damaged, or sealed with a key that is gone.
  const opened = sealed ? sealer.open(sealed) : null
  const { data } = flowSchema.safeParse(opened === null ? null : JSON.parse(opened))
  if (!data || data.until <= Date.now()) return undefined
  const { until: _, ...flow } = data
  return flow
}
