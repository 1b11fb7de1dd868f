import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { deskEndpoints, type QueueQuery, type StaffPerson } from '@haat/contract/domains/support.desk.ts'
import { csvLine, csvStart } from '#platform/csv/csv.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { walkQueue, type QueueRow } from '../tickets/queue.service.ts'
import { proofOf, proofWords } from '../tickets/sender-proof.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { staffById } from './desk-view.service.ts'

const heads = [
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

const lineOf = (row: QueueRow, people: ReadonlyMap<string, StaffPerson>) =>
  csvLine([
    ticketNumber(row),
    row.status,
    row.priority,
    row.type,
    row.name,
    row.email,
    proofWords[proofOf(row)],
    row.subject,
    row.assigneeId === null ? '' : (people.get(row.assigneeId)?.name ?? ''),
    row.createdAt.toISOString(),
    row.answerBy.toISOString(),
    row.answeredAt?.toISOString() ?? null,
    row.solvedAt?.toISOString() ?? null,
  ])

/** The queue as it is filtered, for a spreadsheet. Goes out as it is read, however long it is. */
export function deskExportRoutes(app: FastifyInstance, services: Services) {
  const querystring = deskEndpoints['GET /staff/tickets'].query
  const options = {
    config: { access: 'staff' as const, mayTakeLong: true },
    compress: false as const,
    schema: { hide: true, querystring } as object,
  }
  app.get('/staff/tickets.csv', options, async (request, reply) => {
    const { db } = services
    const caller = callerOf(request)
    const query = request.query as QueueQuery
    const people = await staffById(db)
    const { cursor: _c, pageSize: _s, ...asked } = query
    await recordDeed(db, caller, {
      action: 'ticket.export',
      subject: { kind: 'desk', id: 'tickets.csv', label: 'tickets.csv' },
      after: asked,
    })
    async function* lines() {
      yield csvStart + csvLine(heads)
      for await (const rows of walkQueue(db, query, caller.userId)) {
        yield rows.map((row) => lineOf(row, people)).join('')
      }
    }
    reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-disposition', 'attachment; filename="tickets.csv"')
    return reply.send(Readable.from(lines()))
  })
}
