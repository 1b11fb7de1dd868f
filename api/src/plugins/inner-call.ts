import type { FastifyRequest } from 'fastify'

/**
 * No network socket has such a peer address, so nobody outside can pass for a page that reads the API in this
 * process.
 */
export const innerAddress = 'page'

/** Whether a page that is being rendered in this process makes the call: such calls count against no limit. */
export const isInnerCall = (request: FastifyRequest) => request.raw.socket.remoteAddress === innerAddress
