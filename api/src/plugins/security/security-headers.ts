import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCameraPage } from '@haat/contract/shared/camera-pages.ts'
import { isSecure } from '#platform/http/is-secure.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // The sign-in pop-up of another site must be able to answer its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Answers that are not pages run nothing; pages bring a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The camera is for the pages that take pictures or scan, and for no other. */
const permissionsOf = (url: string) =>
  `camera=${isCameraPage(url.split('?', 1)[0]!) ? '(self)' : '()'}, microphone=(), geolocation=(self), payment=(), usb=()`

/** A courier's link is a key: no other site may learn that its page was open. */
const courierCalls = /^(?:\/api)?\/courier(?:[/?]|$)/

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(everywhere)
  reply.header('permissions-policy', permissionsOf(request.url))
  if (courierCalls.test(request.url)) reply.header('referrer-policy', 'no-referrer')
  reply.header('x-request-id', request.id)
  if (isSecure(request)) {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
  return reply
}

export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => void setSecurityHeaders(request, reply))
}
