import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import { getBillSettings, saveBillSettings } from './bill-settings.service.ts'
import { getDeskSettings, saveDeskSettings } from './desk-settings.service.ts'
import { openShop } from './open-shop.service.ts'
import { getShop, listParticulars, saveParticulars } from './particulars.service.ts'
import { getOfficeSettings, getSiteSettings } from './site.service.ts'

/** Who runs the shop, whether it takes orders, and when support answers. All staff read it, admins change it. */
export function siteRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /site/settings', async ({ db }) => ({
    success: true,
    message: 'Settings read',
    data: await getSiteSettings(services, db),
  }))

  readRoute(app, 'GET /site/office', async ({ db }) =>
    answer('Hours of support.', await getOfficeSettings(db)),
  )

  route(app, 'GET /staff/settings', async () =>
    answer('Settings of the desk.', await getDeskSettings(services.db)),
  )

  route(app, 'PUT /staff/settings', async ({ body, request }) =>
    answer('The settings are saved.', await saveDeskSettings(services, callerOf(request), body)),
  )

  route(app, 'GET /staff/settings/bills', async () =>
    answer('Settings of bills.', await getBillSettings(services.db)),
  )

  route(app, 'PUT /staff/settings/bills', async ({ body, request }) =>
    answer('The settings are saved.', await saveBillSettings(services, callerOf(request), body)),
  )

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
