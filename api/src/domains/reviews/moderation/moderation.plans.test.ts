import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct } from '../../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../../test/query-plans.ts'
import { makeShop } from '../../../../test/shop-people.ts'

const grown = [
  'reviews',
  'review_photos',
  'review_votes',
  'reports',
  'moderation_cases',
  'questions',
  'answers',
]

let planned: PlannedApp
let staff: Record<string, string>
let shop: Awaited<ReturnType<typeof openShop>>
const openShop = () => makeShop(planned.haat, ['owner'])

beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  staff = bearer((await makeToken(services, 'staff', { rights: ['catalogue'] })).token)
  shop = await openShop()
  const other = await openShop()
  const { id: categoryId } = await makeCategory(services)
  const { number } = await makeProduct(services, { vendorId: other.vendorId, categoryId })
  for (const table of ['reviews', 'review_votes', 'questions', 'answers'])
    await pool.query(`alter table ${table} disable trigger user`)
  // One review in a hundred is of the shop, and one in two has come to the desk.
  await pool.query(
    `insert into reviews (vendor_id, product_id, user_id, author, place, stars, text, language, state, parcel_id, bought_on,
       reply, replied_at, reply_state, device, created_at)
     select case when n % 100 = 0 then $1::bigint else $2::bigint end, $3, md5(n::text)::uuid, 'Anjali S.', '{"en":"","ne":""}', 1 + n % 5, 'Good',
       'en', 'published', n, '2026-10-01', case when n % 300 > 0 then 'Thanks' end, case when n % 300 > 0 then now() end,
       case when n % 300 > 0 then 'published' end, 'device ' || n % 9000, now() - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    [shop.vendorId, other.vendorId, number],
  )
  await pool.query(`insert into review_votes (review_id, user_id, device)
    select id, md5(id::text)::uuid, 'device ' || id % 9000 from reviews`)
  await pool.query(
    `insert into review_photos (id, review_id, picture_id) select gen_random_uuid(), id, 'none' from reviews`,
  )
  await pool.query(
    `insert into questions (vendor_id, product_id, author, question, state)
     select $1, $2, 'Maya', 'Is it warm?', 'published' from generate_series(1, 5000)`,
    [other.vendorId, number],
  )
  await pool.query(`insert into answers (question_id, by, vendor_id, author, text, language, state)
    select id, 'shop', vendor_id, '', 'Yes', 'en', 'published' from questions`)
  await pool.query(`insert into moderation_cases (kind, subject_id, reasons, opened_at, decision, decided_at)
    select 'review', id, '["report"]', now() - id * interval '1 minute', case when id % 200 > 0 then 'kept' end,
      case when id % 200 > 0 then now() - id * interval '1 second' end from reviews where id % 2 = 0`)
  await pool.query(`insert into reports (kind, subject_id, user_id, reason)
    select 'review', id, md5(id::text)::uuid, 'insult' from reviews`)
  await pool.query('analyze')
})
afterAll(() => planned.close())

const readWholly = async (url: string, headers: Record<string, string>) =>
  readWhole(await planned.plansOf(url, headers), grown).filter((table) => grown.includes(table))

it('what waits for staff, what was decided, and one case are found by indexes', async () => {
  const { rows } = await planned.haat.database.pool.query(
    'select id from moderation_cases where decided_at is null limit 1',
  )
  for (const path of ['', '?view=closed', '?kind=review&reason=report', `/${rows[0].id}`])
    expect(await readWholly(`/api/staff/moderation${path}`, staff), path).toEqual([])
})

it('the reviews of a shop are found by indexes, whatever is chosen', async () => {
  for (const query of ['', '?view=answered', '?view=all&stars=2'])
    expect(await readWholly(`/api${shop.path}/reviews${query}`, shop.owner.headers), query).toEqual([])
})
