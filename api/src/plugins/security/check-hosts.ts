import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseAddress } from '#pages/bad-address.ts'
import { ApiError } from '../api-error.ts'

const label = String.raw`[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?`
/** A host name or an address, with or without a port. A name in another script arrives as Punycode (xn--). */
const shape = new RegExp(String.raw`^(?:${label}(?:\.${label})*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$`, 'i')
const maxCharacters = 255

const isHost = (text: string) =>
  text.length <= maxCharacters && shape.test(text) && URL.canParse(`http://${text}`)

/** Of two Host headers this server would read one, and a proxy in front of it the other. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let times = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') times += 1
  return times > 1
}

/** Load balancers check the health with HTTP/1.0, which has no Host; the health check does not use it. */
const isHealthCheckWithoutHost = ({ headers, routeOptions }: FastifyRequest) =>
  headers.host === undefined && routeOptions.url === '/api/health'

const isValid = (request: FastifyRequest) =>
  // Behind a trusted proxy these are the forwarded values.
  isHost(request.host) && ['http', 'https'].includes(request.protocol) && !hasTwoHosts(request)

/** Refuses an invalid Host before any address is built from it. */
export function checkHosts(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (isValid(request) || isHealthCheckWithoutHost(request)) return
    const error = new ApiError('BAD_REQUEST', 'The Host of the request is not valid.')
    request.log.info({ code: error.code }, 'refused')
    await refuseAddress(error, request, reply)
    return reply
  })
}
