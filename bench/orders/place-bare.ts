import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { chosen, type Crowd } from './crowd.ts'

/** With the columns, indexes and checks of the real tables, without foreign keys and triggers. */
const tables = `
  create table if not exists bare_stock (like stock including all);
  create table if not exists bare_orders (like orders including all);
  create table if not exists bare_parcels (like parcels including all);
  create table if not exists bare_lines (like order_lines including all);
  create table if not exists bare_notes (id bigint generated always as identity primary key, user_id uuid not null,
    items jsonb not null, placed_at timestamptz not null default now())`

/** Stock is taken in the order of the ids, so that no deadlock can occur. */
const goods = `
    locked as materialized (
      select variant_id from bare_stock where variant_id = any($1) order by variant_id for update),
    taken as (
      update bare_stock s set allocated = s.allocated + 1 where s.variant_id = any($1)
        and s.on_hand - s.reserved - s.allocated > 0 and (select count(*) from locked) > 0
      returning s.variant_id)`

const statements = {
  /** Stock, order, parcels and lines in one statement: an order without a shop around it. */
  order: `
  with want as materialized (
      select v.id, v.vendor_id, v.product_id, v.sku, v.price, p.title, p.title_ne, p.pictures -> 0 picture
      from product_variants v join products p on p.id = v.product_id where v.id = any($1)),
    o as (
      insert into bare_orders (user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district,
        address_sealed)
      select $2::uuid, 'cod', sum(price), 0, 0, sum(price), 'kathmandu', repeat('x', 200) from want
      returning id, user_id),
    sent as (
      insert into bare_parcels (order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa,
        total_paisa, discount_payer, commission_paisa, due_from, due_to)
      select o.id, o.user_id, w.vendor_id, 'placed', sum(price), 0, 0, sum(price), 'haat', 0, current_date, current_date
      from o, want w group by o.id, o.user_id, w.vendor_id returning id, vendor_id),
    lines as (
      insert into bare_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa,
        quantity, return_days, commission_rate)
      select s.id, w.id, w.vendor_id, w.product_id, jsonb_build_object('en', w.title, 'ne', w.title_ne), '[]', w.picture,
        w.sku, w.price, 1, 7, 1000 from sent s join want w on w.vendor_id = s.vendor_id),
    ${goods}
  select count(*) from taken`,
  /** One row for the whole order: the least that can be written. */
  note: `
  with ${goods}
  insert into bare_notes (user_id, items) select $2::uuid, jsonb_agg(variant_id) from taken
  having count(*) = cardinality($1::bigint[])`,
}
export type Bare = keyof typeof statements

/** One session per client, kept open, so that the plans are made in the warm-up round. */
export async function openBare(url: string, { shoppers, variantIds }: Crowd, clients: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: clients,
    min: clients,
    idleTimeoutMillis: 0,
    options: '-c plan_cache_mode=force_generic_plan',
  })
  await pool.query(tables)
  await pool.query(
    `insert into bare_stock (variant_id, vendor_id, on_hand) select id, vendor_id, 1000000 from product_variants
     where id = any($1)`,
    [variantIds],
  )
  await Promise.all(Array.from({ length: clients }, () => pool.query('select pg_sleep(0.05)')))

  /** Places the same orders with as many clients at once; returns the orders per second. */
  async function place(kind: Bare): Promise<number> {
    let at = 0
    const work = async () => {
      while (at < shoppers.length) {
        const ids = [...new Set(chosen(variantIds, at))]
        const { userId } = shoppers[at]!
        at += 1
        await pool.query({ name: kind, text: statements[kind], values: [ids, userId] })
      }
    }
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: clients }, work))
    return shoppers.length / ((performance.now() - startedAt) / 1000)
  }
  return { place, close: () => pool.end() }
}
