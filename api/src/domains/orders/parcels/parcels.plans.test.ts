import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courierDeviceHeader } from '@haat/contract/domains/runs.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { parcelViews } from '@haat/contract/domains/orders.parcels.rules.ts'
import { parcelStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { makeCategory, makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { addressInput, bearer, makeToken } from '../../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../../test/query-plans.ts'
import { listUnlisted } from '../../listings/listings.service.ts'
import { linkOf } from '../../runs/run-key.ts'
import { listUnaccepted } from './parcels.store.ts'

const size = 30_000
/** More products than are looked for one by one. */
const shawls = 12
const runTables = ['courier_runs', 'courier_run_stops', 'courier_outcomes', 'courier_run_devices']
const tables = ['orders', 'parcels', 'order_lines', 'parcel_events', ...runTables]

let planned: PlannedApp
let member: Record<string, string>
let staff: Record<string, string>
let link: string
const shopId = 'big-1'
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  const { id: categoryId } = await makeCategory(services)
  for (let at = 0; at < shawls; at += 1) {
    await makeProduct(services, { vendorId, categoryId, slug: `shawl-${at}`, title: 'Woollen shawl' })
  }
  const owner = await makeToken(services, 'vendor')
  member = bearer(owner.token)
  const sealed = services.encryption.encrypt(JSON.stringify({ ...addressInput(), note: '' }))
  await pool.query(
    `insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district, address_sealed)
     select n, gen_random_uuid(), 'cod', 100, 0, 0, 100, 'kathmandu', $1 from generate_series(1, ${size}) n`,
    [sealed],
  )
  // A third of them belong to the big shop, the others to many small ones; most are over.
  await pool.query(
    `insert into parcels (id, order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa, total_paisa,
       is_vat_registered, discount_payer, commission_paisa, due_from, due_to, state_at, tracking_number)
     select n, n, user_id, case when n % 3 = 0 then ${vendorId} else 1000 + n % 500 end,
       case when n % 7 > 3 then 'delivered' else ($1::text[])[1 + n / 21 % 15] end, 100, 0, 0, 100, true, 'haat', 10,
       current_date + (n % 200)::int - 190, current_date + (n % 200)::int - 190, now() - n * interval '1 minute', 'VR-' || n
     from orders, lateral (select id n) x`,
    [parcelStates],
  )
  await pool.query(
    `insert into parcel_events (parcel_id, position, state, actor) select id, 1, state, 'shopper' from parcels`,
  )
  await pool.query(
    `insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa, quantity,
       return_days, commission_rate)
     select p.id, case when p.vendor_id = ${vendorId} then v.id + p.id / 3 % ${shawls} else 1000 + p.id end, p.vendor_id, 'p', '{"en":"a","ne":""}',
       '[]', pr.pictures -> 0, 's', 100, 1, 7, 1000
     from parcels p, (select min(id) id from product_variants) v, (select pictures from products limit 1) pr`,
  )
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, owner.user.id],
  )
  staff = bearer((await makeToken(services, 'staff', { rights: ['orders'] })).token)
  link = await makeRuns(planned.haat, vendorId)
  await listUnlisted(services.db)
  await pool.query('vacuum analyze')
}, 120_000)
afterAll(() => planned.close())

const device = 'a'.repeat(32)

