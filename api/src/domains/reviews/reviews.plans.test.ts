import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import {
  buildPlannedApp,
  indexesOf,
  readWhole,
  type Plan,
  type PlannedApp,
} from '../../../test/query-plans.ts'
import { inviteReviewers } from './invitations/invite-reviewers.service.ts'
import { flagDevice } from './own/flag-device.service.ts'
import { removeUnusedPhotos } from './photos/review-photos.service.ts'

const size = 30_000
const grown = [
  'reviews',
  'review_photos',
  'review_votes',
  'review_sums',
  'parcels',
  'order_lines',
  'parcel_events',
  'orders',
  'notifications',
]

/** Shops and goods are few here. */
const readWholly = (plans: Plan[]) => readWhole(plans, grown).filter((table) => grown.includes(table))

let planned: PlannedApp
let person: Record<string, string>
let product: string
let bigId: number
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: categoryId } = await makeCategory(services)
  const shops: number[] = []
  for (let at = 0; at < 5; at += 1)
    shops.push((await makeVendor(services, { slug: at === 0 ? 'big' : `shop-${at}` })).id)
  const made: number[] = []
  for (let at = 0; at < 100; at += 1) {
    const { number, id } = await makeProduct(services, {
      vendorId: shops[at % 5]!,
      categoryId,
      slug: 'thing',
    })
    made.push(number)
    product ??= id
  }
  const { user, token } = await makeToken(services, 'shopper')
  person = bearer(token)
  bigId = shops[0]!
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [bigId, user.id],
  )
  await pool.query('update users set email_verified = true where id = $1', [user.id])
  // Nothing is summed up: what is read whole depends on the rows alone.
  for (const table of ['reviews', 'review_votes'])
    await pool.query(`alter table ${table} disable trigger user`)
  // Every twelfth review is of one product, a tenth has photos, and nearly all have an author.
  for (let from = 0; from < size; from += 5000) {
    await pool.query(
      `insert into reviews (vendor_id, product_id, user_id, author, place, stars, text, language, state, parcel_id, bought_on,
         photo_count, helpful_count, device, reply, replied_at, reply_state, created_at)
       select p.vendor_id, p.id, case when n % 400 = 7 then null else md5(n::text)::uuid end, 'Anjali S.', '{"en":"","ne":""}',
         1 + n % 5, 'Good', case when n % 3 = 0 then 'ne' else 'en' end, case when n % 50 = 0 then 'removed' else 'published' end,
         n, '2026-10-01', case when n % 10 = 0 then 2 else 0 end, n % 40, 'device ' || n % 9000,
         case when n % 9 = 0 then 'Thank you' end, case when n % 9 = 0 then now() end, case when n % 9 = 0 then 'published' end, now() - n * interval '1 minute'
       from generate_series($2::int + 1, $2::int + 5000) n
       join products p on p.id = ($1::bigint[])[case when n % 12 = 0 then 1 else 1 + n % 100 end]`,
      [made, from],
    )
  }
  await pool.query(`insert into review_sums (kind, subject_id, name, count, sum)
    select kind, n, name, 1, 1 from generate_series(1, 5000) n, unnest('{product,vendor}'::text[]) kind, unnest('{photos,reply}'::text[]) name`)
  await pool.query(`insert into review_photos (id, user_id, review_id, position, picture_id)
    select gen_random_uuid(), user_id, id, at, 'none' from reviews, generate_series(0, 1) at where photo_count > 0`)
  await pool.query(
    `insert into review_votes (review_id, user_id, device)
    select id, case when id % 500 = 0 then $1::uuid else md5(id::text)::uuid end, 'device ' || id % 9000 from reviews`,
    [user.id],
  )
  await pool.query(
    `insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed)
    select n, case when n % 1000 = 0 then $1::uuid else md5((n % 50)::text)::uuid end, 'cod', 100, 0, 0, 100, 'kathmandu', ''
    from generate_series(1, 20000) n`,
    [user.id],
  )
  await pool.query(
    `insert into parcels (id, order_id, vendor_id, user_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
      discount_payer, commission_paisa, due_from, due_to, state_at)
    select o.id, o.id, ($1::bigint[])[1 + o.id % 5], o.user_id, 'delivered', 100, 0, 0, 100, 'haat', 0, '2026-10-01', '2026-10-02',
      now() - o.id * interval '10 minutes' from orders o`,
    [shops],
  )
  await pool.query(`insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity, return_days, commission_rate)
    select p.id, v.id, p.vendor_id, 'thing', '{}', '[]', '{}', 'x', 100, 1, 7, 0
    from parcels p join lateral (select id from product_variants v where v.vendor_id = p.vendor_id offset p.id % 20 limit 1) v on true`)
  await pool.query(
    `insert into parcel_events (parcel_id, position, state, at, actor) select id, 1, 'delivered', state_at, 'staff' from parcels`,
  )
  await pool.query('vacuum analyze')
})
afterAll(() => planned.close())

