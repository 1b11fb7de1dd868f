import type { FastifyRequest } from 'fastify'
import { isLoopback } from './is-loopback.ts'

interface Settings {
  publicUrl: string | undefined
  siteUrl: string
}

/** The address under the host name that the visitor used. */
const asked = (request: FastifyRequest): URL => new URL(`${request.protocol}://${request.host}`)

/**
 * The site as this visitor knows it, where the settings do not name it. Only for an answer to this one visitor.
 */
export const visitorSite = ({ publicUrl }: Settings, request: FastifyRequest): string =>
  publicUrl === undefined ? asked(request).origin : new URL(publicUrl).origin

/**
 * The site's address for content that others see too, which one visitor's host name must not reach. Undefined
 * when the settings do not name the site and the visitor did not come to the address that the server listens
 * on.
 */
export function sharedSite({ publicUrl, siteUrl }: Settings, request: FastifyRequest): string | undefined {
  if (publicUrl !== undefined) return publicUrl
  return asked(request).origin === siteUrl ? siteUrl : undefined
}

/**
 * Where gateways send the shopper back to: a host name that can only mean this machine, or the one in the
 * settings.
 */
export function returnSite(settings: Settings, request: FastifyRequest): string {
  const { publicUrl, siteUrl } = settings
  const { origin, hostname } = asked(request)
  const isOurs = isLoopback(new URL(origin)) || hostname === request.socket.localAddress
  return publicUrl === undefined && isOurs ? origin : new URL(publicUrl ?? siteUrl).origin
}
