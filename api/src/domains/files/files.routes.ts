import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '#services.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { findFile } from './files.store.ts'
import { checkSignature } from './signed-url.ts'

const params = z.strictObject({ fileId: z.uuid(), name: z.string().max(200) })

const endedMessage = 'This address of a file has ended. Please open the message that it came with again.'
const cachedForAYear = { maxAge: '365d', immutable: true }
const withoutCacheHeader = { cacheControl: false }

/**
 * Published files are public to everybody who knows their id, and caches may keep them because their bytes
 * never change. Files that came with a message are private: their address is signed and ends, and nothing may
 * cache them.
 */
export async function filesRoutes(app: FastifyInstance, { db, files, encryption }: Services) {
  // Before the first upload the folder does not exist, and `@fastify/static` would complain.
  await mkdir(files.root, { recursive: true })
  await app.register(fastifyStatic, { root: files.root, serve: false, index: false })
  const options = { config: { access: 'public' as const }, schema: { hide: true, params } as object }
  app.get('/files/:fileId/:name', options, async (request, reply) => {
    const { fileId, name } = request.params as z.infer<typeof params>
    const file = await findFile(db, fileId)
    if (!file || file.name !== name) throw notFound('This file')
    if (file.isPrivate) {
      const state = checkSignature(encryption, fileId, request.query as Record<string, unknown>)
      if (state === 'wrong') throw notFound('This file')
      if (state === 'ended') throw new ApiError('NOT_FOUND', endedMessage)
      reply.header('cache-control', 'private, no-store')
    }
    reply.type(file.contentType)
    reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    return reply.sendFile(files.pathOf(file.sha256), files.root, {
      ...(file.isPrivate ? withoutCacheHeader : cachedForAYear),
      contentType: false,
    })
  })
}
