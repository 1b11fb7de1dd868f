import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '#services.ts'
import { notFound } from '#plugins/api-error.ts'
import { findFile } from './files.store.ts'

const params = z.strictObject({ fileId: z.uuid(), name: z.string().max(200) })

/** Files are public to whoever holds their unguessable id; bytes never change, so caches may keep them. */
export async function filesRoutes(app: FastifyInstance, { db, files }: Services) {
  await app.register(fastifyStatic, { root: files.root, serve: false, index: false })
  const options = { config: { access: 'public' as const }, schema: { hide: true, params } as object }
  app.get('/files/:fileId/:name', options, async (request, reply) => {
    const { fileId, name } = request.params as z.infer<typeof params>
    const file = await findFile(db, fileId)
    if (!file || file.name !== name) throw notFound('This file')
    reply.type(file.contentType)
    reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    return reply.sendFile(files.pathOf(file.sha256), files.root, {
      maxAge: '365d',
      immutable: true,
      contentType: false,
    })
  })
}
