import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { createLocalCounter } from '#plugins/limits/local-counter.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { readCredentials } from '../sender/sender.routes.ts'
import { onlineSeconds } from './is-live.ts'
import { backdateConsole, touchConsole, setAvailable } from './presence.store.ts'
import { getSenderTicket, getTicket, markSeen } from '../tickets/tickets.service.ts'
import { chatPresence } from './presence.service.ts'
import { leaveChat, openChat } from './chat.service.ts'
import { createLiveHub, typingBySender, typingByStaff } from './live-hub.ts'
import { deskChatRoutes } from './desk-chats.routes.ts'
import { streamRoutes } from './stream.routes.ts'

/** Clients report typing every three seconds; reports that come faster than this are dropped. */
const minTypingIntervalMs = 2000

export function chatRoutes(app: FastifyInstance, services: Services) {
  const { bus, db } = services
  const hub = createLiveHub(services)
  app.addHook('onClose', async () => hub.close())
  streamRoutes(app, services, hub)
  deskChatRoutes(app, services)
  const countTyping = createLocalCounter()
  const publishTyping = async (number: number) => {
    if (countTyping(String(number), minTypingIntervalMs).current === 1) await bus.publish('typing', [number])
  }

  route(app, 'GET /chats/presence', async () => answer('Who is there.', await hub.presence()))
  route(app, 'POST /chats', async ({ body, request }) => {
    const { absence } = await chatPresence(services)
    const userId = request.principal?.userId
    return answer('Your message is with us.', await openChat(services, body, { userId, absence }))
  })
  route(app, 'POST /tickets/:number/typing', async ({ params, request }) => {
    const ticket = await getSenderTicket(db, params.number, readCredentials(request))
    await publishTyping(typingBySender(ticket.number))
    return answer('Told.', {})
  })
  route(app, 'POST /tickets/:number/seen', async ({ params, body, request }) => {
    const ticket = await getSenderTicket(db, params.number, readCredentials(request))
    await markSeen(db, ticket.id, body.sequence)
    return answer('Noted.', {})
  })
  route(app, 'POST /tickets/:number/leave', async ({ params, request }) => {
    await leaveChat(services, await getSenderTicket(db, params.number, readCredentials(request)))
    return answer('You have left the chat.', {})
  })
  route(app, 'POST /staff/tickets/:number/typing', async ({ params }) => {
    const ticket = await getTicket(db, params.number)
    await publishTyping(typingByStaff(ticket.number))
    return answer('Told.', {})
  })
  route(app, 'PUT /staff/presence', async ({ body: { isAvailable }, request }) => {
    const { userId } = callerOf(request)
    if (!(await setAvailable(db, userId, isAvailable))) await rememberChoice(userId, isAvailable)
    await bus.publish('presence')
    return answer(isAvailable ? 'You take chats.' : 'You take no chats.', { isAvailable })
  })

  /** Keeps the choice of somebody who has never had a console open, for the first one that they open. */
  async function rememberChoice(userId: string, isAvailable: boolean) {
    const consoleId = randomUUID()
    await touchConsole(db, userId, consoleId)
    await backdateConsole(db, userId, consoleId, onlineSeconds)
    await setAvailable(db, userId, isAvailable)
  }
}
