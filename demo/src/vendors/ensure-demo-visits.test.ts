import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../api/test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { ensureDemoVisits } from './ensure-demo-visits.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('pages were looked at on the days before, once, and shops and all together are their sums', async () => {
  const { services, database } = haat
  const { id: categoryId } = await makeCategory(services)
  const { id: vendorId } = await makeVendor(services)
  for (let at = 0; at < 4; at++) await makeProduct(services, { vendorId, categoryId })
  const read = async () =>
    (
      await database.pool.query(`select (select sum(visits)::int from listing_visits) listed,
        (select sum(product_visits)::int from visit_days where vendor_id = ${vendorId}) shop,
        (select sum(product_visits)::int from visit_days where vendor_id = 0) everything,
        (select max(day) < (now() at time zone 'Asia/Kathmandu')::date from listing_visits) past,
        (select visits_since <= (select min(day) from listing_visits) from figures_state) since`)
    ).rows[0]
  await ensureDemoVisits(services)
  const first = await read()
  expect(first.listed).toBeGreaterThan(0)
  expect(first).toMatchObject({ shop: first.listed, everything: first.listed, past: true, since: true })
  await ensureDemoVisits(services)
  expect(await read()).toEqual(first)
})
