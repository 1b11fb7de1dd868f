import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { listStaffPeople } from '../account/account.service.ts'
import { listPresent } from '../tickets/presence.service.ts'
import { queuePage } from '../tickets/queue.service.ts'
import { uploadForTicket } from '../tickets/ticket-files.service.ts'
import { getTicket } from '../tickets/tickets.service.ts'
import { contextOf } from './context.service.ts'
import { deskThread, staffById } from './desk-view.service.ts'
import { changeByStaff, mergeByStaff, replyByStaff } from './desk.service.ts'
import { addReply, changeReply, dropReply, savedReplies } from './saved-replies.service.ts'

/** The side of the desk that staff see. */
export function deskRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  route(app, 'GET /staff/tickets', async ({ query, request }) =>
    answer('The queue.', await queuePage(db, query, callerOf(request).userId, await staffById(db))),
  )
  route(app, 'GET /staff/tickets/:number', async ({ params }) =>
    answer('The ticket.', await deskThread(services, await getTicket(db, params.number))),
  )
  route(app, 'GET /staff/tickets/:number/context', async ({ params }) =>
    answer('Who wrote.', await contextOf(services, await getTicket(db, params.number))),
  )
  route(app, 'PATCH /staff/tickets/:number', async ({ params, body, request }) => {
    const ticket = await changeByStaff(services, callerOf(request), params.number, body)
    return answer('The ticket is changed.', await deskThread(services, ticket))
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
  route(app, 'GET /staff/people', async () => {
    const available = new Set(await listPresent(db))
    const people = await listStaffPeople(db)
    return answer(
      'Who works at the desk.',
      people.map((person) => ({ ...person, isAvailable: available.has(person.id) })),
    )
  })
  savedReplyRoutes(app, services)
}

function savedReplyRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/saved-replies', async () => answer('Saved replies.', await savedReplies(services)))
  route(app, 'POST /staff/saved-replies', async ({ body, request }) =>
    answer('The reply is kept.', await addReply(services, callerOf(request), body)),
  )
  route(app, 'PATCH /staff/saved-replies/:id', async ({ params, body, request }) =>
    answer('The reply is changed.', await changeReply(services, callerOf(request), params.id, body)),
  )
  route(app, 'DELETE /staff/saved-replies/:id', async ({ params, request }) => {
    await dropReply(services, callerOf(request), params.id)
    return answer('The reply is gone.', {})
  })
}
