import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ImportFileKind } from '@haat/contract/domains/imports.rules.ts'
import { csvLine } from '#platform/csv/csv-line.ts'
import { sendCsv } from '#platform/csv/send-csv.ts'
import { answer } from '#plugins/answer.ts'
import { notFound } from '#plugins/api-error.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { exportRows, templateRows } from './export/export-listings.service.ts'
import { problemRows } from './export/problem-rows.service.ts'
import {
  getImport,
  listFields,
  matchColumns,
  mendImport,
  mendImportCell,
  openImport,
  sendImportPictures,
  stopImport,
  undoImport,
  writeImport,
} from './imports.service.ts'
import { listListingsIn, listRowsIn } from './import-rows.store.ts'
import { importListingStates } from './plans.ts'
import { listNewestImports } from './imports.store.ts'
import { toImport, toProblems, toResult } from './to-import.ts'

const shownImports = 20
const askerOf = (request: FastifyRequest) => ({
  membership: membershipOf(request),
  userId: callerOf(request).userId,
})

async function* csvLines(rows: AsyncIterable<readonly string[]>) {
  for await (const cells of rows) yield csvLine(cells)
}

async function sendRows(
  reply: FastifyReply,
  name: string,
  format: ImportFileKind,
  rows: AsyncIterable<readonly string[]>,
): Promise<never> {
  if (format === 'csv') return sendCsv(reply, `${name}.csv`, csvLines(rows)) as never
  const { writeXlsx } = await import('#platform/spreadsheets/write-xlsx.ts')
  reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  reply.header('content-disposition', `attachment; filename="${name}.xlsx"`)
  return reply.send(writeXlsx(rows)) as never
}

/** How members bring in and take out what their shop lists, as files. */
export function importsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /vendor/shops/:shopId/import-fields', async () =>
    answer('What a column can be.', { items: await listFields(db) }),
  )

  route(app, 'GET /vendor/shops/:shopId/import-template', async ({ query, reply }) =>
    sendRows(reply, 'haat-listings', query.format, templateRows(db, query.language)),
  )

  route(app, 'GET /vendor/shops/:shopId/listings-export', async ({ query, request, reply }) => {
    const rows = exportRows(services, membershipOf(request).vendorId, query.language)
    return sendRows(reply, 'haat-listings', query.format, rows)
  })

  route(app, 'GET /vendor/shops/:shopId/imports', async ({ request }) => {
    const records = await listNewestImports(db, membershipOf(request).vendorId, shownImports)
    return answer('The imports.', { items: await Promise.all(records.map((one) => toImport(db, one))) })
  })

  route(app, 'POST /vendor/shops/:shopId/imports', async ({ query, body, request }) =>
    answer('File read.', await openImport(services, askerOf(request), { name: query.name, bytes: body })),
  )

  const recordOf = (request: FastifyRequest, importId: string) =>
    getImport(db, membershipOf(request).vendorId, importId)

  route(app, 'GET /vendor/shops/:shopId/imports/:importId', async ({ params, request }) =>
    answer('The import.', await toImport(db, await recordOf(request, params.importId))),
  )

  route(app, 'PUT /vendor/shops/:shopId/imports/:importId/columns', async ({ params, body, request }) =>
    answer('Checking.', await matchColumns(services, askerOf(request), params.importId, body.fields)),
  )

  route(app, 'GET /vendor/shops/:shopId/imports/:importId/problems', async ({ params, query, request }) => {
    const { id, fields } = await recordOf(request, params.importId)
    const rows = await listRowsIn(db, id, ['error'], Number(query.cursor ?? 0), query.pageSize)
    return answer('What is wrong.', {
      items: rows.flatMap((row) => toProblems(row, fields)),
      nextCursor: rows.length === query.pageSize ? String(rows.at(-1)!.row) : null,
    })
  })

  route(
    app,
    'PUT /vendor/shops/:shopId/imports/:importId/rows/:row/cell',
    async ({ params, body, request }) => {
      const cell = { row: params.row, ...body }
      return answer('Mended.', await mendImportCell(services, askerOf(request), params.importId, cell))
    },
  )

  route(app, 'POST /vendor/shops/:shopId/imports/:importId/mends', async ({ params, request }) =>
    answer('Checking.', await mendImport(services, askerOf(request), params.importId)),
  )

  route(
    app,
    'GET /vendor/shops/:shopId/imports/:importId/problem-rows',
    async ({ params, query, request, reply }) => {
      const record = await recordOf(request, params.importId)
      // A file with a header alone would say that nothing was wrong.
      if (record.summary) throw notFound('This file')
      const rows = problemRows(db, record, query.language)
      return sendRows(reply, 'haat-problems', 'csv', rows)
    },
  )

  route(app, 'POST /vendor/shops/:shopId/imports/:importId/pictures', async ({ params, body, request }) =>
    answer('Received.', await sendImportPictures(services, askerOf(request), params.importId, body)),
  )

  route(app, 'POST /vendor/shops/:shopId/imports/:importId/write', async ({ params, request }) =>
    answer('Writing.', await writeImport(services, askerOf(request), params.importId)),
  )

  route(app, 'POST /vendor/shops/:shopId/imports/:importId/stop', async ({ params, request }) =>
    answer('Stopped.', await stopImport(services, askerOf(request), params.importId)),
  )

  route(app, 'POST /vendor/shops/:shopId/imports/:importId/undo', async ({ params, request }) =>
    answer('Undoing.', await undoImport(services, askerOf(request), params.importId)),
  )

  route(app, 'GET /vendor/shops/:shopId/imports/:importId/results', async ({ params, query, request }) => {
    const { id } = await recordOf(request, params.importId)
    const states = query.outcome
      ? [query.outcome]
      : importListingStates.filter((state) => state !== 'waiting')
    const listings = await listListingsIn(db, id, states, Number(query.cursor ?? 0), query.pageSize)
    return answer('What became of the listings.', {
      items: listings.map(toResult),
      nextCursor: listings.length === query.pageSize ? String(listings.at(-1)!.row) : null,
    })
  })
}
