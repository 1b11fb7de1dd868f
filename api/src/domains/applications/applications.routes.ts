import type { FastifyInstance, FastifyReply } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { toApplication } from './application-view.service.ts'
import {
  beginApplication,
  changeApplication,
  getOwnApplication,
  listMyApplications,
  objectToRefusal,
  sendApplication,
  withdrawApplication,
} from './applications.service.ts'
import { approve, decideObjection, getApplicationForStaff } from './judging.service.ts'
import { judgeLine, openPaper, refuseApplication, sendBack } from './judging.service.ts'
import { addPaper, dropPaper, readPaper } from './papers.service.ts'
import { applicationPage } from './queue.service.ts'

export function applicationsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  route(app, 'GET /vendor/applications', async ({ request }) =>
    answer('Your applications.', await listMyApplications(services, callerOf(request).userId)),
  )
  route(app, 'POST /vendor/applications', async ({ request }) =>
    answer('Your application.', await beginApplication(services, callerOf(request).userId)),
  )
  route(app, 'GET /vendor/applications/:id', async ({ params, request }) => {
    const row = await getOwnApplication(db, callerOf(request).userId, params.id)
    return answer('Your application.', await toApplication(services, db, row))
  })
  route(app, 'PATCH /vendor/applications/:id', async ({ params, body, request }) =>
    answer('Saved.', await changeApplication(services, callerOf(request).userId, params.id, body)),
  )
  route(app, 'POST /vendor/applications/:id/papers', async ({ params, query, body, request }) => {
    const { kind, name, replaces } = query
    const paper = { kind, name, replaces, bytes: body }
    return answer('Paper added.', await addPaper(services, callerOf(request).userId, params.id, paper))
  })
  route(app, 'GET /vendor/applications/:id/papers/:paperId', async ({ params, request, reply }) => {
    await getOwnApplication(db, callerOf(request).userId, params.id)
    return sendPaper(reply, await readPaper(services, params.id, params.paperId))
  })
  route(app, 'DELETE /vendor/applications/:id/papers/:paperId', async ({ params, request }) =>
    answer(
      'Paper taken away.',
      await dropPaper(services, callerOf(request).userId, params.id, params.paperId),
    ),
  )
  route(app, 'POST /vendor/applications/:id/send', async ({ params, body, request }) =>
    answer('Sent.', await sendApplication(services, callerOf(request).userId, params.id, body.version)),
  )
  route(app, 'POST /vendor/applications/:id/withdraw', async ({ params, request }) =>
    answer('Withdrawn.', await withdrawApplication(services, callerOf(request).userId, params.id)),
  )
  route(app, 'POST /vendor/applications/:id/object', async ({ params, body, request }) =>
    answer('Sent.', await objectToRefusal(services, callerOf(request).userId, params.id, body.words)),
  )
}

export function applicationsForStaffRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/applications', async ({ query }) =>
    answer('Applications.', await applicationPage(services.db, query)),
  )
  route(app, 'GET /staff/applications/:id', async ({ params, request }) =>
    answer('The application.', await getApplicationForStaff(services, callerOf(request), params.id)),
  )
  route(app, 'GET /staff/applications/:id/papers/:paperId', async ({ params, request, reply }) =>
    sendPaper(reply, await openPaper(services, callerOf(request), params.id, params.paperId)),
  )
  route(app, 'PUT /staff/applications/:id/lines/:line', async ({ params, body, request }) => {
    const line = { line: params.line, ...body }
    return answer('Saved.', await judgeLine(services, callerOf(request), params.id, line))
  })
  route(app, 'POST /staff/applications/:id/send-back', async ({ params, body, request }) =>
    answer('Sent back.', await sendBack(services, callerOf(request), params.id, body)),
  )
  route(app, 'POST /staff/applications/:id/approve', async ({ params, body, request }) =>
    answer('The shop is open.', await approve(services, callerOf(request), params.id, body.version)),
  )
  route(app, 'POST /staff/applications/:id/refuse', async ({ params, body, request }) =>
    answer('Refused.', await refuseApplication(services, callerOf(request), params.id, body)),
  )
  route(app, 'POST /staff/applications/:id/decide-objection', async ({ params, body, request }) =>
    answer('Decided.', await decideObjection(services, callerOf(request), params.id, body)),
  )
}

/** A paper goes to the one who asked, and nothing on the way keeps it. */
function sendPaper(reply: FastifyReply, { paper, bytes }: Awaited<ReturnType<typeof readPaper>>) {
  reply.type(paper.contentType).header('cache-control', 'private, no-store')
  reply.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(paper.name)}`)
  // The contract describes bytes as a text; Fastify sends them as they are.
  return reply.send(bytes) as unknown as string
}
