import type { FastifyInstance } from 'fastify'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'

export function papersRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /vendor/shops/:shopId/papers', async ({ query, request, reply }) => {
    const { numbers, kinds } = query
    const language = query.language ?? (await getUserRow(services.db, callerOf(request).userId)).language
    // The drawing needs fonts and libraries that few routes load.
    const { printPapers } = await import('./print-papers.service.ts')
    const file = await printPapers(services, membershipOf(request).vendorId, { numbers, kinds, language })
    reply.type('application/pdf').header('cache-control', 'private, no-store')
    reply.header('content-disposition', `inline; filename="${file.name}"`)
    // The contract describes bytes as a text; Fastify sends them as they are.
    return reply.send(file.bytes) as unknown as string
  })
}
