import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { cancelPayoutChange, changePayoutAccount, getPayoutAccounts } from './payouts.service.ts'

/** Where the money of a shop goes, for its owners. */
export function payoutsRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /vendor/shops/:shopId/payout-accounts', async ({ request }) =>
    answer('The payout account of the shop.', await getPayoutAccounts(services, membershipOf(request))),
  )

  route(app, 'POST /vendor/shops/:shopId/payout-accounts', async ({ body, request }) =>
    answer(
      'The change is noted. All owners are told by mail.',
      await changePayoutAccount(services, membershipOf(request), callerOf(request), body),
    ),
  )

  route(app, 'DELETE /vendor/shops/:shopId/payout-accounts/:id', async ({ params, request }) =>
    answer(
      'The change is cancelled.',
      await cancelPayoutChange(services, membershipOf(request), callerOf(request), params.id),
    ),
  )
}
