import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { notFound } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.service.ts'
import { localLevelsOf } from './local-levels.ts'

export function addressesRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /places/:district', async ({ params: { district } }) => {
    const localLevels = localLevelsOf(district)
    if (!localLevels) throw notFound('This district')
    return answer('Local levels.', { district, localLevels })
  })
  readRoute(app, 'GET /addresses', async ({ request, db }) =>
    answer('Your addresses.', { items: await listAddresses(services, db, callerOf(request).userId) }),
  )
  route(app, 'POST /addresses', async ({ body, request }) =>
    answer('Address kept.', await addAddress(services, callerOf(request).userId, body)),
  )
  route(app, 'PUT /addresses/:addressId', async ({ params, body, request }) =>
    answer(
      'Address changed.',
      await changeAddress(services, callerOf(request).userId, params.addressId, body),
    ),
  )
  route(app, 'DELETE /addresses/:addressId', async ({ params, request }) =>
    answer('Address removed.', {
      items: await removeAddress(services, callerOf(request).userId, params.addressId),
    }),
  )
}
