import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, makeToken } from '../../../test/factories.ts'
import { makeProduct, makeCategory, makeVendor } from '../../../test/catalogue-factories.ts'
import { listUnlisted } from '../listings/listings.service.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../test/query-plans.ts'

const size = 15_000

let planned: PlannedApp
let member: Record<string, string>
const shopId = 'big-1'
/** A variant in the middle of the list. */
const middle = size / 2
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  const { id: categoryId } = await makeCategory(services)
  await makeProduct(services, { vendorId, categoryId })
  const owner = await makeToken(services, 'vendor')
  member = bearer(owner.token)
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') names from information_schema.columns
     where table_name = 'products' and column_name not in ('id', 'vendor_id', 'title', 'option_keys')`,
  )
  const others = rows[0]!.names
  // A third of them belong to the big shop, the others to many small ones.
  await pool.query(
    `insert into products (id, vendor_id, title, ${others})
     select n, case when n % 3 = 0 then ${vendorId} else 1000 + n % 500 end,
       'Shawl number' || n || case when n % 999 = 0 then ' pashmina' else '' end, ${others}
     from (select * from products limit 1) first, generate_series(2, ${size}) n`,
  )
  await pool.query(
    `insert into product_variants (id, vendor_id, product_id, sku, values, price, position)
     select id, vendor_id, id, 'SKU-' || id, '{}', 100, 0 from products where id > 1`,
  )
  await pool.query(
    `insert into stock (variant_id, vendor_id, on_hand)
     select id, vendor_id, case when id % 60 = 0 then 0 when id % 30 = 0 or id % 3 = 1 then 3 else 50 end
     from product_variants where id > 1`,
  )
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, owner.user.id],
  )
  await listUnlisted(services.db)
  await pool.query('vacuum analyze')
})
afterAll(() => planned.close())

const plansOf = (path: string) => planned.plansOf(`/api/vendor/shops/${shopId}/stock${path}`, member)

describe(`among ${size.toLocaleString('en')} variants nothing is read from one end to the other for`, () => {
  it.each([
    '',
    `?cursor=${middle}.${middle}`,
    '?filter=low',
    '?filter=out',
    `?filter=out&cursor=${middle}.${middle}`,
    '?searchTerm=shawl',
    '?searchTerm=pashmina',
    '?searchTerm=sku-1234',
    '?filter=low&searchTerm=shawl',
    `/${middle}/movements`,
    `/${middle}/movements?cursor=${middle}`,
  ])('the stock of a shop %s', async (path) => {
    const plans = await plansOf(path)
    expect(readWhole(plans)).toEqual([])
    // A sort of all rows of the shop would take the longer the more it has.
    const sorted = plans.filter((plan) => plan['Node Type'] === 'Sort' && plan['Plan Rows'] > 1000)
    expect(sorted).toEqual([])
  })
})
