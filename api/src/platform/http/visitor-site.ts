import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#platform/google/is-loopback.ts'

interface Settings {
  publicUrl: string | undefined
  siteUrl: string
}

/** By the name that the visitor used. */
const asked = (request: FastifyRequest): URL => new URL(`${request.protocol}://${request.host}`)

/** The site as its visitor knows it, where the settings do not say. Only for an answer to this one visitor. */
export const visitorSite = ({ publicUrl }: Settings, request: FastifyRequest): string =>
  publicUrl === undefined ? asked(request).origin : new URL(publicUrl).origin

/**
 * The site for what others are shown too: what one visitor calls it must not reach them. None where neither the settings
 * say its name nor the visitor came to the very place where we listen.
 */
export function sharedSite({ publicUrl, siteUrl }: Settings, request: FastifyRequest): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  return asked(request).origin === siteUrl ? siteUrl : undefined
}

/** Where money comes back to: a name that only this machine can have, or what the settings say. */
export function returnSite(settings: Settings, request: FastifyRequest): string {
  const { publicUrl, siteUrl } = settings
  const { origin, hostname } = asked(request)
  const isOurs = isLoopback(new URL(origin)) || hostname === request.socket.localAddress
  return publicUrl === undefined && isOurs ? origin : new URL(publicUrl ?? siteUrl).origin
}
