import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  postponeSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  verifySecondFactor,
} from './second-factor.service.ts'

/** The second factor that staff show after signing in, and people of shops who have set one up. */
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
    answer('Thank you. The code is right.', await verifySecondFactor(services, callerOf(request), body)),
  )

  route(app, 'POST /account/second-factor/recovery-codes', async ({ body, request }) =>
    answer(
      'These are your new recovery codes. The old ones are void.',
      await renewRecoveryCodes(services, callerOf(request), body.code),
    ),
  )

  route(app, 'POST /account/second-factor/postpone', async ({ request }) =>
    answer('We ask you again in 30 days.', await postponeSecondFactor(services, callerOf(request))),
  )

  route(app, 'POST /account/second-factor/turn-off', async ({ body, request }) =>
    answer(
      'Your account has no second factor any more.',
      await turnOffSecondFactor(services, callerOf(request), body),
    ),
  )
}
