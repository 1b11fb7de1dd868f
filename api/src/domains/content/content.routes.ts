import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#services.ts'
import { notFound } from '#plugins/api-error.ts'
import { isStaff } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import { contentPage, contentStats, withFiles } from './content.service.ts'
import {
  findContentById,
  findContentByKey,
  findContentByKeys,
  listContentKeys,
  type ContentRow,
  type Visible,
} from './content.store.ts'

const visibleTo = (request: FastifyRequest): Visible => (isStaff(request.principal) ? 'all' : 'published')

export function contentRoutes(app: FastifyInstance, { db }: Services) {
  const answerOne = async (row: ContentRow | null) => {
    const [content] = row ? await withFiles(db, [row]) : []
    if (!content) throw notFound('This content')
    return { success: true as const, message: 'Content found', data: content }
  }

  route(app, 'GET /master-content/keys', async function listKeys() {
    return { success: true, message: 'Keys listed', data: await listContentKeys(db) }
  })

  route(app, 'GET /master-content/stats', async function getContentStats() {
    return { success: true, message: 'Content counted', data: await contentStats(db) }
  })

  route(app, 'GET /master-content/key/:key', async function getContentByKey({ params }) {
    return answerOne(await findContentByKey(db, 'published', params.key))
  })

  route(app, 'GET /master-content/:id', async function getContent({ params, request }) {
    return answerOne(await findContentById(db, visibleTo(request), params.id))
  })

  route(app, 'GET /master-content', async function listContent({ query, request }) {
    return {
      success: true,
      message: 'Content listed',
      data: await contentPage(db, visibleTo(request), query),
    }
  })

  route(app, 'POST /master-content/bulk-keys', async function getContentByKeys({ body }) {
    const rows = await findContentByKeys(db, 'published', body.keys)
    return { success: true, message: 'Content found', data: await withFiles(db, rows) }
  })
}
