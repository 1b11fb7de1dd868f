import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { DeskLine } from '@haat/contract/domains/support.live.rules.ts'
import { ticketNumberParam } from '@haat/contract/domains/support.tickets.ts'
import type { Access } from '@haat/contract/shared/endpoint.ts'
import type { StreamEnd } from '#plugins/live-streams.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { askerOf } from '../desk/sender.routes.ts'
import { isLive, presentSeconds } from '../tickets/is-live.ts'
import { setLive } from '../tickets/live.service.ts'
import { ageConsole, keepConsole, returnSeconds } from '../tickets/presence.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { getOwnTicket, type Ticket } from '../tickets/tickets.service.ts'
import { inTurn } from './in-turn.ts'
import type { LiveHub } from './live-hub.ts'
import { feedTicket } from './ticket-stream.ts'

const afterQuery = z.strictObject({
  /** Before the first message; the last one that the other side has. */
  after: z.coerce.number().int().min(-1).max(Number.MAX_SAFE_INTEGER).default(-1),
})
const consoleQuery = z.strictObject({ console: z.uuid('A console has a UUID of its own') })

/** A request for its head would wait for the end of the stream. */
const streamOptions = (access: Access, schema: object) => ({
  compress: false as const,
  exposeHeadRoute: false,
  config: { access },
  schema: { hide: true, ...schema } as object,
})

/** Somebody who has gone may be back in a moment; when we stop, they surely are. */
const agedSeconds = (why: StreamEnd) => (why === 'stopped' ? 0 : presentSeconds - returnSeconds)

export function streamRoutes(app: FastifyInstance, services: Services, hub: LiveHub) {
  const { bus, db } = services
  /** Tells the others once it is certain that somebody has gone. */
  const tellLater = (tell: () => Promise<void>) =>
    void setTimeout(() => void tell(), (returnSeconds + 1) * 1000).unref()

  const ownTicket = async (request: FastifyRequest): Promise<Ticket> => {
    const { number } = request.params as z.infer<typeof ticketNumberParam>
    return getOwnTicket(db, number, askerOf(request))
  }
  const ticketOptions = streamOptions('public', { params: ticketNumberParam, querystring: afterQuery })
  app.get('/tickets/:number/stream', ticketOptions, async (request, reply) => {
    const { after } = request.query as z.infer<typeof afterQuery>
    const ticket = await ownTicket(request)
    const stream = app.liveStreams.open(request, reply, {
      owner: ticket.id,
      async mayGoOn() {
        request.principal = await app.principalNow(request)
        return (await ownTicket(request)).id === ticket.id
      },
      async onBeat() {
        await setLive(db, ticket.id, 0)
        feed.lookRound()
      },
      onEnd(why) {
        feed.stop()
        if (ticket.type !== 'chat') return
        setLive(db, ticket.id, agedSeconds(why)).catch(() => {})
        if (why !== 'stopped') tellLater(() => bus.publish('tickets', [ticket.number]))
      },
    })
    const feed = feedTicket(services, hub, { stream, ticket, after })
    await setLive(db, ticket.id, 0)
    if (ticket.type === 'chat' && !isLive(ticket)) await bus.publish('tickets', [ticket.number])
    return reply
  })

  const deskOptions = streamOptions('staff', { querystring: consoleQuery })
  app.get('/staff/stream', deskOptions, async (request, reply) => {
    const { console: consoleId } = request.query as z.infer<typeof consoleQuery>
    const { userId } = callerOf(request)
    let isAvailable = await keepConsole(db, userId, consoleId)
    const stream = app.liveStreams.open(request, reply, {
      owner: userId,
      mayGoOn: async () => (await app.principalNow(request)) !== null,
      onBeat: async () => void (await keepConsole(db, userId, consoleId)),
      onEnd(why) {
        stop()
        ageConsole(db, userId, consoleId, agedSeconds(why)).catch(() => {})
        if (why !== 'stopped') tellLater(() => bus.publish('presence'))
      },
    })
    const send = (line: DeskLine) => stream.send(line)
    const lookRound = inTurn(
      async () => {
        isAvailable = await keepConsole(db, userId, consoleId)
        send({ type: 'presence', isAvailable })
      },
      () => stream.end('stopped'),
    )
    const stop = hub.ofDesk({
      onTickets: (numbers) =>
        send({ type: 'tickets', numbers: numbers?.map((number) => ticketNumber({ number })) ?? null }),
      onTyping: (number) => send({ type: 'typing', number: ticketNumber({ number }) }),
      onPresence: lookRound,
    })
    send({ type: 'ready' })
    send({ type: 'presence', isAvailable })
    await bus.publish('presence')
    return reply
  })
}
