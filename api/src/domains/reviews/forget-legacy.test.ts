import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { makeReview } from '../../../test/review-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { forgetLegacy } from './forget-legacy.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('deletes what has no buyer, and counts anew what was counted of it, while others write', async () => {
  const { services } = haat
  const { db } = services
  const { id: vendorId } = await makeVendor(services)
  const { id: categoryId } = await makeCategory(services)
  const { number: productId } = await makeProduct(services, { vendorId, categoryId, questionCount: 3 })
  await recount(services)
  for (const stars of [5, 4, 4]) {
    await makeReview(services, {
      vendorId,
      productId,
      stars,
      state: 'legacy',
      parcelId: null,
      boughtOn: null,
    })
  }
  await db.execute(sql`insert into questions (vendor_id, product_id, author, question)
    select ${vendorId}, ${productId}, 'Anjali', 'Is it warm?' from generate_series(1, 3)`)
  const counted = sql`rating = 433, rating_count = 3, rating_counts = '{0,0,0,2,1}'`
  await db.execute(sql`update products set ${counted}`)
  await db.execute(sql`update vendors set ${counted}`)
  await makeReview(services, { vendorId, productId, stars: 1 })
  await Promise.all([
    forgetLegacy(services),
    forgetLegacy(services),
    ...[2, 3, 5].map((stars) => makeReview(services, { vendorId, productId, stars })),
  ])
  const { rows } = await db.execute(sql`select rating_count, rating, question_count from products`)
  expect(rows).toEqual([{ rating_count: 4, rating: 275, question_count: 0 }])
  const { rows: left } = await db.execute(sql`select count(*)::int as n from reviews where state = 'legacy'`)
  expect(left[0]!['n']).toBe(0)
  await expectInvariants(db)
})
