import type { FastifyInstance } from 'fastify'
import type { DeskChat } from '@haat/contract/domains/support.chats.ts'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { deskThread, ownerNames, ownerOf } from '../desk/desk.service.ts'
import { takeByStaff } from '../desk/take-ticket.service.ts'
import { numberOfTicket, ticketNumber } from '../tickets/ticket-number.ts'
import { getTicket } from '../tickets/tickets.service.ts'
import { setChatLimit } from './chat-limit.service.ts'
import { isLive } from './is-live.ts'
import { setViewing } from './presence.store.ts'
import { listRunningChats, loadChatLimits, markRead } from './running-chats.store.ts'

/** What staff do with the chats that run now. */
export function deskChatRoutes(app: FastifyInstance, services: Services) {
  const { bus, db } = services
  route(app, 'GET /staff/chats', async ({ request }) => {
    const { userId } = callerOf(request)
    const limitOf = await loadChatLimits(db)
    return answer('The chats.', { chats: await listDeskChats(services, userId), limit: limitOf(userId) })
  })
  route(app, 'POST /staff/tickets/:number/take', async ({ params, request }) => {
    const ticket = await takeByStaff(services, callerOf(request), params.number)
    return answer('It is yours.', await deskThread(services, ticket))
  })
  route(app, 'POST /staff/tickets/:number/read', async ({ params, body, request }) => {
    const { number } = await getTicket(db, params.number)
    await markRead(db, number, callerOf(request).userId, body.sequence)
    return answer('Noted.', {})
  })
  route(app, 'PUT /staff/viewing', async ({ body, request }) => {
    const viewing = body.number === null ? null : numberOfTicket(body.number)
    const { userId } = callerOf(request)
    await setViewing(db, userId, body.console, { viewing, isWriting: viewing !== null && body.isWriting })
    await bus.publish('viewers')
    return answer('Told.', {})
  })
  route(app, 'PUT /staff/desk/people/:id/chat-limit', async ({ params, body: { limit }, request }) => {
    await setChatLimit(services, callerOf(request), params.id, limit)
    return answer('The number is saved.', { limit })
  })
}

async function listDeskChats({ db }: Services, me: string): Promise<DeskChat[]> {
  const chats = await listRunningChats(db, me)
  const names = await ownerNames(db, chats)
  return chats.map((chat) => ({
    number: ticketNumber(chat),
    name: chat.name,
    words: chat.words,
    sequence: chat.sequence,
    status: chat.status,
    assignee: ownerOf(chat, names),
    isMine: chat.assigneeId === me,
    waitingSince: chat.waitingSince && new Date(chat.waitingSince).toISOString(),
    isLive: isLive({ type: 'chat', liveAt: chat.liveAt && new Date(chat.liveAt) }),
    isUnread: chat.isUnread,
  }))
}
