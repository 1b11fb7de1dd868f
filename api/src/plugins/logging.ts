import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import { errorCode } from '#platform/db/error-code.ts'
import { isInnerCall } from './inner-call.ts'

/** Our database library repeats a failed query with its parameters; those are what people typed. */
const withoutValues = (message: string) => message.replace(/\nparams:[\s\S]*$/, '')

/** A stack starts with the message, values and all; only what follows it is ours to keep. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trim()
}

function errorFields(error: unknown) {
  // Whatever else was thrown may be anything, also what somebody typed.
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'What was thrown is no error', stack: '' }
  }
  return {
    type: error.name,
    code: errorCode(error),
    message: withoutValues(error.message),
    stack: framesOf(error),
  }
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
  err: errorFields,
}

/** Of the process itself; what belongs to a request goes through the request's own. */
export const createLog = (level: string): Logger => pino({ level, serializers: { err: errorFields } })

/** One line for each request, when it is over: with its id, which its sender was told, and how it went. */
class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    // What a page asks for while it is rendered is part of the page's own line.
    const level = error ? 'error' : isInnerCall(request) ? 'debug' : 'info'
    const { method, route } = logSerializers.req(request)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log[level](
      { method, route, status: reply.statusCode, ms, ...(error && { err: error }) },
      'request',
    )
  }
}

export const logOptions = (level: string, stream?: DestinationStream): FastifyServerOptions => ({
  logger: { level, serializers: logSerializers, ...(stream && { stream }) },
  logController: new RequestLog(),
})
