import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestKeyPattern } from '@haat/contract/shared/fields.rules.ts'
import { answer } from '#plugins/answer.ts'
import { ApiError } from '#plugins/api-error.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { changeLowMark, changeShelf, correctStock } from './correct-stock.service.ts'
import { movementPage, stockPage } from './stock.service.ts'

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && requestKeyPattern.test(key)) return key
  throw new ApiError(
    'BAD_REQUEST',
    'A change of stock needs an Idempotency-Key of 8 to 100 letters and digits.',
  )
}

const correctorOf = (request: FastifyRequest, { variantId }: { variantId: string }) => ({
  vendorId: membershipOf(request).vendorId,
  variantId,
  actorId: callerOf(request).userId,
})

/** What a shop has on hand, for all its members. */
export function stockRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /vendor/shops/:shopId/stock', async ({ query, request, db }) =>
    answer('The stock of the shop.', await stockPage(db, membershipOf(request).vendorId, query)),
  )

  readRoute(
    app,
    'GET /vendor/shops/:shopId/stock/:variantId/movements',
    async ({ params, query, request, db }) =>
      answer(
        'What changed the stock of this variant.',
        await movementPage(db, membershipOf(request).vendorId, params.variantId, query),
      ),
  )

  route(app, 'POST /vendor/shops/:shopId/stock/:variantId/movements', async ({ params, body, request }) => {
    const corrector = correctorOf(request, params)
    return answer('The stock is changed.', await correctStock(services, corrector, body, keyOf(request)))
  })

  route(app, 'PUT /vendor/shops/:shopId/stock/:variantId/low-mark', async ({ params, body, request }) => {
    const corrector = correctorOf(request, params)
    return answer('The mark is changed.', await changeLowMark(services, corrector, body.lowMark))
  })

  route(app, 'PUT /vendor/shops/:shopId/stock/:variantId/shelf', async ({ params, body, request }) => {
    const corrector = correctorOf(request, params)
    return answer('The shelf is changed.', await changeShelf(services, corrector, body.shelf))
  })
}
