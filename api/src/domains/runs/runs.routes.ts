import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { notFound } from '#plugins/api-error.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import type { ParcelPlace } from '#domains/orders/parcels/locked-parcel.ts'
import { getParcelAt, getShopParcel } from '#domains/orders/parcels/shop-parcels.service.ts'
import { ownersAtDoors } from '#domains/orders/parcels/doors.service.ts'
import { ownOrderReason, refuseOwnOrder } from '#domains/orders/staff/own-order.ts'
import { freeRun, revokeRun, sortRun } from './change-run.service.ts'
import { makeRun } from './make-run.service.ts'
import { readDoorPhoto } from './phone/door-photo.service.ts'
import { getRun, listParcelsForRun, runPage, viewRun } from './run-view.service.ts'
import { listNumbersInRuns } from './open-stops.service.ts'
import { listStops } from './runs.store.ts'

const vendorOf = (request: FastifyRequest) => membershipOf(request).vendorId

/** The contract knows the bytes as they are; Fastify sends them. */
function sendPhoto(reply: FastifyReply, bytes: Buffer): Buffer {
  reply.type('image/webp').header('cache-control', 'private, no-store')
  return reply.send(bytes) as unknown as Buffer
}

/** What a shop does with the runs of its couriers. */
export function runsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const runOf = async (request: FastifyRequest, id: string) => {
    const run = await getRun(db, id)
    if (run.vendorId !== vendorOf(request)) throw notFound('This run')
    return run
  }
  const shown = async (request: FastifyRequest, id: string) =>
    answer('The run.', await viewRun(services, db, await runOf(request, id)))
  const placesOf = async (request: FastifyRequest, numbers: string[]) => {
    const places: ParcelPlace[] = []
    for (const number of new Set(numbers)) places.push(await getShopParcel(db, vendorOf(request), number))
    return places
  }

  route(app, 'GET /vendor/shops/:shopId/runs', async ({ query, request }) =>
    answer('The runs.', await runPage(db, vendorOf(request), query)),
  )
  route(app, 'GET /vendor/shops/:shopId/runs/taken', async ({ request }) =>
    answer('Parcels in runs.', { numbers: await listNumbersInRuns(db, vendorOf(request)) }),
  )
  route(app, 'POST /vendor/shops/:shopId/runs', async ({ body, request }) => {
    const { numbers, ...fields } = body
    const places = await placesOf(request, numbers)
    await makeRun(services, callerOf(request), { ...fields, vendorId: vendorOf(request), places })
    return shown(request, body.id)
  })
  route(app, 'GET /vendor/shops/:shopId/runs/:runId', async ({ params, request }) =>
    shown(request, params.runId),
  )
  route(app, 'PUT /vendor/shops/:shopId/runs/:runId/order', async ({ params, body, request }) => {
    const run = await runOf(request, params.runId)
    await sortRun(services, callerOf(request), run, {
      places: await placesOf(request, body.numbers),
      isStaff: false,
    })
    return shown(request, run.id)
  })
  route(app, 'POST /vendor/shops/:shopId/runs/:runId/free', async ({ params, request }) => {
    await freeRun(services, callerOf(request), await runOf(request, params.runId), false)
    return shown(request, params.runId)
  })
  route(app, 'POST /vendor/shops/:shopId/runs/:runId/revoke', async ({ params, request }) => {
    await revokeRun(services, callerOf(request), await runOf(request, params.runId), false)
    return shown(request, params.runId)
  })
  route(
    app,
    'GET /vendor/shops/:shopId/runs/:runId/photos/:outcomeId',
    async ({ params, request, reply }) => {
      const run = await runOf(request, params.runId)
      return sendPhoto(reply, await readDoorPhoto(services, run.id, params.outcomeId))
    },
  )
}

/** What staff do with them, also with those of shops. */
export function runsForStaffRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const ownersOf = async (id: string) => {
    const stops = await listStops(db, [id])
    return ownersAtDoors(
      db,
      stops.map(({ parcelId }) => parcelId),
    )
  }
  /** The link opens the doors: whoever has an order of their own among them does not get it. */
  const shown = async (request: FastifyRequest, id: string) => {
    const run = await viewRun(services, db, await getRun(db, id))
    const reason = await ownOrderReason(services, db, callerOf(request), await ownersOf(id))
    return answer('The run.', reason === undefined ? run : { ...run, link: '' })
  }
  const runToChange = async (request: FastifyRequest, id: string) => {
    const run = await getRun(db, id)
    await refuseOwnOrder(services, db, callerOf(request), ...(await ownersOf(id)))
    return run
  }
  const placesOf = async (request: FastifyRequest, parcels: { number: string; position: number }[]) => {
    const places: ParcelPlace[] = []
    for (const { number, position } of parcels) {
      const parcel = await getParcelAt(db, number, position)
      const owner = { userId: parcel.userId, vendorIds: [parcel.vendorId] }
      await refuseOwnOrder(services, db, callerOf(request), owner)
      places.push(parcel)
    }
    return places
  }

  route(app, 'GET /staff/runs', async ({ query }) => answer('The runs.', await runPage(db, undefined, query)))
  route(app, 'GET /staff/runs/parcels', async ({ query }) =>
    answer('The parcels.', {
      items: await listParcelsForRun(services, db, Number(query.courierId)),
    }),
  )
  route(app, 'POST /staff/runs', async ({ body, request }) => {
    const { parcels, ...fields } = body
    const places = await placesOf(request, parcels)
    await makeRun(services, callerOf(request), { ...fields, vendorId: null, places })
    return shown(request, body.id)
  })
  route(app, 'GET /staff/runs/:runId', async ({ params, request }) => shown(request, params.runId))
  route(app, 'PUT /staff/runs/:runId/order', async ({ params, body, request }) => {
    const run = await runToChange(request, params.runId)
    await sortRun(services, callerOf(request), run, {
      places: await placesOf(request, body.parcels),
      isStaff: true,
    })
    return shown(request, run.id)
  })
  route(app, 'POST /staff/runs/:runId/free', async ({ params, request }) => {
    await freeRun(services, callerOf(request), await runToChange(request, params.runId), true)
    return shown(request, params.runId)
  })
  route(app, 'POST /staff/runs/:runId/revoke', async ({ params, request }) => {
    await revokeRun(services, callerOf(request), await runToChange(request, params.runId), true)
    return shown(request, params.runId)
  })
  route(app, 'GET /staff/runs/:runId/photos/:outcomeId', async ({ params, reply }) =>
    sendPhoto(reply, await readDoorPhoto(services, params.runId, params.outcomeId)),
  )
}
