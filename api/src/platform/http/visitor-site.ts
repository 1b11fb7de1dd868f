import type { FastifyRequest } from 'fastify'

/** The site as its visitor knows it, where the settings do not say; undefined when what the request says is no host. */
export const visitorSite = (publicUrl: string | undefined, request: FastifyRequest): string | undefined =>
  URL.parse(publicUrl ?? `${request.protocol}://${request.host}`)?.origin
