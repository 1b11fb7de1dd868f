import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPlannedApp, indexesOf, type PlannedApp } from '../../../test/query-plans.ts'

let planned: PlannedApp
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { pool } = planned.haat.database
  // Several years of mails that were sent and of payments that were decided.
  await pool.query(
    `insert into mails (id, to_address, subject, text_body, status, sent_at)
     select gen_random_uuid(), 'sita@example.com', 'Your order', '', 'sent', now() from generate_series(1, 20000)`,
  )
  await pool.query(
    `insert into payments (id, order_id, user_id, method, state, amount_paisa, expires_at)
     select gen_random_uuid(), n, gen_random_uuid(), 'khalti', 'paid', 100000, now() - interval '1 day'
     from generate_series(1, 20000) n`,
  )
  await pool.query(
    `insert into refund_tasks (payment_id, order_id, amount_paisa, reason, due_at, done_at)
     select id, order_id, 100, 'cancelled', now(), now() from payments`,
  )
  await pool.query('analyze mails, payments, refund_tasks')
})
afterAll(() => planned.close())

it('the metrics read no table from one end to the other, however long the shop has been open', async () => {
  const plans = await planned.plansOf('/api/metrics')
  expect(plans.filter((plan) => plan['Node Type'] === 'Seq Scan')).toEqual([])
  // Small indexes of waiting and of returned mails; the planner chooses between them.
  const mails = /^mails_(waiting|due|ended|come_back)$/
  const used = indexesOf(plans).toSorted()
  expect(used.filter((index) => !mails.test(index))).toEqual(['payments_ask', 'refund_tasks_due'])
  expect(used.filter((index) => mails.test(index))).toHaveLength(3)
})
