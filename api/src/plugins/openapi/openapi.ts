import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { version } from '#version.ts'
import { renderApiDocs } from './api-docs.ts'

/** OpenAPI 3.1 from the same schemas that validate, and a page to read it on. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Haat API', version, description: 'The API of the Haat marketplace.' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  const open = { config: { access: 'public' as const }, schema: { hide: true } as object }
  app.get('/openapi.json', open, async () => app.swagger())
  app.get('/docs', open, async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return renderApiDocs(app.swagger() as Parameters<typeof renderApiDocs>[0])
  })
}
