import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../api/test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { ensureDemoSuspensions } from './ensure-demo-suspensions.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('the suspended shop is counted and listed, and of a million other products none is looked at', async () => {
  const { services, database } = haat
  const { id: categoryId } = await makeCategory(services, { slug: 'tea' })
  const { id: vendorId } = await makeVendor(services)
  await makeProduct(services, { vendorId, categoryId })
  // Counted again it would be 1, and listed it would have a listing.
  await database.pool.query('update vendors set product_count = 77 where id = $1', [vendorId])
  await ensureDemoSuspensions(services)
  const { rows } = await database.pool.query(
    `select product_count as products, (select count(*)::int from listings l where l.vendor_id = v.id) as listings,
       (select count(*)::int from search_documents d where d.kind = 'vendor' and d.number = v.id) as found
     from vendors v order by v.id`,
  )
  expect(rows).toEqual([
    { products: 77, listings: 0, found: expect.any(Number) },
    { products: 3, listings: 3, found: 1 },
  ])
})
