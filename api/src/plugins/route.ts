import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { endpoints, type Endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { errorSchema } from '@haat/contract/shared/errors.ts'
import { ApiError } from './api-error.ts'
import { limitsOf } from './limits/rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean
  }
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

interface Call<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: E extends { takesFile: object } ? Buffer : Parsed<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<K extends keyof Endpoints> = (
  call: Call<Endpoints[K]>,
) => Promise<z.input<Endpoints[K]['response']>>

const errorStatuses = (endpoint: Endpoint) => [
  ...(endpoint.errors ?? []),
  ...(endpoint.access === 'public' ? [] : [401, 403]),
  ...(endpoint.takesFile ? [507] : []),
  422,
  500,
]

/** Accepts the bytes of a file under any content type, because its content is checked later. */
export function acceptFiles(app: FastifyInstance) {
  const isFile = /^(application\/(octet-stream|pdf)|image\/[\w.+-]+)$/
  app.addContentTypeParser(isFile, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.takesFile) return done(null, body)
    done(new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (Content-Type: application/json).'))
  })
}

/** Many programs name the type of JSON with every call, although most calls take no body and they send none. */
export function acceptEmptyBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' && !request.routeOptions.schema?.body ? done(null) : parseJson(request, String(body), done),
  )
}

async function refuseOther({ body }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be a file.')
}

/** Registers a call as the contract defines it: path, access, limits, validation, serialisation, OpenAPI. */
export function route<K extends keyof Endpoints>(app: FastifyInstance, line: K, handler: Handler<K>) {
  const endpoint: Endpoint = endpoints[line]
  const [method, url] = line.split(' ') as [string, string]
  app.route({
    method,
    url,
    // compressAnswers compresses instead.
    compress: false,
    config: {
      access: endpoint.access,
      ...(endpoint.onlyReads && { onlyReads: true }),
      ...(endpoint.takesFile && { takesFile: true }),
      ...(endpoint.mayTakeLong && { mayTakeLong: true }),
      ...(endpoint.hasOwnKey && { hasOwnKey: true }),
      ...(endpoint.limit === false && { isUnlimited: true }),
    },
    ...limitsOf(app, endpoint),
    ...(endpoint.bodyLimitBytes && { bodyLimit: endpoint.bodyLimitBytes }),
    ...(endpoint.takesFile && { bodyLimit: endpoint.takesFile.maxBytes }),
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: [url.split('/')[1] ?? ''],
      ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        200: endpoint.mediaType
          ? { content: { [endpoint.mediaType]: { schema: endpoint.response } } }
          : endpoint.response,
        ...Object.fromEntries(errorStatuses(endpoint).map((status) => [status, errorSchema])),
      },
    },
    ...(endpoint.takesFile && { preValidation: refuseOther }),
    handler: async (request, reply) => {
      // An answer to a signed-in person may differ, so it must not be cached for others.
      const shared = endpoint.maxAgeSeconds && !request.principal
      reply.header('cache-control', shared ? `public, max-age=${endpoint.maxAgeSeconds}` : 'no-store')
      const { params, query, body } = request
      return handler({ params, query, body, request, reply } as Call<Endpoints[K]>)
    },
  })
}
