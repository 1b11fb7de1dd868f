import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isBehindTls: boolean
  }
}

/** What the settings say of the shop's own address counts, whatever a proxy forgets to say of a request. */
export function noteTls(app: FastifyInstance, { publicUrl }: { publicUrl: string | undefined }) {
  app.decorate('isBehindTls', publicUrl?.startsWith('https:') === true)
}

/** Whether the visitor is here by https: then cookies are for https alone. The one place where this is decided. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.isBehindTls || protocol === 'https'

/**
 * A cookie that is ours alone. The prefix makes browsers refuse it from a subdomain and without encryption, so by https
 * its name without the prefix counts for nothing: anybody in between could have put it there.
 */
export const hostCookie = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name
