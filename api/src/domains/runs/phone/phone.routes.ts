import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { keepDoorPhoto } from './door-photo.service.ts'
import { openLink, readBinding, refuseEnded, refuseOtherPhone } from './open-link.service.ts'
import { viewPhoneRun, viewPhoneStop, viewPhoneStops } from './phone-view.service.ts'
import { sendOutcome } from './send-outcome.service.ts'
import { startRun } from './start-run.service.ts'

/** What a courier's phone does. It has no account: the key of the link and the key of the phone say what it may. */
export function courierPhoneRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /courier/run', async ({ request }) => {
    const link = await openLink(services, request)
    refuseEnded(link.run)
    return answer('The run.', await viewPhoneRun(db, link.run, await readBinding(db, link)))
  })

  route(app, 'POST /courier/run/start', async ({ request }) => {
    await startRun(services, await openLink(services, request))
    const link = await openLink(services, request)
    return answer('On your way.', await viewPhoneStops(services, db, link.run, await readBinding(db, link)))
  })

  route(app, 'GET /courier/run/stops', async ({ request }) => {
    const link = await openLink(services, request)
    refuseEnded(link.run)
    const binding = await readBinding(db, link)
    refuseOtherPhone(binding)
    return answer('The doors.', await viewPhoneStops(services, db, link.run, binding))
  })

  route(app, 'POST /courier/run/outcomes', async ({ body, request }) => {
    const { state, refusal, parcelId } = await sendOutcome(services, await openLink(services, request), body)
    const stop = parcelId === null ? null : await viewPhoneStop(services, db, parcelId)
    return answer(state === 'applied' ? 'Noted.' : 'Kept for Haat to decide.', { state, refusal, stop })
  })

  route(app, 'PUT /courier/run/outcomes/:id/photo', async ({ params, body, request }) => {
    await keepDoorPhoto(services, await openLink(services, request), params.id, body)
    return answer('Kept.', { id: params.id })
  })
}
