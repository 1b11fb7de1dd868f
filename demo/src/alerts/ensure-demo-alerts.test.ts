import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertListOf } from '@haat/api/domains/alerts/alerts.service.ts'
import { ensureUser } from '@haat/api/domains/account/account.service.ts'
import { listUnlisted } from '@haat/api/domains/listings/listings.service.ts'
import { notificationPage } from '@haat/api/domains/notifications/read-notifications.service.ts'
import { insertItems } from '@haat/api/domains/wishlist/wishlist.service.ts'
import { makeCategory, makeProduct, makeVendor } from '../../../api/test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { demoAccounts, demoPassword } from '../demo-accounts.ts'
import { ensureDemoAlerts } from './ensure-demo-alerts.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('the shopper follows shops, waits for what the demo vendor can bring back, and was told of a lower price and new things, once', async () => {
  const { services } = haat
  const { db } = services
  const {
    secret: _,
    who: _who,
    ...shopper
  } = demoAccounts.find(({ email }) => email === 'shopper@haat.test')!
  await ensureUser(db, { ...shopper, password: demoPassword })
  const { id: categoryId } = await makeCategory(services)
  const shops = await Promise.all(
    ['palpa-dhaka-udhyog', 'ilam-chiya-ghar', 'bhaktapur-kath-kala'].map((slug) =>
      makeVendor(services, { slug }),
    ),
  )
  const [palpa, ilam] = shops.map(({ id }) => id)
  await makeProduct(services, { vendorId: palpa!, categoryId, title: 'Sold-out topi', stockLeft: 0 })
  const tea = await makeProduct(services, { vendorId: ilam!, categoryId, title: 'Tea', pricePaisa: 800_00 })
  await insertItems(db, [{ userId: shopper.id, productId: tea.number, savedPaisa: 1000_00 }])
  await listUnlisted(db)
  await ensureDemoAlerts(services)
  await ensureDemoAlerts(services)
  const { waiting, following } = await alertListOf(db, shopper.id)
  expect(waiting).toMatchObject([{ product: { title: { en: 'Sold-out topi' } } }])
  expect(following).toHaveLength(3)
  const { items } = await notificationPage(db, { userId: shopper.id, membership: null }, { pageSize: 10 })
  expect(items).toMatchObject([
    { kind: 'newThings', data: { slug: 'ilam-chiya-ghar', titles: [{ en: 'Tea' }] } },
    { kind: 'priceDrop', data: { fromPaisa: 1000_00, pricePaisa: 800_00 } },
  ])
})
