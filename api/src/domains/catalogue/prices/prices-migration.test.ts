import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const migration = new URL('../../../../migrations/0048_prices.sql', import.meta.url)

it('a shop from before keeps what is known of its prices, and every variant has a history that ends with its price', async () => {
  const { services, database } = haat
  const { id: vendorId } = await makeVendor(services)
  const { id: categoryId } = await makeCategory(services)
  const sizes = ['s', 'm'].map((size, at) => ({
    values: [size],
    onHand: 1,
    pricePaisa: 900_00 + at * 100_00,
  }))
  const of = { vendorId, categoryId, createdAt: new Date('2026-01-01T00:00:00Z') }
  const single = await makeProduct(services, { ...of, pricePaisa: 800_00 })
  const several = await makeProduct(services, { ...of, pricePaisa: 900_00, variants: sizes })
  const changed = await makeProduct(services, { ...of, pricePaisa: 700_00 })
  await database.pool.query(`
    drop table variant_prices, deals, deal_prices;
    drop function note_variant_prices, note_product_on_sale, queue_reoffered cascade;
    alter table product_variants drop column standing_price, drop column is_offered`)
  const past = [
    [single.number, '2026-01-01', 1000_00],
    [single.number, '2026-05-01', 800_00],
    [several.number, '2026-01-01', 900_00],
    [changed.number, '2026-01-01', 650_00],
  ]
  for (const values of past) {
    await database.pool.query(
      `insert into price_history (product_id, vendor_id, since, price) values ($1, ${vendorId}, $2, $3)`,
      values,
    )
  }
  for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint')) {
    await database.pool.query(statement)
  }
  const { rows } = await database.pool.query<{ product: string; prices: number[]; ends: boolean }>(`
    select v.product_id as product, array_agg(h.price order by h.since) as prices,
      (array_agg(h.price order by h.since desc))[1] = v.price as ends
    from product_variants v join variant_prices h on h.variant_id = v.id group by v.id order by v.id`)
  expect(rows).toEqual([
    { product: String(single.number), prices: [1000_00, 800_00], ends: true },
    { product: String(several.number), prices: [900_00], ends: true },
    { product: String(several.number), prices: [1000_00], ends: true },
    { product: String(changed.number), prices: [650_00, 700_00], ends: true },
  ])
})
