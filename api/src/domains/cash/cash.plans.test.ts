import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CashOverview } from '@haat/contract/domains/cash.ts'
import { signedIn } from '../../../test/factories.ts'
import { buildPlannedApp, indexesOf, type Plan, type PlannedApp } from '../../../test/query-plans.ts'
import { makeShop, type Person } from '../../../test/shop-people.ts'
import { insertCouriers } from '../couriers/couriers.service.ts'

let planned: PlannedApp
let headers: Record<string, string>
let courierId: number
let shop: { path: string; owner: Person }
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  headers = await signedIn(services, 'admin')
  const { vendorId, ...made } = await makeShop(planned.haat, ['owner'])
  shop = made
  const couriers = await insertCouriers(
    services.db,
    Array.from({ length: 20 }, (_, n) => ({ name: `Riders ${n}`, collects: { en: '', ne: '' } })),
  )
  courierId = couriers[0]!.id
  // Two years in which all but the last parcels were handed in, counted, brought to the bank and closed.
  await database.pool.query(`
    insert into cash_hand_ins (id, courier_id, day, parcel_count, expected_paisa, handed_in_to, handed_in_at, counted_paisa,
      counted_by, counted_at, counted_day)
    select gen_random_uuid(), ${courierId} + n % 20, d, 1, 10000, gen_random_uuid(), d, 10000, gen_random_uuid(), d, d
    from generate_series(1, 20000) n, lateral (select current_date - 2 - n % 700 as d) days`)
  await database.pool.query(`
    insert into cash_takings (parcel_id, order_id, courier_id, vendor_id, amount_paisa, taken_at, hand_in_id)
    select row_number() over (), 1, courier_id, ${vendorId}, 10000, handed_in_at, id from cash_hand_ins`)
  await database.pool.query(`
    insert into cash_takings (parcel_id, order_id, courier_id, vendor_id, amount_paisa, taken_at)
    select 100000 + n, 1, ${courierId} + n % 20, ${vendorId}, 10000, now() - n * interval '1 minute'
    from generate_series(1, 400) n`)
  await database.pool.query(`
    insert into cash_remittances (id, day, amount_paisa, reference, remitted_by, remitted_at)
    select gen_random_uuid(), current_date - 2 - n % 700, 100, 'x', gen_random_uuid(), now() - n * interval '1 hour'
    from generate_series(1, 20000) n`)
  await database.pool.query(`
    insert into cash_days (day, start_paisa, counted_paisa, difference_paisa, made_good_paisa, remitted_paisa, box_paisa,
      found_paisa, closed_by)
    select current_date - 2 - n, 0, 100, 0, 0, 100, 0, 0, gen_random_uuid() from generate_series(0, 699) n`)
  await database.pool.query(`
    insert into cash_differences (id, courier_id, day, amount_paisa, ended_how, words, ended_by)
    select gen_random_uuid(), ${courierId}, current_date - 2 - n % 700, 100, 'paid', 'x', gen_random_uuid()
    from generate_series(1, 20000) n`)
  await database.pool.query('analyze')
}, 120_000)
afterAll(() => planned.close())

/** Those that grow with every day. */
const history = ['cash_takings', 'cash_hand_ins', 'cash_remittances', 'cash_differences', 'cash_days']
const readWhole = (plans: Plan[]) =>
  plans.flatMap((plan) =>
    plan['Node Type'] === 'Seq Scan' && history.includes(plan['Relation Name']!) ? plan['Relation Name'] : [],
  )
const plansOf = (path: string) => planned.plansOf(`/api/staff/cash${path}`, headers)

describe('after two years of cash', () => {
  it('what is held is read from what is held alone, by courier and by shop', async () => {
    const plans = await plansOf('')
    expect(readWhole(plans)).toEqual([])
    // Both hold what is held and nothing else.
    const used = indexesOf(plans).filter((name) => name.startsWith('cash_takings'))
    expect(used).toHaveLength(3)
    expect(['cash_takings_courier', 'cash_takings_vendor']).toEqual(
      expect.arrayContaining([...new Set(used)]),
    )
    const { couriers, shops, shopCount }: CashOverview = (
      await planned.haat.app.inject({ url: '/api/staff/cash', headers })
    ).json().data
    expect(couriers).toHaveLength(20)
    expect([shops[0]!.parcelCount, shopCount]).toEqual([400, 1])
  })

  it.each(['/couriers/', '/remittances', '/days'])(
    'nothing is read from one end to the other for %s',
    async (path) => {
      expect(readWhole(await plansOf(path === '/couriers/' ? path + courierId : path))).toEqual([])
    },
  )

  it('nor for a shop, whose own cash is found by its own index', async () => {
    const { pool } = planned.haat.database
    // Most of what is held belongs to other shops.
    await pool.query(
      `update cash_takings set vendor_id = parcel_id where hand_in_id is null and parcel_id % 40 > 0`,
    )
    await pool.query('analyze cash_takings')
    const plans = await planned.plansOf(`/api${shop.path}/cash`, shop.owner.headers)
    expect(readWhole(plans)).toEqual([])
    expect(indexesOf(plans)).toContain('cash_takings_vendor')
  })
})
