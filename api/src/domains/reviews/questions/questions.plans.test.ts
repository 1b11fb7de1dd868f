import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../../test/query-plans.ts'

const size = 40_000
/** The one shop and its product are read as they are; these grow. */
const tables = ['questions', 'answers', 'answer_votes']
const read = (plans: Parameters<typeof readWhole>[0]) =>
  readWhole(plans, tables).filter((table) => tables.includes(table))

let planned: PlannedApp
let member: Record<string, string>
let shopId: string
let productId: string
let questionId: string
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  shopId = `big-${vendorId}`
  const { id: categoryId } = await makeCategory(services)
  const product = await makeProduct(services, { vendorId, categoryId })
  productId = product.id
  const owner = await makeToken(services, 'vendor')
  member = bearer(owner.token)
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, owner.user.id],
  )
  // A few hundred are of this product, and some of this person.
  const { rows } = await pool.query<{ id: string }>(
    `insert into questions (vendor_id, product_id, user_id, author, question, state, created_at, shop_answered_at, answer_count)
     select case when n % 100 = 0 then $1::bigint else 900000 + n % 400 end,
       case when n % 100 = 0 or n % 1000 = 7 then $2::bigint else 900000 + n % 4000 end,
       case when n % 1000 = 7 then $3::uuid else md5((n % 5000)::text)::uuid end, 'Asha T.', 'Is it warm? ' || n, 'published',
       now() - n * interval '1 minute', case when n % 3 > 0 then now() end, (n % 3 > 0)::int
     from generate_series(1, ${size}) n returning id`,
    [vendorId, product.number, owner.user.id],
  )
  questionId = rows[6]!.id
  // The counts are there already, and counting each answer takes long.
  await pool.query('alter table answers disable trigger answers_counted')
  await pool.query(
    `insert into answers (question_id, by, vendor_id, author, text, language, state)
     select id, 'shop', vendor_id, '', 'Yes.', 'en', 'published' from questions where shop_answered_at is not null`,
  )
  await pool.query(
    `insert into answer_votes (answer_id, user_id) select id, md5((id % 900)::text)::uuid from answers where id % 4 = 0`,
  )
  await pool.query('vacuum analyze')
})
afterAll(() => planned.close())

describe(`among ${size.toLocaleString('en')} questions nothing is read from one end to the other for`, () => {
  it.each(['', '?searchTerm=warm'])('the questions of a product%s', async (query) => {
    const plans = await planned.plansOf(`/api/products/${productId}/questions${query}`)
    expect(read(plans)).toEqual([])
  })
  it.each(['', '?view=answered', '?view=all', '?cursor=1763000000000000.30000'])(
    'a shop%s',
    async (query) => {
      const plans = await planned.plansOf(`/api/vendor/shops/${shopId}/questions${query}`, member)
      expect(read(plans)).toEqual([])
    },
  )
  it('somebody who asked', async () => {
    for (const path of [
      '/own-questions',
      '/own-questions/to-answer',
      `/own-questions/product/${productId}`,
      `/questions/${questionId}`,
    ]) {
      const plans = await planned.plansOf(`/api${path}`, member)
      expect(read(plans)).toEqual([])
    }
  })
})
