import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { withSignedFiles } from '../files/signed-address.ts'
import { ownThread, ownTickets } from '../tickets/thread.service.ts'
import { uploadForTicket } from '../tickets/ticket-files.service.ts'
import {
  countTicketsOf,
  getOwnTicket,
  listTicketsOf,
  markSeen,
  type Asker,
} from '../tickets/tickets.service.ts'
import { addToOwnTicket } from './sender.service.ts'

const longestKey = 100

/** What somebody shows for a ticket to be theirs. */
export function askerOf({ principal, headers }: FastifyRequest): Asker {
  const key = headers[ticketKeyHeader]
  return {
    userId: principal?.userId ?? null,
    key: typeof key === 'string' && key.length <= longestKey ? key : undefined,
  }
}

/** The side of the desk that its senders see. */
export function senderRoutes(app: FastifyInstance, services: Services) {
  const { db, sealer } = services
  route(app, 'GET /tickets', async ({ query: { pageIndex, pageSize }, request }) => {
    const { userId } = callerOf(request)
    const rows = await listTicketsOf(db, userId, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
    const total = await countTicketsOf(db, userId)
    return answer('Your tickets.', { items: await ownTickets(db, rows), pageIndex, pageSize, total })
  })
  route(app, 'GET /tickets/:number', async ({ params, request }) => {
    const ticket = await getOwnTicket(db, params.number, askerOf(request))
    const thread = await ownThread(db, ticket)
    await markSeen(db, ticket.id, Math.max(...thread.messages.map(({ sequence }) => sequence)))
    const messages = thread.messages.map((message) => withSignedFiles(sealer, message))
    return answer('Your ticket.', { ...thread, messages })
  })
  route(app, 'POST /tickets/:number/messages', async ({ params, body, request }) => {
    const asker = askerOf(request)
    const ticket = await getOwnTicket(db, params.number, asker)
    return answer('Your message is with us.', await addToOwnTicket(services, ticket, asker, body))
  })
  route(app, 'POST /tickets/:number/files', async ({ params, query, body, request }) => {
    await getOwnTicket(db, params.number, askerOf(request))
    return answer(
      'The file is here.',
      await uploadForTicket(services, { name: query.name, bytes: body, sender: 'visitor' }),
    )
  })
}
