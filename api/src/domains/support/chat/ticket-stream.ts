import type { TicketStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import type { LiveStream } from '#plugins/live-streams.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '#domains/account/account.service.ts'
import { withSignedUrls } from '#domains/files/signed-url.ts'
import { firstName } from '../mail/tickets.mail.ts'
import { currentTicket } from '../tickets/ticket-messages.service.ts'
import { chatState } from './chat-mail.service.ts'
import { senderMessagesAfter } from '../sender/sender-thread.service.ts'
import { findTicketById, type Ticket } from '../tickets/tickets.service.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import type { LiveHub } from './live-hub.ts'

interface TicketStream {
  stream: LiveStream
  ticket: Ticket
  /** The sequence of the last message that the client has; every later message is sent once. */
  after: number
}

/**
 * Streams to the sender of a ticket what happens to it. Announcements only say that something changed; the
 * messages themselves are always read from the database.
 */
export function streamTicket(
  { db, encryption }: Services,
  hub: LiveHub,
  { stream, ticket, after }: TicketStream,
) {
  const send = (line: TicketStreamEvent) => stream.send(line)
  const endStream = () => stream.end('stopped')
  let last = after
  let number = ticket.number
  const sent = { state: '', presence: '' }

  const sendChanges = coalesceRuns(async () => {
    const opened = await findTicketById(db, ticket.id)
    if (!opened) return endStream()
    const current = await currentTicket(db, opened)
    if (current.number !== number) follow(current.number)
    for (const message of await senderMessagesAfter(db, current, last)) {
      send({ type: 'message', message: withSignedUrls(encryption, message) })
      last = message.sequence
    }
    const state = await chatState(db, current)
    if (JSON.stringify(state) !== sent.state) send({ type: 'ticket', ...state })
    sent.state = JSON.stringify(state)
  }, endStream)
  const sendPresence = coalesceRuns(async () => {
    const presence = await presenceFor(await hub.presence())
    const who = JSON.stringify([presence.isStaffed, presence.isBusy, presence.name, presence.absence])
    if (who !== sent.presence) send({ type: 'presence', ...presence })
    sent.presence = who
  }, endStream)

  /** Who has taken the chat answers it, however many chats everybody has. */
  async function presenceFor(presence: ChatPresence): Promise<ChatPresence> {
    const { assigneeId = null } = (await findTicketById(db, ticket.id)) ?? {}
    const owner = presence.isStaffed && assigneeId !== null ? await findLiveUser(db, assigneeId) : null
    return owner ? { ...presence, isBusy: false, name: firstName(owner.name) } : presence
  }

  const listener = {
    onChange: sendChanges,
    onTyping: () => send({ type: 'typing' }),
    onPresence: sendPresence,
  }
  let unsubscribe = hub.subscribeToTicket(number, listener)
  /** The ticket was merged: its conversation goes on in another one. */
  const follow = (next: number) => {
    unsubscribe()
    number = next
    unsubscribe = hub.subscribeToTicket(number, listener)
  }
  send({ type: 'ready' })
  sendChanges()
  sendPresence()
  return { sendPresence, unsubscribe: () => unsubscribe() }
}