/** Every parcel was in a run of one of twenty couriers; the last runs are of today. Returns the link of the last. */
async function makeRuns({ database, services }: PlannedApp['haat'], vendorId: number): Promise<string> {
  const { pool } = database
  await pool.query(
    `insert into couriers (name, collects) select 'Riders ' || n, '{"en":"","ne":""}' from generate_series(1, 20) n`,
  )
  await pool.query(
    `update parcels set carrier = 'courier', courier_id = 1 + id % 20 where state in ('handedOver', 'shipped', 'tried')`,
  )
  await pool.query(
    `insert into courier_runs (id, courier_id, vendor_id, day, created_by)
     select gen_random_uuid(), 1 + n % 20, case when n % 3 = 0 then ${vendorId} end, $1::date - (6000 - n) / 20, gen_random_uuid()
     from generate_series(1, 6000) n`,
    [nepalDay(new Date())],
  )
  await pool.query(
    `insert into courier_run_stops (run_id, parcel_id, position)
     select r.id, 5 * r.sequence - n, n + 1 from courier_runs r, generate_series(0, 4) n`,
  )
  await pool.query(
    `insert into courier_run_devices (run_id, device_hash) select id, encode(sha256('${device}'), 'hex') from courier_runs`,
  )
  await pool.query(
    `insert into courier_outcomes (id, run_id, parcel_id, door, noted_at, was_offline, state)
     select gen_random_uuid(), run_id, parcel_id, '{"outcome":"tried"}', now(), false, 'applied' from courier_run_stops`,
  )
  const { rows } = await pool.query('select id from courier_runs where sequence = 6000')
  return linkOf(services, { id: rows[0].id, keyVersion: 1 })
}

describe(`among ${size.toLocaleString('en')} parcels nothing is read from one end to the other for`, () => {
  it.each([
    ...parcelViews.map((view) => `?view=${view}`),
    ...parcelViews.map((view) => `?view=${view}&cursor=2026-01-01.15000`),
    '?searchTerm=H-15000',
    '?searchTerm=VR-15000',
    '?view=all&searchTerm=shawl',
    '?view=toPack&searchTerm=shawl',
    '/H-15000',
  ])('the parcels of a shop %s', async (path) => {
    const plans = await planned.plansOf(`/api/vendor/shops/${shopId}/parcels${path}`, member)
    expect(readWhole(plans, tables).filter((table) => tables.includes(table))).toEqual([])
  })

  it.each(['', '?cursor=3000', '/parcels?courierId=7'])('the runs of couriers %s', async (path) => {
    const plans = await planned.plansOf(`/api/staff/runs${path}`, staff)
    expect(readWhole(plans, tables).filter((table) => tables.includes(table))).toEqual([])
  })

  it('one run, for its shop and its courier', async () => {
    const [key = ''] = link.split('#').slice(1)
    const courier = { ...bearer(key), [courierDeviceHeader]: device }
    const plans = [
      ...(await planned.plansOf(`/api/vendor/shops/${shopId}/runs`, member)),
      ...(await planned.plansOf(`/api/vendor/shops/${shopId}/runs/${key.split('.')[0]}`, member)),
      ...(await planned.plansOf('/api/courier/run/stops', courier)),
    ]
    expect(readWhole(plans, tables).filter((table) => tables.includes(table))).toEqual([])
  })

  it('what no shop accepts', async () => {
    const { pool } = planned.haat.database
    const { rows } = await pool.query(
      `explain (format json) select id from parcels where state = 'confirmed' and state_at < now() - interval '24 hours'
       order by state_at, id limit 50000`,
    )
    expect(JSON.stringify(rows[0])).toContain('parcels_unaccepted')
    expect((await listUnaccepted(planned.haat.services.db, new Date())).length).toBeGreaterThan(0)
  })
})

interface FoundPage {
  items: { number: string }[]
  nextCursor: string | null
}

it.each(['toPack', 'all'])(
  'words find among the parcels of the view %s, page by page, all of them',
  async (view) => {
    const { app, database } = planned.haat
    const numbers: string[] = []
    const path = `/api/vendor/shops/${shopId}/parcels?view=${view}&searchTerm=shawl&pageSize=20`
    let next: string | null = ''
    for (let page = 0; page < 5 && next !== null; page += 1) {
      const url: string = next === '' ? path : `${path}&cursor=${next}`
      const answer = await app.inject({ url, headers: member })
      const { items, nextCursor }: FoundPage = answer.json().data
      numbers.push(...items.map(({ number }) => number))
      next = nextCursor
    }
    const { rows } = await database.pool.query<{ number: string }>(
      `select 'H-' || order_id as number from parcels where vendor_id = 1 and ${
        view === 'all' ? 'true order by id desc' : `state = 'accepted' order by due_to, id`
      } limit 100`,
    )
    expect(rows.length).toBe(100)
    expect(numbers).toEqual(rows.map(({ number }) => number))
  },
)
