import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseAddress } from '#pages/bad-address.ts'
import { ApiError } from './api-error.ts'

const label = String.raw`[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?`
/** A name or an address, with or without a port. A name in another script arrives in its own spelling (xn--). */
const shape = new RegExp(String.raw`^(?:${label}(?:\.${label})*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$`, 'i')
const mostCharacters = 255

const isHost = (text: string) =>
  text.length <= mostCharacters && shape.test(text) && URL.canParse(`http://${text}`)

/** Of two names one would be read here, and the other by what stands before us. */
function isSaidTwice({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let times = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') times += 1
  return times > 1
}

/** Balancers ask for the health as HTTP/1.0 does, which knows no Host; nothing is made of it there. */
const needsNone = ({ headers, routeOptions }: FastifyRequest) =>
  headers.host === undefined && routeOptions.url === '/api/health'

const isGood = (request: FastifyRequest) =>
  // With a trusted proxy these are what it has forwarded.
  isHost(request.host) && ['http', 'https'].includes(request.protocol) && !isSaidTwice(request)

/** Refuses a Host that is no name of a site before anybody makes an address of it. */
export function checkHosts(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (isGood(request) || needsNone(request)) return
    const error = new ApiError('BAD_REQUEST', 'The Host of the request is not valid.')
    request.log.info({ code: error.code }, 'refused')
    await refuseAddress(error, request, reply)
    return reply
  })
}
