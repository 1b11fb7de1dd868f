import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '@haat/contract/shared/errors.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { isAnswerLost, isUnreachable } from '#platform/database/errors/is-unreachable.ts'
import { TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import { FileTooHeavy } from '#platform/parser/file-refusals.ts'
import { ApiError, notFound } from './api-error.ts'
import { isWrite } from './replicas/last-write.ts'

/** Whoever sends a file is told how large it may be. */
function tooLarge(request: FastifyRequest | undefined): string {
  const { config, bodyLimit } = request?.routeOptions ?? {}
  const megabytes = Math.floor((bodyLimit ?? 0) / 1_000_000)
  return config?.takesFile && megabytes > 0
    ? `The file is too large: at most ${megabytes} MB.`
    : 'The request is too large.'
}

/** Fastify's own errors, with our codes and messages. */
const known: Record<string, (request?: FastifyRequest) => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (request) => new ApiError('PAYLOAD_TOO_LARGE', tooLarge(request)),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (Content-Type: application/json).'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ApiError('BAD_REQUEST', 'The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ApiError('BAD_REQUEST', 'The body is empty; JSON was expected.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ApiError('BAD_REQUEST', 'The body does not have the announced length.'),
  FST_ERR_BAD_URL: () => new ApiError('BAD_REQUEST', 'The address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound('This address'),
}

/** More would only make the answer to a huge body huge as well. */
const maxFields = 20

const placeNames = { body: 'body', querystring: 'query', params: 'address', headers: 'headers' }

function validationError(error: Pick<FastifyError, 'validation' | 'validationContext'>): ApiError {
  const fields: Record<string, string> = {}
  const place = placeNames[error.validationContext as keyof typeof placeNames] ?? 'request'
  for (const issue of error.validation?.slice(0, maxFields) ?? []) {
    const name = issue.instancePath.split('/').filter(Boolean).join('.') || place
    fields[name] ??= issue.message ?? 'Not valid'
  }
  const [first] = Object.values(fields)
  return new ApiError('VALIDATION_FAILED', first ?? `The ${place} is not valid.`, fields)
}

/** A full disk, a full quota, and a full disk of the database. */
const isStorageFull = (error: unknown) => ['ENOSPC', 'EDQUOT', '53100'].includes(errorCode(error) ?? '')

function toApiError(error: unknown, request?: FastifyRequest): ApiError {
  const mayHaveWritten = request !== undefined && isWrite(request)
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error)
  const code = (error as { code?: string }).code ?? ''
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (known[code]) return known[code](request)
  if (error instanceof TooBusyError) {
    return new ApiError('UNAVAILABLE', 'The shop is very busy. Please try again in a moment.')
  }
  if (error instanceof FileTooHeavy)
    return new ApiError('VALIDATION_FAILED', error.message, { file: error.message })
  if (isStorageFull(error)) {
    return new ApiError('STORAGE_FULL', 'We have no room for this right now. Please try again later.')
  }
  // A database that is away or too busy is not the caller's fault and will pass.
  if (isUnreachable(error)) {
    if (mayHaveWritten && isAnswerLost(error)) {
      return new ApiError(
        'UNAVAILABLE',
        'We could not see in time whether this was done. Please look first, then try again.',
      )
    }
    return new ApiError('UNAVAILABLE', 'We cannot reach our records right now. Please try again in a minute.')
  }
  if (status >= 400 && status < 500) return new ApiError('BAD_REQUEST', 'The request is not valid.')
  return new ApiError('INTERNAL_ERROR', 'Something went wrong on our side. Please try again.')
}

/** For refusals that do not set the header themselves. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  UNAVAILABLE: 5,
  STORAGE_FULL: 600,
  RATE_LIMITED: 3600,
}

export function sendRefusal(reply: FastifyReply, error: unknown) {
  const refusal = toApiError(error)
  const retryAfter = refusal.retryAfterSeconds ?? retryAfterSeconds[refusal.code]
  if (retryAfter && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  // A call may have allowed caches to keep its answer before it failed.
  reply.header('cache-control', 'no-store')
  return reply.code(refusal.statusCode).send(refusal.body())
}

/** While the database is away every call fails alike, so it is logged once in this time. */
const sameFaultMs = 10_000

/**
 * Logs errors that we have to fix, with their stack; errors that pass by themselves are not logged for every
 * call.
 */
function createFaultLog() {
  const logged = new Map<string, { at: number; untold: number }>()
  return (request: FastifyRequest, err: Error, { code }: ApiError) => {
    const fault = errorCode(err) ?? err.name
    const before = logged.get(fault)
    if (code === 'UNAVAILABLE' && before && Date.now() - before.at < sameFaultMs) {
      before.untold += 1
      return request.log.info({ code }, 'refused')
    }
    logged.set(fault, { at: Date.now(), untold: 0 })
    request.log.error({ err, ...(before?.untold && { untold: before.untold }) }, code)
  }
}

/**
 * One handler for all errors: those that we have to fix are logged with their stack, never with the payload.
 */
export function handleErrors(app: FastifyInstance) {
  const logFault = createFaultLog()
  app.setErrorHandler<Error>((error, request, reply) => {
    const refusal = toApiError(error, request)
    if (refusal.statusCode >= 500) logFault(request, error, refusal)
    else request.log.info({ code: refusal.code, fields: Object.keys(refusal.fields ?? {}) }, 'refused')
    return sendRefusal(reply, refusal)
  })
}

export const refuseUnknown = (request: FastifyRequest) => {
  throw new ApiError('NOT_FOUND', `There is no ${request.method} call at this address.`)
}
