import type { FastifyRequest } from 'fastify'

/** No socket of the network has such a peer, so nobody outside can pass for a page that reads the API in this process. */
export const innerAddress = 'page'

/** Whether a page that is being rendered here asks: its reads are not counted against anybody. */
export const isInnerCall = (request: FastifyRequest) => request.raw.socket.remoteAddress === innerAddress
