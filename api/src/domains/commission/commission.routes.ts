import type { FastifyInstance } from 'fastify'
import { commissionVatRate } from '@haat/contract/domains/commission.rules.ts'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { rateOfNewListing, usualRate } from './commission.service.ts'
import { addRule, endRule, withdrawRule } from './change-rules.service.ts'
import { readShopCommission, rulePage } from './read-rules.service.ts'

/** What Haat takes of a sale, by rules. */
export function commissionRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /commission', async () =>
    answer('The usual commission.', { rate: await usualRate(db), vatRate: commissionVatRate }),
  )
  route(app, 'GET /staff/commission-rules', async ({ query }) =>
    answer('Rules for the commission.', await rulePage(db, query)),
  )
  route(app, 'POST /staff/commission-rules', async ({ body, request }) =>
    answer('The rule is made.', await addRule(services, callerOf(request), body)),
  )
  route(app, 'POST /staff/commission-rules/:id/end', async ({ params, body, request }) =>
    answer('The last day is set.', await endRule(services, callerOf(request), params.id, body)),
  )
  route(app, 'DELETE /staff/commission-rules/:id', async ({ params, body, request }) =>
    answer('The rule is withdrawn.', await withdrawRule(services, callerOf(request), params.id, body.code)),
  )
  route(app, 'GET /vendor/shops/:shopId/commission/rate', async ({ query, request }) =>
    answer('The commission of a new listing.', {
      rate: await rateOfNewListing(db, membershipOf(request).vendorId, query.category),
      vatRate: commissionVatRate,
    }),
  )
  route(app, 'GET /vendor/shops/:shopId/commission', async ({ request }) =>
    answer('The commission of the shop.', await readShopCommission(db, membershipOf(request).vendorId)),
  )
}
