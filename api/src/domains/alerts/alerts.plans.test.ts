import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildPlannedApp, readWhole, type Plan, type PlannedApp } from '../../../test/query-plans.ts'
import { forgetOldAlerts } from './alerts.jobs.ts'
import { tellAlerts } from './tell-alerts.service.ts'

const size = 20_000
const big = ['stock_alerts', 'shop_follows', 'wishlist_items', 'notifications']

let planned: PlannedApp
let shopper: Record<string, string>
let product: { number: number; vendorId: number; variantId: number }
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  const { id: categoryId } = await makeCategory(services)
  const { number } = await makeProduct(services, { vendorId, categoryId, stockLeft: 0 })
  const { rows } = await pool.query('select id from product_variants where product_id = $1', [number])
  product = { number, vendorId, variantId: Number(rows[0].id) }
  // As many others as a shop that is not small, each a copy of the first.
  const copy = async (table: string, changed: Record<string, string>) => {
    const columns = await pool.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') names from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
      [table, Object.keys(changed)],
    )
    const { names } = columns.rows[0]!
    await pool.query(`insert into ${table} (${Object.keys(changed).join(', ')}, ${names})
      select ${Object.values(changed).join(', ')}, ${names} from (select * from ${table} limit 1) first, generate_series(1, 4000) n`)
  }
  await copy('vendors', { id: '5000 + n', slug: "'shop-' || n", pan_number: "'pan' || n" })
  await copy('products', { id: '10000 + n', vendor_id: '5000 + n' })
  await copy('product_variants', {
    id: '10000 + n',
    product_id: '10000 + n',
    vendor_id: '5000 + n',
    sku: "'S' || n",
  })
  await copy('stock', { variant_id: '10000 + n', vendor_id: '5000 + n' })
  const somebody = await makeToken(services, 'shopper')
  shopper = bearer(somebody.token)
  const person = `case when n % 5000 = 0 then '${somebody.user.id}'::uuid else md5((n % 9000)::text)::uuid end`
  await pool.query(`insert into stock_alerts (user_id, variant_id, product_id, vendor_id)
    select ${person}, 10000 + n, 10001 + n / 5, 5001 + n % 400 from generate_series(1, ${size}) n`)
  await pool.query(`insert into shop_follows (user_id, vendor_id)
    select ${person}, 5001 + n % 3900 from generate_series(1, ${size}) n on conflict do nothing`)
  await pool.query(`insert into wishlist_items (user_id, product_id, saved_price)
    select ${person}, 10000 + n, 50000 from generate_series(1, ${size}) n`)
  await pool.query(
    `insert into stock_alerts (user_id, variant_id, product_id, vendor_id)
     select md5(n::text)::uuid, $1, $2, $3 from generate_series(1, 40) n`,
    [product.variantId, number, vendorId],
  )
  await pool.query(
    'insert into wishlist_items (user_id, product_id, saved_price) select md5(n::text)::uuid, $1, 900000 from generate_series(1, 40) n',
    [number],
  )
  await pool.query(
    'insert into shop_follows (user_id, vendor_id) select md5(n::text)::uuid, $1 from generate_series(1, 40) n',
    [vendorId],
  )
  await pool.query('vacuum analyze')
}, 120_000)
afterAll(() => planned.close())

/** The plans of what the database itself does within its triggers and our statements, by its own log of plans. */
async function plansWithin(work: () => Promise<unknown>): Promise<Plan[]> {
  const { pool } = planned.haat.database
  const scans = `select relname as "Relation Name", seq_scan::int as n from pg_stat_user_tables where relname = any($1)`
  const count = async () => {
    await pool.query('select pg_stat_clear_snapshot()')
    await pool.query('select pg_stat_force_next_flush()')
    return (
      await pool.query<{ 'Relation Name': string; n: number }>(scans, [
        [...big, 'products', 'product_variants', 'stock'],
      ])
    ).rows
  }
  const before = new Map((await count()).map((row) => [row['Relation Name'], row.n]))
  await work()
  const after = await count()
  return after
    .filter((row) => row.n > before.get(row['Relation Name'])!)
    .map((row) => ({ 'Node Type': 'Seq Scan', 'Relation Name': row['Relation Name'], 'Plan Rows': row.n }))
}

describe(`among ${size.toLocaleString('en')} alerts, follows and saved things nothing is read from one end to the other`, () => {
  it.each(['/alerts', '/alerts/list', '/vendors/big'])('for %s', async (path) => {
    expect(readWhole(await planned.plansOf(`/api${path}`, shopper), big)).toEqual([])
  })

  it('when stock or a price changes, and when a shop comes back', async () => {
    const { pool } = planned.haat.database
    const plans = await plansWithin(async () => {
      await pool.query('update stock set on_hand = 7 where variant_id = $1', [product.variantId])
      await pool.query(
        'update products set price = 500000, is_in_stock = true, stock_left = 7 where id = $1',
        [product.number],
      )
      await pool.query('update products set is_on_sale = false where id = $1', [product.number])
      await pool.query('update products set is_on_sale = true where id = $1', [product.number])
    })
    expect(readWhole(plans, big)).toEqual([])
    const { rows } = await pool.query('select kind from alert_queue order by id')
    expect(rows.map(({ kind }) => kind)).toEqual(['variant', 'price', 'price', 'product'])
  })

  it('when people are told, and when old alerts are deleted', async () => {
    const { services, app, database } = planned.haat
    await database.pool.query(
      `insert into new_things (kind, item_id, vendor_id) values ('product', $1, $2)`,
      [product.number, product.vendorId],
    )
    await database.pool.query(`insert into alert_queue (kind, subject_id) values ('news', $1)`, [
      product.vendorId,
    ])
    const plans = await plansWithin(async () => {
      await tellAlerts(services, app.log)
      await forgetOldAlerts(services)
    })
    expect(readWhole(plans, big)).toEqual([])
    expect((await database.pool.query('select from alert_queue')).rowCount).toBe(0)
    expect(
      (await database.pool.query('select from stock_alerts where variant_id = $1', [product.variantId]))
        .rowCount,
    ).toBe(0)
  })
})