const deep = '?pageIndex=120&pageSize=20'
const filters = [
  '',
  deep,
  '?stars=5',
  '?stars=1,2&sortField=createdAt',
  '?withPhotos=yes',
  '?withReply=yes',
  '?language=ne',
  '?sortField=stars&sortOrder=asc',
  '?stars=4&withPhotos=yes&language=en',
]

describe(`among ${size.toLocaleString('en')} reviews nothing is read from one end to the other for`, () => {
  it.each([...filters, '/summary'])('a product: %s', async (query) => {
    expect(readWholly(await planned.plansOf(`/api/products/${product}/reviews${query}`))).toEqual([])
  })
  it.each([...filters, '/summary'])('a shop: %s', async (query) => {
    expect(readWholly(await planned.plansOf(`/api/vendors/big/reviews${query}`))).toEqual([])
  })
  it('a shop with replies: along an index of its own, and not of all replies there are', async () => {
    const query = '?withReply=yes&stars=4,5&language=ne&sortField=createdAt'
    const plans = await planned.plansOf(`/api/vendors/big/reviews${query}`)
    expect(readWholly(plans)).toEqual([])
    expect(indexesOf(plans)).toContain('reviews_of_vendor_reply')
    expect(indexesOf(plans)).not.toContain('reviews_of_product_reply')
  })
  it.each(['', '/to-write', '/shop/big'])('what somebody wrote: %s', async (path) => {
    expect(readWholly(await planned.plansOf(`/api/own-reviews${path}`, person))).toEqual([])
  })
  it('what somebody may say about a product', async () => {
    const plans = await planned.plansOf(`/api/own-reviews/product/${product}`, person)
    expect(readWholly(plans)).toEqual([])
    // Beginning with the person, and not with all that was ever sold of the product.
    expect(indexesOf(plans)).toContain('parcels_user')
    expect(indexesOf(plans)).not.toContain('order_lines_variant')
  })
  it.each(['', '?view=all&period=days90'])('a shop as its members see it: %s', async (query) => {
    expect(
      readWholly(await planned.plansOf(`/api/vendor/shops/big-${bigId}/reviews${query}`, person)),
    ).toEqual([])
  })
  it('who else wrote from a device', async () => {
    const { services } = planned.haat
    const plans = await planned.plansOfWork(() =>
      flagDevice(services, { device: 'device 7', vendorId: bigId }),
    )
    expect(readWholly(plans)).toEqual([])
    expect(indexesOf(plans)).toContain('reviews_device')
  })
  it('the jobs', async () => {
    const { haat } = planned
    const statements = await planned.statementsOf(async () => {
      await removeUnusedPhotos(haat.services)
      await inviteReviewers(haat.services, haat.app.log, new Date('2026-01-01T10:00:00+05:45'))
    })
    expect(statements.length).toBeGreaterThan(1)
  })
})
