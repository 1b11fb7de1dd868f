import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { buildPlannedApp, indexesOf, plansIn, readWhole, type PlannedApp } from '../../../test/query-plans.ts'
import { recountFigures } from './figures.service.ts'

const orders = 30_000
const sold = ['orders', 'parcels', 'order_lines']
const grown = [...sold, 'product_pairs']

let planned: PlannedApp
let product: string
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services)
  const { id: categoryId } = await makeCategory(services)
  for (let at = 0; at < 30; at += 1) product = (await makeProduct(services, { vendorId, categoryId })).id
  // One order every twelve hours, for forty years; each holds two products, with titles and pictures as long as real ones.
  await pool.query(`insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed,
      placed_at)
    select n, md5(n::text)::uuid, 'cod', 100, 0, 0, 100, 'kathmandu', '', now() - n * interval '12 hours' from generate_series(1, ${orders}) n`)
  await pool.query(
    `insert into parcels (id, order_id, vendor_id, user_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
      discount_payer, commission_paisa, due_from, due_to, state_at)
    select id, id, $1, user_id, 'delivered', 100, 0, 0, 100, 'haat', 0, placed_at::date, placed_at::date, placed_at from orders`,
    [vendorId],
  )
  await pool.query(`insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
      return_days, commission_rate)
    select p.id, v.id, p.vendor_id, 'thing', json_build_object('en', repeat(md5(p.id::text), 12)), '[]', '{}', 'x', 100, 1, 7, 0
    from parcels p join product_variants v on v.product_id % 30 in (p.id % 30, (p.id + 1 + p.id / 30 % 3) % 30)`)
  await recountFigures(services)
  // So many others that no planner would read them all for a page.
  await pool.query(`insert into product_pairs (product_id, other_id, order_count)
    select 100000 + n / 10, 200000 + n % 10, 3 from generate_series(1, 20000) n`)
  await pool.query('vacuum analyze')
})
afterAll(() => planned.close())

it('a page finds what was bought together by one index', async () => {
  const url = `/api/products/${product}/related`
  const plans = await planned.plansOf(url)
  expect((await planned.haat.app.inject(url)).json().data.boughtTogether).toHaveLength(4)
  expect(readWhole(plans, grown).filter((table) => grown.includes(table))).toEqual([])
  expect(indexesOf(plans)).toContain('product_pairs_product_id_other_id_pk')
})

it('the job reads the lines of half a year only, in one statement, and keeps twelve of each product at most', async () => {
  const { pool } = planned.haat.database
  const statements = await planned.statementsOf(() => recountFigures(planned.haat.services))
  const ofPairs = statements.filter((text) => text.includes('product_pairs'))
  expect(ofPairs).toHaveLength(1)
  const { rows } = await pool.query(`explain (generic_plan, format json) ${ofPairs[0]}`)
  const plans = plansIn(rows[0]['QUERY PLAN'][0].Plan)
  expect(readWhole(plans, grown).filter((table) => sold.includes(table))).toEqual([])
  expect(indexesOf(plans)).toContain('parcels_time')
  const kept = await pool.query(
    'select count(*)::int n from product_pairs group by product_id order by n desc limit 1',
  )
  expect(kept.rows[0].n).toBeLessThanOrEqual(12)
})
