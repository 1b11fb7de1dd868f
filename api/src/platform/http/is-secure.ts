import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isBehindTls: boolean
  }
}

/** The PUBLIC_URL setting decides, even when a proxy forgets to say that a request came by https. */
export function noteTls(app: FastifyInstance, { publicUrl }: { publicUrl: string | undefined }) {
  app.decorate('isBehindTls', publicUrl?.startsWith('https:') === true)
}

/** Whether the visitor uses https: then cookies are only for https. This is the one place that decides it. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.isBehindTls || protocol === 'https'

/**
 * The name of a cookie that only this host may set. The `__Host-` prefix makes browsers refuse it from a
 * subdomain and without encryption, so over https the name without the prefix is ignored: anybody in between
 * could have set it.
 */
export const hostCookie = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name
