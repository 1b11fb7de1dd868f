import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { isInnerCall } from './inner-call.ts'

/** drizzle repeats a failed query with its parameters, which are what people typed. */
const withoutValues = (message: string) => message.replace(/\nparams:[\s\S]*$/, '')

/** A stack begins with the message, including its values; only the frames after it are logged. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trim()
}

function errorFields(error: unknown) {
  // A thrown value that is no error may be anything, even what somebody typed.
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
 * Structured logs without secrets: the route's pattern instead of the address (addresses contain tokens), no
 * headers, no bodies.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'none',
  }),
  err: errorFields,
}

/** The log of the process; a request has its own child log. */
export const createLog = (level: string): Logger => pino({ level, serializers: { err: errorFields } })

/**
 * Logs one line per request when it is over, with its id (which the client got as a header) and its outcome.
 */
class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    // Calls of a page that is being rendered belong to the page's own line.
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
