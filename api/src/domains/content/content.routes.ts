import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import type { Services } from '#services.ts'
import { notFound } from '#plugins/api-error.ts'
import { hasStaffRight } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
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

export function contentRoutes(app: FastifyInstance, { db }: Services) {
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
