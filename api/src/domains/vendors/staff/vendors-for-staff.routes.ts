import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import type { SearchIndex } from '../../search/search.service.ts'
import { reopenVendor, suspendVendor } from '../suspensions/suspensions.service.ts'
import { getVendorForStaff, getVendorNumber, vendorPageForStaff } from './vendors-for-staff.service.ts'

/** Staff look after shops: they list them, take them off sale, and open them again. */
export function vendorsForStaffRoutes(app: FastifyInstance, services: Services, search: SearchIndex) {
  const { db: primary } = services
  readRoute(app, 'GET /staff/vendors', async ({ query, db }) =>
    answer('Shops.', await vendorPageForStaff(db, search, query)),
  )

  readRoute(app, 'GET /staff/vendors/:id', async ({ params, db }) =>
    answer('The shop.', await getVendorForStaff(services, db, params.id)),
  )

  route(app, 'POST /staff/vendors/:id/suspend', async ({ params, body, request }) => {
    await suspendVendor(services, callerOf(request), await getVendorNumber(primary, params.id), body)
    return answer('The shop is suspended.', await getVendorForStaff(services, primary, params.id))
  })

  route(app, 'POST /staff/vendors/:id/reopen', async ({ params, body, request }) => {
    await reopenVendor(services, callerOf(request), await getVendorNumber(primary, params.id), body)
    return answer('The shop is open again.', await getVendorForStaff(services, primary, params.id))
  })
}
