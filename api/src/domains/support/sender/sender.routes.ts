import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { withSignedUrls } from '#domains/files/signed-url.ts'
import { senderThread, senderTickets } from './sender-thread.service.ts'
import { uploadForTicket } from '../tickets/ticket-files.service.ts'
import {
  countTicketsOf,
  getSenderTicket,
  listTicketsOf,
  markSeen,
  type TicketCredentials,
} from '../tickets/tickets.service.ts'
import { addSenderMessage } from './sender.service.ts'

const maxKeyLength = 100

/** What a visitor presents to show that a ticket is theirs: a session, or the key of the ticket. */
export function readCredentials({ principal, headers }: FastifyRequest): TicketCredentials {
  const key = headers[ticketKeyHeader]
  return {
    userId: principal?.userId ?? null,
    key: typeof key === 'string' && key.length <= maxKeyLength ? key : undefined,
  }
}

/** What senders do with their own tickets; what staff do is in desk.routes.ts. */
export function senderRoutes(app: FastifyInstance, services: Services) {
  const { db, encryption } = services
  route(app, 'GET /tickets', async ({ query: { pageIndex, pageSize }, request }) => {
    const { userId } = callerOf(request)
    const rows = await listTicketsOf(db, userId, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
    const total = await countTicketsOf(db, userId)
    return answer('Your tickets.', { items: await senderTickets(db, rows), pageIndex, pageSize, total })
  })
  route(app, 'GET /tickets/:number', async ({ params, request }) => {
    const ticket = await getSenderTicket(db, params.number, readCredentials(request))
    const thread = await senderThread(db, ticket)
    await markSeen(db, ticket.id, Math.max(...thread.messages.map(({ sequence }) => sequence)))
    const messages = thread.messages.map((message) => withSignedUrls(encryption, message))
    return answer('Your ticket.', { ...thread, messages })
  })
  route(app, 'POST /tickets/:number/messages', async ({ params, body, request }) => {
    const credentials = readCredentials(request)
    const ticket = await getSenderTicket(db, params.number, credentials)
    return answer('Your message is with us.', await addSenderMessage(services, ticket, credentials, body))
  })
  route(app, 'POST /tickets/:number/files', async ({ params, query, body, request }) => {
    await getSenderTicket(db, params.number, readCredentials(request))
    return answer(
      'The file is here.',
      await uploadForTicket(services, { name: query.name, bytes: body, sender: 'visitor' }),
    )
  })
}
