import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from './second-factor.service.ts'

/** The second factor that staff give after signing in. A session without it has no staff rights. */
export function secondFactorRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /account/second-factor', async ({ request }) =>
    answer('Your second factor.', await getSecondFactor(services, callerOf(request))),
  )

  route(app, 'POST /account/second-factor', async ({ body, request }) =>
    answer(
      'Add this secret to your app, then type its code.',
      await beginSecondFactor(services, callerOf(request), body.password),
    ),
  )

  route(app, 'POST /account/second-factor/confirm', async ({ body, request }) =>
    answer(
      'Your second factor is set up. Keep the recovery codes where only you find them.',
      await confirmSecondFactor(services, callerOf(request), body.code),
    ),
  )

  route(app, 'POST /account/second-factor/verify', async ({ body, request }) =>
    answer('Welcome to the console.', await verifySecondFactor(services, callerOf(request), body)),
  )

  route(app, 'POST /account/second-factor/recovery-codes', async ({ body, request }) =>
    answer(
      'These are your new recovery codes. The old ones are void.',
      await renewRecoveryCodes(services, callerOf(request), body.code),
    ),
  )
}
