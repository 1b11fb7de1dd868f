import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { readMonth } from './ledger-month.service.ts'
import { readBalance } from './read-balance.service.ts'
import { ledgerPage } from './read-ledger.service.ts'

/** The books of a shop, for its owners. */
export function ledgerRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /vendor/shops/:shopId/balance', async ({ request }) =>
    answer('The balance of the shop.', await readBalance(services, membershipOf(request).vendorId)),
  )
  route(app, 'GET /vendor/shops/:shopId/ledger', async ({ query, request }) =>
    answer('The books of the shop.', await ledgerPage(services, membershipOf(request).vendorId, query)),
  )
  route(app, 'GET /vendor/shops/:shopId/ledger/months/:month', async ({ params, request }) =>
    answer('The month.', await readMonth(services, membershipOf(request).vendorId, params.month)),
  )
}
