import { afterAll, beforeAll, expect, it } from 'vitest'
import { bsMonthOf } from '@haat/contract/shared/bs-months.ts'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { addressInput, bearer, makeToken } from '../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../test/query-plans.ts'

const size = 30_000
const tables = [
  'orders',
  'parcels',
  'order_lines',
  'parcel_events',
  'ledger_postings',
  'ledger_lines',
  'vendor_entries',
  'vendor_accounts',
]

let planned: PlannedApp
let owner: Record<string, string>
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  const { user, token } = await makeToken(services, 'vendor')
  owner = bearer(token)
  const client = await database.pool.connect()
  const sealed = services.encryption.encrypt(JSON.stringify({ ...addressInput(), note: '' }))
  await client.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, user.id],
  )
  // The triggers of the ledger would write the same entries one by one. A third of them belong to the big shop.
  await client.query('set session_replication_role = replica')
  await client.query(`create temp table made as
    select n, case when n % 3 = 0 then ${vendorId} else 1000 + n % 2000 end as shop, now() - n * interval '5 minutes' as at
    from generate_series(1, ${size}) n`)
  await client.query(
    `insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed)
     select n, gen_random_uuid(), 'esewa', 100, 0, 0, 100, 'kathmandu', $1 from made`,
    [sealed],
  )
  await client.query(`
    insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
      is_vat_registered, discount_payer, commission_paisa, due_from, due_to)
    select n, n, user_id, shop, 'delivered', 100, 0, 0, 100, true, 'haat', 8, current_date, current_date from made join orders on id = n`)
  await client.query(`
    insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
      return_days, commission_rate)
    select n, n, shop, 'p', '{"en":"a","ne":""}', '[]', '{}', 's', 100, 1, 7, 800 from made`)
  await client.query(`insert into parcel_events (parcel_id, position, state, actor)
    select n, k, case k when 2 then 'delivered' else 'shipped' end, 'courier' from made, generate_series(1, 2) k`)
  await client.query(`insert into ledger_postings (id, key, order_id, parcel_id, at)
    select n, 'delivered ' || n, n, n, at from made`)
  await client.query(`insert into ledger_lines (posting_id, position, account, owner, amount, kind)
    select n, k, case when k < 2 then 'vendor' else 'commission' end, case when k < 2 then shop::text else '' end, case k when 0 then -100 else 8 end,
      case k when 0 then 'sale' when 1 then 'commission' end from made, generate_series(0, 2) k`)
  await client.query(`
    insert into vendor_entries (vendor_id, number, posting_id, kind, parcel_id, at, day, amount_paisa, balance_after_paisa, payable_on, paid_by)
    select shop, row_number() over (partition by shop order by at), n, 'sale', n, at, (at at time zone 'Asia/Kathmandu')::date, 92,
      92 * row_number() over (partition by shop order by at), (at at time zone 'Asia/Kathmandu')::date + 16,
      case when at < now() - interval '30 days' then 1 end from made`)
  await client.query(`insert into vendor_accounts (vendor_id, balance_paisa, entry_count, last_at)
    select vendor_id, sum(amount_paisa), count(*), max(at) from vendor_entries group by 1`)
  await client.query('set session_replication_role = origin')
  client.release()
  await database.pool.query('vacuum analyze')
}, 120_000)
afterAll(() => planned.close())

it.each([
  '/balance',
  '/ledger',
  '/ledger?pageSize=100&kind=sales',
  `/ledger?month=${bsMonthOf(Date.now() - 40 * 86_400_000)}`,
  `/ledger?cursor=${new Date().toISOString().slice(0, 10)}~9000`,
  `/ledger/months/${bsMonthOf(new Date())}`,
])('no big table is read whole for %s', async (path) => {
  expect(readWhole(await planned.plansOf(`/api/vendor/shops/big-1${path}`, owner), tables)).toEqual([])
})
