import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { changePrices } from './change-prices.service.ts'
import { cancelDeal, planDeal } from './deals.service.ts'
import { getPricedProduct, type PriceEditor } from './priced-product.service.ts'
import { readPrices } from './read-prices.service.ts'

const editorOf = (request: FastifyRequest, { listingId }: { listingId: string }): PriceEditor => ({
  membership: membershipOf(request),
  listingId,
})

/** What a shop asks for its products, which it changes without a review. */
export function listingPricesRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const read = async ({ membership, listingId }: PriceEditor) =>
    readPrices(db, await getPricedProduct(db, membership.vendorId, listingId))

  route(app, 'GET /vendor/shops/:shopId/listings/:listingId/prices', async ({ params, request }) =>
    answer('The prices of the listing.', await read(editorOf(request, params))),
  )

  route(app, 'PUT /vendor/shops/:shopId/listings/:listingId/prices', async ({ params, body, request }) => {
    const editor = editorOf(request, params)
    await changePrices(services, editor, body.changes)
    return answer('Prices changed.', await read(editor))
  })

  route(app, 'PUT /vendor/shops/:shopId/listings/:listingId/deal', async ({ params, body, request }) => {
    const editor = editorOf(request, params)
    await planDeal(services, editor, body, callerOf(request).userId)
    return answer('Deal planned.', await read(editor))
  })

  route(app, 'DELETE /vendor/shops/:shopId/listings/:listingId/deal', async ({ params, request }) => {
    const editor = editorOf(request, params)
    await cancelDeal(services, editor)
    return answer('Deal ended.', await read(editor))
  })
}
