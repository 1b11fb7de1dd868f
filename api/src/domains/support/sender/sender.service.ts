import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { z } from 'zod'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { withSignedUrls } from '#domains/files/signed-url.ts'
import { addMessage, currentTicket } from '../tickets/ticket-messages.service.ts'
import { senderThread } from './sender-thread.service.ts'
import { proofOfWriter } from './sender-proof.ts'
import { isByAccountOf, type TicketCredentials, type Ticket } from '../tickets/tickets.service.ts'

type Body = z.output<Endpoints['POST /tickets/:number/messages']['body']>

/**
 * Adds a message and opens the ticket again. If it was merged, the message goes into the ticket it was merged
 * into.
 */
export async function addSenderMessage(
  services: Services,
  opened: Ticket,
  credentials: TicketCredentials,
  { words, messageKey, fileIds }: Body,
): Promise<ThreadMessage> {
  const { ticket, message } = await services.db.transaction(async (tx) => {
    const { id } = await currentTicket(tx, opened)
    return addMessage(tx, id, {
      author: 'customer',
      authorId: null,
      authorName: opened.name,
      proof: isByAccountOf(opened, credentials) ? proofOfWriter(opened) : 'none',
      channel: opened.type === 'chat' ? 'chat' : 'page',
      words,
      messageKey,
      fileIds,
    })
  })
  if (message.author !== 'customer') throw new ApiError('CONFLICT', 'Another message has this key.')
  await services.bus.publish('tickets', [ticket.number])
  const thread = await senderThread(services.db, ticket)
  const added = thread.messages.find(({ id }) => id === message.id)
  if (!added) throw new Error('A message that was written a moment ago is not there')
  return withSignedUrls(services.encryption, added)
}
