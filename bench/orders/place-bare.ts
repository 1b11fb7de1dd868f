import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { chosen, type Crowd } from './crowd.ts'

const tables = `
  create table if not exists bare_stock (variant_id bigint primary key, stock int not null check (stock >= 0))
    with (fillfactor = 70);
  create table if not exists bare_orders (id bigint generated always as identity primary key, user_id uuid not null,
    items jsonb not null, placed_at timestamptz not null default now())`

/** Goods taken in the order of their numbers and one row for the order, all in one statement: what cannot be left out. */
const statement = {
  name: 'bare',
  text: `
  with want as materialized (select * from unnest($1::bigint[], $2::int[]) w (variant_id, qty)),
    locked as materialized (
      select s.variant_id from bare_stock s where s.variant_id = any($1) order by s.variant_id for update),
    taken as (
      update bare_stock s set stock = s.stock - w.qty from want w
      where s.variant_id = w.variant_id and s.stock >= w.qty and (select count(*) from locked) > 0
      returning s.variant_id, w.qty)
  insert into bare_orders (user_id, items)
  select $3::uuid, jsonb_agg(jsonb_build_array(variant_id, qty)) from taken
  having count(*) = cardinality($1::bigint[])`,
}

/** The same choices by as many at once, without a shop around it. */
export async function placeBare(url: string, { shoppers, variantIds }: Crowd, clients: number) {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  await pool.query(tables)
  await pool.query(
    'insert into bare_stock select unnest($1::bigint[]), 1000000 on conflict (variant_id) do nothing',
    [variantIds],
  )
  await Promise.all(Array.from({ length: clients }, () => pool.query('select pg_sleep(0.05)')))
  let at = 0
  const work = async () => {
    while (at < shoppers.length) {
      const ids = [...new Set(chosen(variantIds, at))]
      const { userId } = shoppers[at]!
      at += 1
      await pool.query({ ...statement, values: [ids, ids.map(() => 1), userId] })
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: clients }, work))
  const seconds = (performance.now() - startedAt) / 1000
  await pool.end()
  return shoppers.length / seconds
}
