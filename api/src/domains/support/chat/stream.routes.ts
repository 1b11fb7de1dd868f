import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { DeskStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { ticketNumberParam } from '@haat/contract/domains/support.tickets.ts'
import type { Access } from '@haat/contract/shared/endpoint.ts'
import type { StreamEnd } from '#plugins/live-streams.ts'
import { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { readCredentials } from '../sender/sender.routes.ts'
import { isLive, onlineSeconds } from './is-live.ts'
import { setLive } from './chat-mail.service.ts'
import { backdateConsole, touchConsole } from './presence.store.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { getSenderTicket, type Ticket } from '../tickets/tickets.service.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import type { LiveHub } from './live-hub.ts'
import { streamTicket } from './ticket-stream.ts'

const afterQuery = z.strictObject({
  /** The sequence of the last message that the client has; -1 before the first one. */
  after: z.coerce.number().int().min(-1).max(Number.MAX_SAFE_INTEGER).default(-1),
})
const consoleQuery = z.strictObject({ console: z.uuid('A console has a UUID of its own') })

/**
 * For how long after its stream has ended a client may be on its way back, as when a page is loaded again.
 * Nobody is told before that time is over that the person has gone.
 */
const returnSeconds = 10

/** There is no HEAD route: a HEAD request would wait for the end of the stream. */
const streamOptions = (access: Access, schema: object) => ({
  compress: false as const,
  exposeHeadRoute: false,
  config: { access },
  schema: { hide: true, ...schema } as object,
})

/**
 * By how much the time of the last sign of life is set back when a stream ends, so that the client counts as
 * gone after `returnSeconds`. When this process stops, the client comes back to another one.
 */
const secondsSinceSeen = (why: StreamEnd) => (why === 'stopped' ? 0 : onlineSeconds - returnSeconds)

export function streamRoutes(app: FastifyInstance, services: Services, hub: LiveHub) {
  const { bus, db } = services
  /** Announces that somebody has gone once the time in which they may come back is over. */
  const publishLater = (publish: () => Promise<void>) =>
    void setTimeout(() => void publish(), (returnSeconds + 1) * 1000).unref()

  const getTicket = async (request: FastifyRequest): Promise<Ticket> => {
    const { number } = request.params as z.infer<typeof ticketNumberParam>
    return getSenderTicket(db, number, readCredentials(request))
  }
  const ticketOptions = streamOptions('public', { params: ticketNumberParam, querystring: afterQuery })
  app.get('/tickets/:number/stream', ticketOptions, async (request, reply) => {
    const { after } = request.query as z.infer<typeof afterQuery>
    const ticket = await getTicket(request)
    const stream = app.liveStreams.open(request, reply, {
      owner: ticket.id,
      async mayGoOn() {
        request.principal = await app.principalNow(request)
        return (await getTicket(request)).id === ticket.id
      },
      async onBeat() {
        await setLive(db, ticket.id, 0)
        ticketStream.sendPresence()
      },
      onEnd(why) {
        ticketStream.unsubscribe()
        if (ticket.type !== 'chat') return
        setLive(db, ticket.id, secondsSinceSeen(why)).catch(() => {})
        if (why !== 'stopped') publishLater(() => bus.publish('tickets', [ticket.number]))
      },
    })
    const ticketStream = streamTicket(services, hub, { stream, ticket, after })
    await setLive(db, ticket.id, 0)
    if (ticket.type === 'chat' && !isLive(ticket)) await bus.publish('tickets', [ticket.number])
    return reply
  })

  const deskOptions = streamOptions('staff:support', { querystring: consoleQuery })
  app.get('/staff/stream', deskOptions, async (request, reply) => {
    const { console: consoleId } = request.query as z.infer<typeof consoleQuery>
    const { userId } = callerOf(request)
    let isAvailable = await touchConsole(db, userId, consoleId)
    const stream = app.liveStreams.open(request, reply, {
      owner: userId,
      mayGoOn: async () => (await app.principalNow(request)) !== null,
      async onBeat() {
        await touchConsole(db, userId, consoleId)
        hub.sendViewers()
      },
      onEnd(why) {
        unsubscribe()
        backdateConsole(db, userId, consoleId, secondsSinceSeen(why)).catch(() => {})
        if (why !== 'stopped') publishLater(() => bus.publish('presence'))
      },
    })
    const send = (line: DeskStreamEvent) => stream.send(line)
    const sendPresence = coalesceRuns(
      async () => {
        isAvailable = await touchConsole(db, userId, consoleId)
        send({ type: 'presence', isAvailable })
      },
      () => stream.end('stopped'),
    )
    const unsubscribe = hub.subscribeToDesk({
      onTickets: (numbers) =>
        send({ type: 'tickets', numbers: numbers?.map((number) => ticketNumber({ number })) ?? null }),
      onTyping: (number) => send({ type: 'typing', number: ticketNumber({ number }) }),
      onPresence: sendPresence,
      onViewers: (viewers) => send({ type: 'viewers', viewers: viewers.filter(({ id }) => id !== userId) }),
    })
    send({ type: 'ready' })
    send({ type: 'presence', isAvailable })
    await bus.publish('presence')
    return reply
  })
}
