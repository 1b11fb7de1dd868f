import type pg from 'pg'
import { copyRows, forgetNumbers, highestId } from '../scale/copy-rows.ts'
import { dropIndexes } from '../scale/indexes.ts'
import { sumUpReviews } from '../scale/load-reviews.ts'

/** Far above the products of the demo. */
export const firstProduct = 5_000_000

export interface ReviewSizes {
  products: number
  /** How many reviews each product has, and how many the first one. */
  each: number
  ofFirst: number
}

/**
 * So many products with so many reviews each, as a shop has them after years: every tenth with photos, every third in Nepali, some
 * with a reply. Sums are filled in afterwards, as the triggers would have added them up.
 */
export async function fillReviews(
  client: pg.Client,
  { products, each, ofFirst }: ReviewSizes,
): Promise<number> {
  const templates = await client.query<{ id: number }>('select id::int from products order by id limit 500')
  const ids = Array.from({ length: products }, (_, at) => firstProduct + at)
  const templateOf = (at: number) => templates.rows[at % templates.rows.length]!.id
  await client.query('set session_replication_role = replica')
  await copyRows(
    client,
    'products',
    ids.map((_, at) => templateOf(at)),
    { id: ids, slug: ids.map((id) => `reviewed-${id}`) },
  )
  const last = await highestId(client, 'reviews')
  const remakeIndexes = await dropIndexes(client, ['reviews', 'review_photos'])
  await client.query(
    `insert into reviews (id, vendor_id, product_id, user_id, author, place, stars, text, language, aspects, state, parcel_id, bought_on,
       photo_count, helpful_count, reply, replied_at, reply_state, created_at)
     select $1::bigint + row_number() over (), p.vendor_id, p.id, md5(p.id || ' ' || k)::uuid, 'Anjali S.', '{"en":"Kathmandu","ne":"काठमाडौं"}',
       case k % 20 when 0 then 1 when 1 then 2 when 2 then 3 when 3 then 4 when 4 then 4 else 5 end,
       case when k % 5 = 0 then '' else 'It is as it was described and came in time; I would buy it again. ' || k end,
       case when k % 3 = 0 then 'ne' else 'en' end, '{"quality": 4}', 'published', 1, '2026-05-01',
       case when k % 10 = 0 then 2 else 0 end, (k * 7919) % 60,
       case when k % 9 = 0 then 'Thank you for your words.' end, case when k % 9 = 0 then now() end, case when k % 9 = 0 then 'published' end,
       now() - ((k * 104729) % 500000) * interval '1 minute'
     from products p cross join lateral generate_series(1, case when p.id = ${firstProduct} then $3::int else $2::int end) k
     where p.id >= ${firstProduct}`,
    [last, each, ofFirst],
  )
  await client.query(
    `insert into review_photos (id, user_id, review_id, position, picture_id)
     select gen_random_uuid(), r.user_id, r.id, at, i.id
     from reviews r, generate_series(0, 1) at, (select id from pictures order by id limit 1) i
     where r.id > $1 and r.photo_count > 0`,
    [last],
  )
  await remakeIndexes()
  await sumUpReviews(client)
  await client.query(
    `update products p set rating_count = r.n, rating_counts = r.counts, rating = rating_of(r.counts) from (
       select product_id, count(*)::integer as n, array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
         count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::integer[] as counts
       from reviews where state = 'published' group by product_id) r where r.product_id = p.id`,
  )
  await client.query('set session_replication_role = origin')
  for (const table of ['reviews', 'products']) await forgetNumbers(client, table)
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int n from reviews where state = 'published'`,
  )
  return rows[0]!.n
}

/** Parcels that came last week: each of these people has one of each of so many products of the demo. */
export async function fillPurchases(
  client: pg.Client,
  userIds: string[],
  products: number,
): Promise<string[]> {
  const lastOrder = await highestId(client, 'orders')
  const lastParcel = await highestId(client, 'parcels')
  await client.query('set session_replication_role = replica')
  await client.query(
    `create temp table bought as
     select row_number() over () as n, u.id as user_id, p.* from unnest($1::uuid[]) u(id) cross join (
       select p.id as product_id, p.slug, p.vendor_id, p.title, p.title_ne, p.pictures -> 0 as picture, min(v.id) as variant_id
       from products p join product_variants v on v.product_id = p.id and not v.is_removed
       where p.id < ${firstProduct} and p.is_on_sale
         and p.vendor_id not in (select vendor_id from vendor_suspensions where ended_at is null)
       group by p.id order by p.id limit $2) p`,
    [userIds, products],
  )
  await client.query(
    `insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed)
     select $1::bigint + n, user_id, 'cod', 50000, 0, 0, 50000, 'kathmandu', '' from bought`,
    [lastOrder],
  )
  await client.query(
    `insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
       discount_payer, commission_paisa, due_from, due_to, state_at)
     select $2::bigint + n, $1::bigint + n, user_id, vendor_id, 'delivered', 50000, 0, 0, 50000, 'haat', 0, current_date, current_date,
       now() - interval '7 days' from bought`,
    [lastOrder, lastParcel],
  )
  await client.query(
    `insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
       return_days, commission_rate)
     select $1::bigint + n, variant_id, vendor_id, slug || '-' || product_id, jsonb_build_object('en', title, 'ne', title_ne), '[]',
       picture, 'SKU', 50000, 1, 7, 800 from bought`,
    [lastParcel],
  )
  await client.query(
    `insert into parcel_events (parcel_id, position, state, at, actor)
     select $1::bigint + n, 1, 'delivered', now() - interval '7 days', 'courier' from bought`,
    [lastParcel],
  )
  await client.query('set session_replication_role = origin')
  for (const table of ['orders', 'parcels']) await forgetNumbers(client, table)
  const { rows } = await client.query<{ id: string }>(
    `select distinct slug || '-' || product_id as id from bought order by 1`,
  )
  await client.query('drop table bought')
  return rows.map(({ id }) => id)
}
