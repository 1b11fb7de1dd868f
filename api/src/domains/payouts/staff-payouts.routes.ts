import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { approvePayout, approvePayouts } from './approve-payouts.service.ts'
import { proposePayout, repeatPayout } from './propose-payouts.service.ts'
import { payoutIdOrRefuse as idOf, payoutPage, readPayout, shopPayoutPage } from './read-payouts.service.ts'
import { failPayout, openPayoutAccount, sendPayout, withdrawPayout } from './send-payouts.service.ts'

/** Payouts from the proposal to the bank, for staff, and what their shops see of them. */
export function staffPayoutsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /staff/payouts', async ({ query, request }) =>
    answer('Payouts.', await payoutPage(db, query, callerOf(request))),
  )
  route(app, 'GET /staff/payouts/:number', async ({ params, request }) =>
    answer('The payout.', await readPayout(db, idOf(params.number), callerOf(request))),
  )
  route(app, 'POST /staff/payouts/propose', async ({ body, request }) => {
    const caller = callerOf(request)
    const id = await proposePayout(services, caller, body.shopSlug)
    return answer('Proposed.', await readPayout(db, id, caller))
  })
  route(app, 'POST /staff/payouts/approve', async ({ body, request }) =>
    answer('Approved where it could be.', await approvePayouts(services, callerOf(request), body)),
  )
  route(app, 'POST /staff/payouts/:number/approve', async ({ params, body, request }) => {
    const [caller, id] = [callerOf(request), idOf(params.number)]
    await approvePayout(services, caller, id, body.code)
    return answer('Approved.', await readPayout(db, id, caller))
  })
  route(app, 'POST /staff/payouts/:number/account', async ({ params, body, request }) =>
    answer(
      'The account.',
      await openPayoutAccount(services, callerOf(request), idOf(params.number), body.code),
    ),
  )
  route(app, 'POST /staff/payouts/:number/sent', async ({ params, body, request }) => {
    const [caller, id] = [callerOf(request), idOf(params.number)]
    await sendPayout(services, caller, id, body)
    return answer('Noted: the money is on its way.', await readPayout(db, id, caller))
  })
  route(app, 'POST /staff/payouts/:number/failed', async ({ params, body, request }) => {
    const [caller, id] = [callerOf(request), idOf(params.number)]
    await failPayout(services, caller, id, body)
    return answer('Noted: the money came back.', await readPayout(db, id, caller))
  })
  route(app, 'POST /staff/payouts/:number/repeat', async ({ params, request }) => {
    const caller = callerOf(request)
    const id = await repeatPayout(services, caller, idOf(params.number))
    return answer('Proposed anew.', await readPayout(db, id, caller))
  })
  route(app, 'POST /staff/payouts/:number/withdraw', async ({ params, body, request }) => {
    const [caller, id] = [callerOf(request), idOf(params.number)]
    await withdrawPayout(services, caller, id, body.words, body.isNotPaid)
    return answer('Withdrawn.', await readPayout(db, id, caller))
  })
  route(app, 'GET /vendor/shops/:shopId/payouts', async ({ query, request }) =>
    answer('Payouts.', await shopPayoutPage(db, membershipOf(request).vendorId, query)),
  )
}
