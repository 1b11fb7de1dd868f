import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../test/factories.ts'
import { buildPlannedApp, indexesOf, type Plan, type PlannedApp } from '../../../test/query-plans.ts'
import { makeShop, type Person } from '../../../test/shop-people.ts'
import { renewFigures } from './renew-figures.service.ts'

let planned: PlannedApp
let shop: { path: string; owner: Person }
/** Two years of three hundred shops, in which this one sells a hundred things. */
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { pool } = planned.haat.database
  const { vendorId, ...made } = await makeShop(planned.haat, ['owner'])
  shop = made
  const days = "generate_series(current_date - 729, current_date, interval '1 day') d"
  await pool.query(
    `insert into sales_days select v, d, 1000, 3, 2, 0, 1, 2, 0, 2, 2 from generate_series(0, 120) v, ${days}`,
  )
  await pool.query(`insert into visit_days select v, d, 9, 1 from generate_series(0, 120) v, ${days}`)
  await pool.query(
    `insert into product_days select v, d, 1000 * v + n, 1, 500 from generate_series(1, 40) v, generate_series(1, 5) n, ${days}`,
  )
  await pool.query(`insert into product_days select ${vendorId}, d, n, 1, 500 from generate_series(1, 100) n, ${days}
    on conflict do nothing`)
  await pool.query(`insert into listing_visits select v, d, 'product', 1000 * v + n, 4 from generate_series(2, 40) v, generate_series(1, 5) n, ${days}
    on conflict do nothing`)
  await pool.query(
    `insert into placed_parcels select n, n % 300, current_date - n % 729 from generate_series(1, 100000) n`,
  )
  await pool.query('analyze')
}, 120_000)
afterAll(() => planned.close())

const grown = [
  'sales_days',
  'visit_days',
  'product_days',
  'listing_visits',
  'placed_parcels',
  'parcels',
  'orders',
  'products',
]
const readWhole = (plans: Plan[]) =>
  plans.flatMap((plan) =>
    plan['Node Type'] === 'Seq Scan' && grown.includes(plan['Relation Name']!) ? plan['Relation Name'] : [],
  )

describe('after two years of sales and visits', () => {
  it.each(['days7', 'days30', 'bsMonth', 'adMonth', 'fiscalYear'])(
    'the figures of a shop over %s are read from its own days alone, and no parcel for them',
    async (period) => {
      const plans = await planned.plansOf(`/api${shop.path}/figures?period=${period}`, shop.owner.headers)
      expect(readWhole(plans).filter((table) => table !== 'products')).toEqual([])
      expect(indexesOf(plans)).toEqual(expect.arrayContaining(['sales_days_pkey', 'visit_days_pkey']))
      expect(plans.map((plan) => plan['Relation Name'])).not.toContain('parcels')
    },
  )

  it('those of all shops are read from their sums', async () => {
    const headers = await signedIn(planned.haat.services, 'admin')
    const plans = await planned.plansOf('/api/staff/figures?calendar=ad', headers)
    expect(readWhole(plans)).toEqual([])
    // At most two years and a month of one row a day.
    expect(Math.max(...plans.map((plan) => plan['Plan Rows']))).toBeLessThan(1200)
  })

  it('a round in which nothing changed asks for little', async () => {
    await renewFigures(planned.haat.services)
    const statements = await planned.statementsOf(() => renewFigures(planned.haat.services))
    // Begin, lock, what became late, what changed, commit.
    expect(statements.length).toBeLessThanOrEqual(5)
  })
})
