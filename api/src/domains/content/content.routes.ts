import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { contentEndpoints } from '@haat/contract/domains/content.ts'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import type { Services } from '#services.ts'
import { notFound } from '#plugins/api-error.ts'
import { hasStaffRight } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import { createTextReader } from './content-text.service.ts'
import { contentPage, contentStats, visibleTo, withFiles, type Reader } from './content.service.ts'
import {
  findContentById,
  findContentByKey,
  findContentByKeys,
  listContentKeys,
  type ContentRow,
} from './content.store.ts'

/**
 * The language that the call names, else that of the reader's cookie. An answer that depends on the cookie says so
 * to caches, which would give it to readers of the other language.
 */
function readerOf({ principal, cookies }: FastifyRequest, reply: FastifyReply, asked?: Language): Reader {
  if (!asked) reply.header('vary', 'Cookie')
  return {
    language: asked ?? toLanguage(cookies[languageCookie]),
    isStaff: hasStaffRight(principal, 'content'),
  }
}

const ofKey = contentEndpoints['GET /master-content/key/:key']

export function contentRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const readText = createTextReader(services)
  const answerOne = async (row: ContentRow | null, reader: Reader) => {
    const [content] = row ? await withFiles(db, [row], reader) : []
    if (!content) throw notFound('This content')
    return { success: true as const, message: 'Content found', data: content }
  }

  route(app, 'GET /master-content/keys', async function listKeys() {
    return { success: true, message: 'Keys listed', data: await listContentKeys(db) }
  })

  route(app, 'GET /master-content/stats', async function getContentStats() {
    return { success: true, message: 'Content counted', data: await contentStats(db) }
  })

  route(
    app,
    'GET /master-content/key/:key',
    async function getContentByKey({ params, query, request, reply }) {
      const reader = readerOf(request, reply, query.language)
      return answerOne(await findContentByKey(db, 'published', params.key), reader)
    },
  )

  // The download of a page whose client does not run, or not yet: it knows the key and not the file.
  app.get(
    '/master-content/key/:key/file',
    {
      config: { access: 'public' as const },
      schema: { hide: true, params: ofKey.params, querystring: ofKey.query } as object,
    },
    async (request, reply) => {
      const { key } = request.params as z.output<typeof ofKey.params>
      const { language } = request.query as z.output<typeof ofKey.query>
      const { data } = await answerOne(
        await findContentByKey(db, 'published', key),
        readerOf(request, reply, language),
      )
      const [file] = data.files
      if (!file) throw notFound('This file')
      return reply.header('cache-control', 'no-cache').redirect(file.url)
    },
  )

  route(app, 'GET /master-content/files/:fileId/text', async function getContentFileText({ params }) {
    return { success: true, message: 'Text read', data: { blocks: await readText(params.fileId) } }
  })

  route(app, 'GET /master-content/:id', async function getContent({ params, query, request, reply }) {
    const reader = readerOf(request, reply, query.language)
    return answerOne(await findContentById(db, visibleTo(reader), params.id), reader)
  })

  route(app, 'GET /master-content', async function listContent({ query, request, reply }) {
    const reader = readerOf(request, reply, query.language)
    return { success: true, message: 'Content listed', data: await contentPage(db, reader, query) }
  })

  route(app, 'POST /master-content/bulk-keys', async function getContentByKeys({ body, request, reply }) {
    const rows = await findContentByKeys(db, 'published', body.keys)
    const contents = await withFiles(db, rows, readerOf(request, reply))
    return { success: true, message: 'Content found', data: contents }
  })
}
