import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { addCourier, changeCourier, listCouriers } from './couriers.service.ts'

/** The list of couriers, which staff keep. */
export function couriersRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /staff/couriers', async ({ query }) =>
    answer('Couriers.', {
      items: await listCouriers(services.db, query.all === 'true'),
    }),
  )
  route(app, 'POST /staff/couriers', async ({ body, request }) =>
    answer('Courier added.', await addCourier(services, callerOf(request), body)),
  )
  route(app, 'PATCH /staff/couriers/:id', async ({ params, body, request }) =>
    answer('Courier changed.', await changeCourier(services, callerOf(request), Number(params.id), body)),
  )
}
