import type { FastifyInstance } from 'fastify'
import { deskEndpoints, type QueueQuery } from '@haat/contract/domains/support.desk.ts'
import { csvLine } from '#platform/csv/csv-line.ts'
import { sendCsv } from '#platform/csv/send-csv.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { walkQueue, type QueueRow } from './queue.service.ts'
import { proofOf, proofTexts } from '../sender/sender-proof.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { ownerNames, ownerOf } from './desk.service.ts'

const columnTitles = [
  'Number',
  'Status',
  'Priority',
  'Type',
  'Name',
  'E-mail',
  'Sender',
  'Subject',
  'Owner',
  'Written',
  'Answer by',
  'Answered',
  'Solved',
]

const csvRowOf = (row: QueueRow, names: ReadonlyMap<string, string>) =>
  csvLine([
    ticketNumber(row),
    row.status,
    row.priority,
    row.type,
    row.name,
    row.email,
    proofTexts[proofOf(row)],
    row.subject,
    ownerOf(row, names)?.name ?? '',
    row.createdAt.toISOString(),
    row.answerBy.toISOString(),
    row.answeredAt?.toISOString() ?? null,
    row.solvedAt?.toISOString() ?? null,
  ])

/**
 * The filtered queue as a spreadsheet. Rows are sent while they are read, so that its length costs no memory.
 */
export function deskExportRoutes(app: FastifyInstance, services: Services) {
  const querystring = deskEndpoints['GET /staff/tickets'].query
  const options = {
    config: { access: 'staff:support' as const, mayTakeLong: true },
    compress: false as const,
    schema: { hide: true, querystring } as object,
  }
  app.get('/staff/tickets.csv', options, async (request, reply) => {
    const { db } = services
    const caller = callerOf(request)
    const query = request.query as QueueQuery
    const { cursor: _c, pageSize: _s, ...filters } = query
    await recordAudit(db, caller, {
      action: 'ticket.export',
      subject: { kind: 'desk', id: 'tickets.csv', label: 'tickets.csv' },
      after: filters,
    })
    async function* lines() {
      yield csvLine(columnTitles)
      for await (const rows of walkQueue(db, query, caller.userId)) {
        const names = await ownerNames(db, rows)
        yield rows.map((row) => csvRowOf(row, names)).join('')
      }
    }
    return sendCsv(reply, 'tickets.csv', lines())
  })
}
