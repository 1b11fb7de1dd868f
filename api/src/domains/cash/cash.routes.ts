import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { endDifference, remitCash } from './box-changes.service.ts'
import { cashDayPage } from './cash-days.service.ts'
import { closeCashDay } from './close-day.service.ts'
import { countCash, handInCash, undoHandIn } from './hand-ins.service.ts'
import { readCash, readCourierCash, readShopCash, remittancePage } from './read-cash.service.ts'

/** Cash from the door to the bank. */
export function cashRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /staff/cash', async () => answer('Cash.', await readCash(db)))
  route(app, 'GET /staff/cash/couriers/:courierId', async ({ params }) =>
    answer('The cash of the courier.', await readCourierCash(db, Number(params.courierId))),
  )
  route(app, 'POST /staff/cash/hand-ins', async ({ body, request }) => {
    const courierId = Number(body.courierId)
    await handInCash(services, callerOf(request), {
      id: body.id,
      courierId,
      parcelIds: body.parcelIds.map(Number),
    })
    return answer('Handed in.', await readCourierCash(db, courierId))
  })
  route(app, 'DELETE /staff/cash/hand-ins/:id', async ({ params, request }) => {
    const courierId = await undoHandIn(services, callerOf(request), params.id)
    return answer('Taken back.', await readCourierCash(db, courierId))
  })
  route(app, 'POST /staff/cash/hand-ins/:id/count', async ({ params, body, request }) => {
    const courierId = await countCash(services, callerOf(request), params.id, body)
    return answer('Counted.', await readCourierCash(db, courierId))
  })
  route(app, 'POST /staff/cash/differences', async ({ body, request }) => {
    const courierId = Number(body.courierId)
    await endDifference(services, callerOf(request), { ...body, courierId })
    return answer('The difference is ended.', await readCourierCash(db, courierId))
  })
  route(app, 'GET /staff/cash/remittances', async ({ query }) =>
    answer('Brought to the bank.', await remittancePage(db, query)),
  )
  route(app, 'POST /staff/cash/remittances', async ({ body, request }) => {
    await remitCash(services, callerOf(request), body)
    return answer('Noted: the cash is in the bank.', await readCash(db))
  })
  route(app, 'GET /staff/cash/days', async ({ query }) => answer('Days.', await cashDayPage(db, query)))
  route(app, 'POST /staff/cash/days/:day/close', async ({ params, body, request }) => {
    await closeCashDay(services, callerOf(request), params.day, body)
    return answer('The day is closed.', await readCash(db))
  })
  route(app, 'GET /vendor/shops/:shopId/cash', async ({ request }) =>
    answer('Cash with couriers.', await readShopCash(db, membershipOf(request).vendorId)),
  )
}
