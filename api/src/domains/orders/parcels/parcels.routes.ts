import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { listCourierChoices } from '#domains/couriers/couriers.service.ts'
import type { ParcelRow } from '../orders.store.ts'
import { answerDoorPayment } from './door-payments.service.ts'
import { checkDoorCode, closeAtDoor } from './door.service.ts'
import type { ParcelPerson } from './locked-parcel.ts'
import { reportMissing } from './missing.service.ts'
import { viewShopParcel } from './shop-parcel-view.service.ts'
import { forEachParcel, getShopParcel, parcelPage, pickingList } from './shop-parcels.service.ts'
import {
  acceptParcel,
  declineParcel,
  handOver,
  leave,
  packParcel,
  takeBack,
  unpackParcel,
} from './shop-steps.service.ts'
import { withdrawSubstitute } from './substitutes.service.ts'

const vendorOf = (request: FastifyRequest) => membershipOf(request).vendorId
const memberOf = (request: FastifyRequest): ParcelPerson => ({
  actor: 'vendor',
  actorId: callerOf(request).userId,
})

/** What a shop does with its parcels. */
export function parcelsRoutes(app: FastifyInstance, services: Services) {
  const { db: primary } = services
  /** Does something with the parcel that the address names, and answers with it as it is then. */
  async function doStep(
    request: FastifyRequest,
    { number }: { number: string },
    step: (parcel: ParcelRow, person: ParcelPerson) => Promise<unknown>,
  ) {
    await step(await getShopParcel(primary, vendorOf(request), number), memberOf(request))
    return shown(request, number)
  }
  const shown = async (request: FastifyRequest, number: string) => {
    const parcel = await getShopParcel(primary, vendorOf(request), number)
    return answer('The parcel.', await viewShopParcel(services, primary, parcel))
  }

  readRoute(app, 'GET /vendor/shops/:shopId/parcels', async ({ query, request, db }) =>
    answer('The parcels of the shop.', await parcelPage(services, db, membershipOf(request), query)),
  )
  readRoute(app, 'GET /vendor/shops/:shopId/parcels/:number', async ({ params, request, db }) => {
    const parcel = await getShopParcel(db, vendorOf(request), params.number)
    return answer('The parcel.', await viewShopParcel(services, db, parcel))
  })
  readRoute(app, 'GET /vendor/shops/:shopId/couriers', async ({ db }) =>
    answer('The couriers.', { items: await listCourierChoices(db) }),
  )
  readRoute(app, 'POST /vendor/shops/:shopId/picking-list', async ({ body, request, db }) =>
    answer('What to fetch.', { items: await pickingList(db, vendorOf(request), body.numbers) }),
  )

  route(app, 'POST /vendor/shops/:shopId/parcels/accept', async ({ body, request }) => {
    const all = body.numbers.map((number) => ({ number }))
    const items = await forEachParcel(services, request.log, vendorOf(request), all, (parcel) =>
      acceptParcel(services, parcel, memberOf(request)),
    )
    return answer('What became of each.', { items })
  })
  route(app, 'POST /vendor/shops/:shopId/parcels/pack', async ({ body, request }) => {
    const all = body.numbers.map((number) => ({ number }))
    const items = await forEachParcel(services, request.log, vendorOf(request), all, (parcel) =>
      packParcel(services, parcel, memberOf(request)),
    )
    return answer('What became of each.', { items })
  })
  route(app, 'POST /vendor/shops/:shopId/parcels/hand-over', async ({ body, request }) => {
    const items = await forEachParcel(services, request.log, vendorOf(request), body.parcels, (parcel, one) =>
      handOver(services, parcel, memberOf(request), one),
    )
    return answer('What became of each.', { items })
  })

  route(app, 'POST /vendor/shops/:shopId/parcels/:number/decline', async ({ params, body, request }) =>
    doStep(request, params, (parcel, person) => declineParcel(services, parcel, person, body)),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/missing', async ({ params, body, request }) =>
    doStep(request, params, (parcel, person) => reportMissing(services, parcel, person, body)),
  )
  route(app, 'DELETE /vendor/shops/:shopId/parcels/:number/substitutes/:id', async ({ params, request }) =>
    doStep(request, params, (parcel) => withdrawSubstitute(services, parcel, Number(params.id))),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/unpack', async ({ params, request }) =>
    doStep(request, params, (parcel, person) => unpackParcel(services, parcel, person)),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/leave', async ({ params, request }) =>
    doStep(request, params, (parcel, person) => leave(services, parcel, person)),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/door-code', async ({ params, body, request }) =>
    doStep(request, params, (parcel) => checkDoorCode(services, parcel, body.code)),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/door', async ({ params, body, request }) =>
    doStep(request, params, (parcel, person) => closeAtDoor(services, parcel, person, body)),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/door-payment', async ({ params, body, request }) =>
    doStep(request, params, (parcel, person) => answerDoorPayment(services, parcel, person, body)),
  )
  route(app, 'POST /vendor/shops/:shopId/parcels/:number/back', async ({ params, request }) =>
    doStep(request, params, (parcel, person) => takeBack(services, parcel, person)),
  )
}
