import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '#platform/http/is-secure.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
  // The sign-in pop-up of another site must be able to answer its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Answers that are not pages run nothing; pages bring a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(everywhere)
  reply.header('x-request-id', request.id)
  if (isSecure(request)) {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
  return reply
}

export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => void setSecurityHeaders(request, reply))
}
