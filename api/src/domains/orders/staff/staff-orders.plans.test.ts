import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderViews } from '@haat/contract/domains/orders.staff.rules.ts'
import { makeVendor } from '../../../../test/catalogue-factories.ts'
import { signedIn } from '../../../../test/factories.ts'
import { buildPlannedApp, type PlannedApp } from '../../../../test/query-plans.ts'

let planned: PlannedApp
let headers: Record<string, string>
beforeAll(async () => {
  planned = await buildPlannedApp()
  headers = await signedIn(planned.haat.services, 'admin')
  const { pool } = planned.haat.database
  const { id: vendorId } = await makeVendor(planned.haat.services)
  await pool.query(`
    insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, district,
      address_sealed, placed_at)
    select n, gen_random_uuid(), 'cod', 1000, 0, 0, 1000, 'kathmandu', 'x', now() - n * interval '1 minute'
    from generate_series(100001, 140000) n`)
  await pool.query(`
    insert into parcels (id, order_id, vendor_id, user_id, state, goods_paisa, discount_paisa, delivery_paisa,
      total_paisa, discount_payer, commission_paisa, due_from, due_to, state_at, unaccepted_at, tracking_number)
    select id, id, ${vendorId}, user_id, s.state, 1000, 0, 0, 1000, 'haat', 100, now() - interval '3 days',
      now() - (id % 400 - 2) * interval '1 hour', placed_at, case when s.state = 'confirmed' then now() end, 'T' || id
    from orders, lateral (select case when id % 200 = 0 then 'placed' when id % 200 = 1 then 'confirmed'
      when id % 200 = 2 then 'packed' else 'delivered' end as state) s`)
  await pool.query(`
    insert into payments (id, order_id, user_id, method, state, amount_paisa, expires_at)
    select gen_random_uuid(), id, user_id, 'esewa', 'paid', 1000, now() from orders`)
  await pool.query(`
    insert into refund_tasks (payment_id, order_id, amount_paisa, reason, due_at, done_at)
    select id, order_id, 1000, 'cancelled', now() + order_id * interval '1 minute', case when order_id % 200 > 0 then now() end
    from payments`)
  await pool.query('analyze orders, parcels, payments, refund_tasks, confirmation_calls')
}, 120_000)
afterAll(() => planned.close())

const grown = ['orders', 'parcels', 'payments', 'refund_tasks', 'tickets']
const readWhole = async (query: string) =>
  (await planned.plansOf(`/api/staff/orders?${query}`, headers)).flatMap((plan) =>
    plan['Node Type'] === 'Seq Scan' && grown.includes(plan['Relation Name'] ?? '')
      ? plan['Relation Name']
      : [],
  )

describe('among 40,000 orders', () => {
  it.each(orderViews)('nothing is read from one end to the other for the view %s', async (view) => {
    expect(await readWhole(`view=${view}`)).toEqual([])
    const first = await planned.haat.app.inject({ url: `/api/staff/orders?view=${view}`, headers })
    const { nextCursor, items } = first.json().data
    if (view !== 'payments') expect(items.length).toBe(10)
    if (nextCursor !== null)
      expect(await readWhole(`view=${view}&cursor=${encodeURIComponent(nextCursor)}`)).toEqual([])
  })

  it.each(['H-100200', 'T100200', 'nobody%40haat.test'])('and for the search %s', async (term) => {
    expect(await readWhole(`searchTerm=${term}`)).toEqual([])
  })
})
