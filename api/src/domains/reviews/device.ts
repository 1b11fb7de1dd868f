import type { FastifyRequest } from 'fastify'
import { networkOf } from '#plugins/limits/network-of.ts'
import { readVisitor, visitorCookie } from '#plugins/limits/visitor-device.ts'
import type { Services } from '#services.ts'

/**
 * Says of two writings whether they came from one device, and nothing else: a keyed hash of the cookie by which limits tell visitors
 * apart, or without one of the network and the name of the browser.
 */
export function deviceHash({ encryption }: Pick<Services, 'encryption'>, request: FastifyRequest): string {
  const visitor = request.visitor ?? readVisitor(encryption, request.cookies[visitorCookie(request)])
  const known = visitor?.id ?? `${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`
  return encryption.fingerprint('device of a writing', known).slice(0, 22)
}
