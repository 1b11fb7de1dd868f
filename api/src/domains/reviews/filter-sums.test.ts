import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { makeReview } from '../../../test/review-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { fillReviewSums } from './fill-review-sums.service.ts'

interface Said {
  stars: number
  text: string
  language: 'en' | 'ne'
  hasPhotos: boolean
  hasReply: boolean
  valueKey: string | null
}

/** Every mix of what lists are filtered by; values with the wildcards of LIKE, and one that begins like another. */
const said: Said[] = [1, 4, 5].flatMap((stars) =>
  ['', 'Warm'].flatMap((text) =>
    (['en', 'ne'] as const).flatMap((language) =>
      [true, false].flatMap((hasPhotos) =>
        [null, 'red', 're_', '100%', 'red:dark'].map((valueKey, at) => ({
          stars,
          text,
          language,
          hasPhotos,
          hasReply: at % 2 === stars % 2,
          valueKey,
        })),
      ),
    ),
  ),
)

const queries: [query: string, isMeant: (review: Said) => boolean][] = [
  [
    'stars=4,5&language=ne&withReply=yes',
    (r) => r.stars > 3 && r.language === 'ne' && r.text !== '' && r.hasReply,
  ],
  ['stars=5&withPhotos=yes', (r) => r.stars === 5 && r.hasPhotos],
  ['stars=1,5&withReply=yes', (r) => r.stars !== 4 && r.hasReply],
  ['withPhotos=yes&withReply=yes', (r) => r.hasPhotos && r.hasReply],
  ['language=en&withPhotos=yes', (r) => r.language === 'en' && r.text !== '' && r.hasPhotos],
  ['stars=2&withPhotos=yes', () => false],
]
const queriesOfProduct: typeof queries = [
  ...queries,
  ['stars=5&value=red', (r) => r.stars === 5 && r.valueKey === 'red'],
  ['withPhotos=yes&value=re_', (r) => r.hasPhotos && r.valueKey === 're_'],
  ['language=ne&value=100%25', (r) => r.language === 'ne' && r.text !== '' && r.valueKey === '100%'],
  ['stars=4&value=%25', () => false],
]

let haat: TestApp
let vendorId: number
let productId: number
let product: string
beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  vendorId = (await makeVendor(services, { slug: 'shop' })).id
  const { id: categoryId } = await makeCategory(services)
  const made = await makeProduct(services, { vendorId, categoryId })
  productId = made.number
  product = made.id
  await recount(services)
  for (const { hasPhotos, hasReply, ...review } of said) {
    const id = await makeReview(services, {
      vendorId,
      productId,
      ...review,
      photoCount: hasPhotos ? 1 : 0,
      ...(hasReply && { reply: 'Thank you', repliedAt: new Date(), replyState: 'published' }),
    })
    if (hasPhotos) {
      await services.db.execute(sql`insert into review_photos (id, user_id, review_id, picture_id)
        select gen_random_uuid(), user_id, id, 'x' from reviews where id = ${id}`)
    }
  }
})
afterAll(() => haat.close())

const totalOf = async (address: string) => {
  const answer = await haat.app.inject(address)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { total: number } }>().data.total
}

async function expectTotals() {
  for (const [query, isMeant] of queriesOfProduct) {
    const wanted = said.filter(isMeant).length
    expect([query, await totalOf(`/api/products/${product}/reviews?${query}`)]).toEqual([query, wanted])
    // A page behind the last one.
    expect([query, await totalOf(`/api/products/${product}/reviews?${query}&pageIndex=90`)]).toEqual([
      query,
      wanted,
    ])
  }
  for (const [query, isMeant] of queries) {
    expect([query, await totalOf(`/api/vendors/shop/reviews?${query}`)]).toEqual([
      query,
      said.filter(isMeant).length,
    ])
  }
}

it('says how many reviews several filters let through', async () => {
  await expectTotals()
  // Values are summed up by product: of a shop they are counted.
  expect(await totalOf('/api/vendors/shop/reviews?stars=5&value=red')).toBe(8)
  expect(await totalOf('/api/vendors/shop/reviews?value=red')).toBe(24)
})

it('says it also of reviews from before it was summed up, and sums them up while others write', async () => {
  const { services } = haat
  await services.db.execute(sql`delete from review_sums where name like 'filters:%'`)
  await services.db.execute(
    sql`insert into unfilled_review_sums values ('product', ${productId}), ('vendor', ${vendorId})`,
  )
  await expectTotals()
  const late: Said = {
    stars: 5,
    text: 'Late',
    language: 'ne',
    hasPhotos: false,
    hasReply: false,
    valueKey: 'red',
  }
  const write = () => {
    const { hasPhotos: _photos, hasReply: _reply, ...review } = late
    said.push(late)
    return makeReview(services, { vendorId, productId, ...review })
  }
  await write()
  await expectTotals()
  await Promise.all([fillReviewSums(services), fillReviewSums(services), write(), write(), write()])
  const { rows } = await services.db.execute(sql`select from unfilled_review_sums`)
  expect(rows).toEqual([])
  await expectTotals()
  await expectInvariants(services.db)
})
