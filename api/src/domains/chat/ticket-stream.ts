import type { TicketLine } from '@haat/contract/domains/support.live.rules.ts'
import type { LiveStream } from '#plugins/live-streams.ts'
import type { Services } from '#services.ts'
import { withSignedFiles } from '../files/signed-address.ts'
import { currentTicket } from '../tickets/add-message.service.ts'
import { chatState } from '../tickets/live.service.ts'
import { ownMessagesAfter } from '../tickets/thread.service.ts'
import { findTicketById, type Ticket } from '../tickets/tickets.service.ts'
import { inTurn } from './in-turn.ts'
import type { LiveHub } from './live-hub.ts'

interface Feed {
  stream: LiveStream
  ticket: Ticket
  /** The last message that the other side has; everything later is sent, and sent once. */
  after: number
}

/** Tells the sender of a ticket what happens to it. Words are always read from the records, whoever announced them. */
export function feedTicket({ db, sealer }: Services, hub: LiveHub, { stream, ticket, after }: Feed) {
  const send = (line: TicketLine) => stream.send(line)
  const giveUp = () => stream.end('stopped')
  let last = after
  let number = ticket.number
  const told = { state: '', presence: '' }

  const readOn = inTurn(async () => {
    const asked = await findTicketById(db, ticket.id)
    if (!asked) return giveUp()
    const current = await currentTicket(db, asked)
    if (current.number !== number) follow(current.number)
    for (const message of await ownMessagesAfter(db, current, last)) {
      send({ type: 'message', message: withSignedFiles(sealer, message) })
      last = message.sequence
    }
    const state = await chatState(db, current)
    if (JSON.stringify(state) !== told.state) send({ type: 'ticket', ...state })
    told.state = JSON.stringify(state)
  }, giveUp)
  const lookRound = inTurn(async () => {
    const presence = await hub.presence()
    const who = JSON.stringify([presence.isStaffed, presence.name])
    if (who !== told.presence) send({ type: 'presence', ...presence })
    told.presence = who
  }, giveUp)

  const listener = { onChange: readOn, onTyping: () => send({ type: 'typing' }), onPresence: lookRound }
  let stop = hub.ofTicket(number, listener)
  /** It goes on in another ticket. */
  const follow = (next: number) => {
    stop()
    number = next
    stop = hub.ofTicket(number, listener)
  }
  send({ type: 'ready' })
  readOn()
  lookRound()
  return { lookRound, stop: () => stop() }
}
