import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { createLocalCount } from '#plugins/local-count.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { askerOf } from '../desk/sender.routes.ts'
import { presentSeconds } from '../tickets/is-live.ts'
import { ageConsole, keepConsole, setAvailable } from '../tickets/presence.service.ts'
import { getOwnTicket, getTicket, markSeen } from '../tickets/tickets.service.ts'
import { chatPresence } from './chat-presence.service.ts'
import { leaveChat, openChat } from './chat.service.ts'
import { createLiveHub, typingBySender, typingByStaff } from './live-hub.ts'
import { streamRoutes } from './stream.routes.ts'

/** Typing is told every three seconds; whoever says it more often is not listened to. */
const typingRestMs = 2000

export function chatRoutes(app: FastifyInstance, services: Services) {
  const { bus, db } = services
  const hub = createLiveHub(services)
  app.addHook('onClose', async () => hub.close())
  streamRoutes(app, services, hub)
  const countTyping = createLocalCount()
  const tellTyping = async (number: number) => {
    if (countTyping(String(number), typingRestMs).current === 1) await bus.publish('typing', [number])
  }

  route(app, 'GET /chats/presence', async () => answer('Who is there.', await hub.presence()))
  route(app, 'POST /chats', async ({ body, request }) => {
    const { isStaffed } = await chatPresence(services)
    const userId = request.principal?.userId
    return answer('Your message is with us.', await openChat(services, body, { userId, isStaffed }))
  })
  route(app, 'POST /tickets/:number/typing', async ({ params, request }) => {
    const ticket = await getOwnTicket(db, params.number, askerOf(request))
    await tellTyping(typingBySender(ticket.number))
    return answer('Told.', {})
  })
  route(app, 'POST /tickets/:number/seen', async ({ params, body, request }) => {
    const ticket = await getOwnTicket(db, params.number, askerOf(request))
    await markSeen(db, ticket.id, body.sequence)
    return answer('Noted.', {})
  })
  route(app, 'POST /tickets/:number/leave', async ({ params, request }) => {
    await leaveChat(services, await getOwnTicket(db, params.number, askerOf(request)))
    return answer('You have left the chat.', {})
  })
  route(app, 'POST /staff/tickets/:number/typing', async ({ params }) => {
    const ticket = await getTicket(db, params.number)
    await tellTyping(typingByStaff(ticket.number))
    return answer('Told.', {})
  })
  route(app, 'PUT /staff/presence', async ({ body: { isAvailable }, request }) => {
    const { userId } = callerOf(request)
    if (!(await setAvailable(db, userId, isAvailable))) await rememberChoice(userId, isAvailable)
    await bus.publish('presence')
    return answer(isAvailable ? 'You take chats.' : 'You take no chats.', { isAvailable })
  })

  /** Of somebody who has never had a console open: for the first one. */
  async function rememberChoice(userId: string, isAvailable: boolean) {
    const consoleId = randomUUID()
    await keepConsole(db, userId, consoleId)
    await ageConsole(db, userId, consoleId, presentSeconds)
    await setAvailable(db, userId, isAvailable)
  }
}
