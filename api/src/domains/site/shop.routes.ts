import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { openShop } from './open-shop.service.ts'
import { getShop, listParticulars, saveParticulars } from './particulars.service.ts'

/** Who runs the shop and whether it takes orders; everybody of the desk reads it, admins change it. */
export function shopRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/shop', async () => answer('The shop.', await getShop(services, services.db)))

  route(app, 'GET /staff/shop/versions', async () =>
    answer('Versions of the particulars.', await listParticulars(services.db)),
  )

  route(app, 'PUT /staff/shop/particulars', async ({ body, request }) =>
    answer('The particulars are saved.', await saveParticulars(services, callerOf(request), body)),
  )

  route(app, 'PUT /staff/shop/opening', async ({ body, request }) =>
    answer(
      body.isOpen ? 'The shop is open.' : 'The shop is closed.',
      await openShop(services, callerOf(request), body),
    ),
  )
}
