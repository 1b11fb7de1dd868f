import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import type { z } from 'zod'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { withSignedFiles } from '../files/signed-address.ts'
import { addMessage, currentTicket } from '../tickets/add-message.service.ts'
import { ownThread } from '../tickets/thread.service.ts'
import { proofOf } from '../tickets/sender-proof.ts'
import { isAccountOf, type Asker, type Ticket } from '../tickets/tickets.service.ts'

type Body = z.output<Endpoints['POST /tickets/:number/messages']['body']>

/** Opens it again; what was merged goes on where it was merged into. */
export async function addToOwnTicket(
  services: Services,
  asked: Ticket,
  asker: Asker,
  { words, messageKey, fileIds }: Body,
): Promise<ThreadMessage> {
  const { ticket, message } = await services.db.transaction(async (tx) => {
    const { id } = await currentTicket(tx, asked)
    return addMessage(tx, id, {
      author: 'customer',
      authorId: null,
      authorName: asked.name,
      proof: isAccountOf(asked, asker) ? proofOf(asked) : 'none',
      channel: asked.type === 'chat' ? 'chat' : 'page',
      words,
      messageKey,
      fileIds,
    })
  })
  if (message.author !== 'customer') throw new ApiError('CONFLICT', 'Another message has this key.')
  await services.bus.publish('tickets', [ticket.number])
  const thread = await ownThread(services.db, ticket)
  const shown = thread.messages.find(({ id }) => id === message.id)
  if (!shown) throw new Error('A message that was written a moment ago is not there')
  return withSignedFiles(services.sealer, shown)
}
