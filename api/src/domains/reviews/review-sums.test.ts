import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeService, makeVendor } from '../../../test/catalogue-factories.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { makeReview } from '../../../test/review-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'

let haat: TestApp
let vendorId: number
let productId: number
let otherId: number
let serviceId: number

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  vendorId = (await makeVendor(services)).id
  const { id: categoryId } = await makeCategory(services)
  productId = (await makeProduct(services, { vendorId, categoryId })).number
  otherId = (await makeProduct(services, { vendorId, categoryId, slug: 'other' })).number
  serviceId = numberOfPublicId(await makeService(services, { vendorId, categoryId }))!
  // What the factories made is counted for the invariants of shops and categories.
  await services.db.execute(sql`update vendors set product_count = 2, service_count = 1`)
  await services.db.execute(sql`update categories set item_count = 3`)
})
afterAll(() => haat.close())

const run = (statement: SQL) => haat.services.db.execute(statement)
const of = async (table: 'products' | 'vendors' | 'services', id: number) =>
  (
    await run(
      sql`select rating, rating_count as count, rating_counts as counts from ${sql.identifier(table)} where id = ${id}`,
    )
  ).rows[0]
const sums = async (kind: string, id: number) =>
  Object.fromEntries(
    (
      await run(sql`select name, count, sum from review_sums
        where kind = ${kind} and subject_id = ${id} and (count, sum) <> (0, 0) and name not like 'filters:%' order by name`)
    ).rows.map(({ name, count, sum }) => [name, [count, sum]]),
  )
const hold = () => expectInvariants(haat.services.db)

it('adds up the stars of published reviews alone', async () => {
  const { services } = haat
  await makeReview(services, { vendorId, productId, stars: 5 })
  await makeReview(services, { vendorId, productId, stars: 2, text: '', language: 'ne' })
  await makeReview(services, { vendorId, productId: otherId, stars: 4 })
  await makeReview(services, { vendorId, serviceId, stars: 3, parcelId: null })
  await makeReview(services, { vendorId, stars: 1, aspects: { onTime: 2, asDescribed: 4 } })
  for (const state of ['held', 'removed', 'withdrawn', 'legacy'] as const) {
    await makeReview(services, { vendorId, productId, stars: 1, state, helpfulCount: 0 })
  }
  expect(await of('products', productId)).toEqual({ rating: 350, count: 2, counts: [0, 1, 0, 0, 1] })
  expect(await of('services', serviceId)).toEqual({ rating: 300, count: 1, counts: [0, 0, 1, 0, 0] })
  expect(await of('vendors', vendorId)).toEqual({ rating: 300, count: 5, counts: [1, 1, 1, 1, 1] })
  expect(await sums('product', productId)).toEqual({ 'language:en': [1, 1] })
  expect(await sums('vendor', vendorId)).toMatchObject({
    'aspect:asDescribed': [1, 4],
    'aspect:onTime': [1, 2],
    'language:en': [4, 4],
  })
  await hold()
})

