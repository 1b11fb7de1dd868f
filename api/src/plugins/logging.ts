import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { DestinationStream } from 'pino'
import { errorCode } from '#platform/db/error-code.ts'

/** Our database library repeats a failed query with its parameters; those are what people typed. */
const withoutValues = (message: string) => message.replace(/\nparams:[\s\S]*$/, '')

/** A stack starts with the message, values and all; only what follows it is ours to keep. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trim()
}

/**
 * Structured logs without secrets: the route's pattern instead of the address (tokens travel in addresses),
 * no headers, no bodies.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'none',
  }),
  err: (error: Error) => ({
    type: error.name,
    code: errorCode(error),
    message: withoutValues(error.message),
    stack: framesOf(error),
  }),
}

export const logOptions = (level: string, stream?: DestinationStream): FastifyServerOptions => ({
  logger: { level, serializers: logSerializers, ...(stream && { stream }) },
})
