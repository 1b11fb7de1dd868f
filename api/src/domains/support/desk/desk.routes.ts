import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { listStaffWithRight } from '#domains/account/account.service.ts'
import { listAvailableStaff } from '../chat/presence.service.ts'
import { countChatsByOwner, loadChatLimits } from '../chat/running-chats.store.ts'
import { queuePage } from './queue.service.ts'
import { uploadForTicket } from '../tickets/ticket-files.service.ts'
import { getTicket } from '../tickets/tickets.service.ts'
import { ticketContext } from './context.service.ts'
import { changeByStaff, deskThread, mergeByStaff, replyByStaff, undoSolveByStaff } from './desk.service.ts'
import { addReply, changeReply, removeReply, listSavedReplies } from './saved-replies.service.ts'

/** What staff do with tickets; what senders do is in sender.routes.ts. */
export function deskRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  route(app, 'GET /staff/tickets', async ({ query, request }) =>
    answer('The queue.', await queuePage(db, query, callerOf(request).userId)),
  )
  route(app, 'GET /staff/tickets/:number', async ({ params }) =>
    answer('The ticket.', await deskThread(services, await getTicket(db, params.number))),
  )
  route(app, 'GET /staff/tickets/:number/context', async ({ params, query }) =>
    answer('Who wrote.', await ticketContext(services, await getTicket(db, params.number), query.order)),
  )
  route(app, 'PATCH /staff/tickets/:number', async ({ params, body, request }) => {
    const ticket = await changeByStaff(services, callerOf(request), params.number, body)
    return answer('The ticket is changed.', await deskThread(services, ticket))
  })
  route(app, 'POST /staff/tickets/:number/undo-solve', async ({ params, body, request }) => {
    const ticket = await undoSolveByStaff(services, callerOf(request), params.number, body.version)
    return answer('The ticket is as before.', await deskThread(services, ticket))
  })
  route(app, 'POST /staff/tickets/:number/replies', async ({ params, body, request }) => {
    const ticket = await replyByStaff(services, callerOf(request), params.number, body)
    const sentence = body.kind === 'note' ? 'The note is kept.' : 'The answer is on its way.'
    return answer(sentence, await deskThread(services, ticket))
  })
  route(app, 'POST /staff/tickets/:number/merge', async ({ params, body, request }) => {
    const ticket = await mergeByStaff(services, callerOf(request), params.number, body)
    return answer('Both go on as one.', await deskThread(services, ticket))
  })
  route(app, 'POST /staff/tickets/:number/files', async ({ params, query, body }) => {
    await getTicket(db, params.number)
    const file = { name: query.name, bytes: body, sender: 'staff' as const }
    return answer('The file is here.', await uploadForTicket(services, file))
  })
  route(app, 'GET /staff/desk/people', async () => {
    const available = new Set(await listAvailableStaff(db))
    const chats = await countChatsByOwner(db)
    const limitOf = await loadChatLimits(db)
    const people = (await listStaffWithRight(db, 'support')).map((person) => ({
      ...person,
      isAvailable: available.has(person.id),
      chats: chats.get(person.id) ?? 0,
      chatLimit: limitOf(person.id),
    }))
    return answer('Who works at the desk.', people)
  })
  savedReplyRoutes(app, services)
}

function savedReplyRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/saved-replies', async () =>
    answer('Saved replies.', await listSavedReplies(services)),
  )
  route(app, 'POST /staff/saved-replies', async ({ body, request }) =>
    answer('The reply is kept.', await addReply(services, callerOf(request), body)),
  )
  route(app, 'PATCH /staff/saved-replies/:id', async ({ params, body, request }) =>
    answer('The reply is changed.', await changeReply(services, callerOf(request), params.id, body)),
  )
  route(app, 'DELETE /staff/saved-replies/:id', async ({ params, request }) => {
    await removeReply(services, callerOf(request), params.id)
    return answer('The reply is gone.', {})
  })
}