it('follows every change of a review, and its end', async () => {
  const aspects = { warmth: 4, colour: 5 }
  const id = await makeReview(haat.services, {
    vendorId,
    productId: otherId,
    stars: 1,
    aspects,
    valueKey: 'red',
  })
  const change = async (values: SQL) => {
    await run(sql`update reviews set ${values} where id = ${id}`)
    await hold()
  }
  await change(sql`stars = 5`)
  expect(await of('products', otherId)).toEqual({ rating: 450, count: 2, counts: [0, 0, 0, 1, 1] })
  await change(sql`aspects = '{"warmth": 2}', value_key = 'blue'`)
  expect(await sums('product', otherId)).toEqual({
    'aspect:warmth': [1, 2],
    'language:en': [2, 2],
    'value:blue': [1, 1],
  })
  await run(sql`insert into review_photos (id, user_id, review_id, picture_id)
    select gen_random_uuid(), user_id, id, 'x' from reviews, generate_series(1, 3) where id = ${id}`)
  await change(sql`photo_count = 3`)
  await change(sql`reply = 'Thank you', replied_at = now(), reply_state = 'held'`)
  expect(await sums('product', otherId)).not.toHaveProperty('reply')
  await change(sql`reply_state = 'published'`)
  expect(await sums('product', otherId)).toMatchObject({ reply: [1, 1], photos: [1, 3] })
  await change(sql`text = 'तातो', language = 'ne'`)
  await change(sql`product_id = ${productId}`)
  await change(sql`state = 'removed'`)
  expect((await of('products', productId))!['count']).toBe(2)
  await change(sql`state = 'published'`)
  await change(sql`state = 'withdrawn', text = '', aspects = '{}'`)
  await change(sql`state = 'published', stars = 3`)
  await run(sql`delete from review_photos where review_id = ${id}`)
  await run(sql`delete from reviews where id = ${id}`)
  await hold()
  expect(await sums('product', otherId)).toEqual({ 'language:en': [1, 1] })
  // Of several at once, of several things.
  await run(sql`update reviews set stars = 6 - stars where state <> 'legacy'`)
  await hold()
})

it('counts votes, those that are taken back, and those that come twice', async () => {
  const id = await makeReview(haat.services, { vendorId, productId, helpfulCount: 2 })
  const person = randomUUID()
  const vote = sql`insert into review_votes (review_id, user_id) values (${id}, ${person}) on conflict do nothing`
  for (const statement of [vote, vote, vote]) await run(statement)
  const helpful = async () =>
    (await run(sql`select helpful_count from reviews where id = ${id}`)).rows[0]!['helpful_count']
  expect(await helpful()).toBe(3)
  await run(sql`delete from review_votes where user_id = ${person}`)
  await run(sql`delete from review_votes where user_id = ${person}`)
  expect(await helpful()).toBe(2)
  await hold()
})

it('counts answers, the votes on them, and the questions that everybody sees', async () => {
  const { rows } = await run(sql`insert into questions (vendor_id, product_id, author, question, state)
    values (${vendorId}, ${productId}, 'Anjali', 'Is it warm?', 'published') returning id`)
  const question = Number(rows[0]!['id'])
  const shown = async () =>
    (await run(sql`select question_count as n from products where id = ${productId}`)).rows[0]!['n']
  const answer = sql`insert into answers (question_id, by, vendor_id, author, text, language, state)
    values (${question}, 'shop', ${vendorId}, '', 'Yes', 'en', 'published') returning id`
  const shopAnswer = Number((await run(answer)).rows[0]!['id'])
  await run(sql`insert into answers (question_id, by, user_id, author, text, language, state)
    values (${question}, 'buyer', gen_random_uuid(), 'Gita', 'No', 'en', 'held')`)
  expect(await shown()).toBe(1)
  await hold()
  for (const state of ['removed', 'published']) {
    await run(sql`update answers set state = ${state} where question_id = ${question}`)
    await hold()
  }
  await run(sql`insert into answer_votes (answer_id, user_id)
    select ${shopAnswer}, gen_random_uuid() from generate_series(1, 4)`)
  await run(sql`delete from answer_votes where user_id in (select user_id from answer_votes limit 1)`)
  await hold()
  await run(sql`update questions set state = 'removed' where id = ${question}`)
  expect(await shown()).toBe(0)
  await hold()
})

it('loses nothing when many write and vote at once', async () => {
  const { services } = haat
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      makeReview(services, {
        vendorId,
        productId: at % 2 ? productId : otherId,
        stars: 1 + (at % 5),
        aspects: { warmth: 1 + (at % 4) },
      }),
    ),
  )
  await Promise.all(
    ids.flatMap((id, at) => [
      run(sql`update reviews set stars = ${1 + ((at + 2) % 5)} where id = ${id}`),
      run(
        sql`insert into review_votes (review_id, user_id) select ${id}, gen_random_uuid() from generate_series(1, 3)`,
      ),
      run(at % 3 ? sql`update reviews set state = 'removed' where id = ${id}` : sql`select 1`),
    ]),
  )
  await hold()
})
