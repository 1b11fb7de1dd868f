import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { signedIn } from '../../../test/factories.ts'
import { buildPlannedApp, type PlannedApp } from '../../../test/query-plans.ts'
import { makeShop, type Person } from '../../../test/shop-people.ts'

let planned: PlannedApp
let headers: Record<string, string>
let shop: { path: string; owner: Person }
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  headers = await signedIn(services, 'admin')
  shop = await makeShop(planned.haat, ['owner'])
  // Very many payouts of ten shops; the last one of each is open.
  for (let n = 1; n < 10; n++) await makeVendor(services)
  await database.pool.query(`
    insert into payout_accounts (id, vendor_id, kind, masked_number, holder_sealed, created_by, created_at, usable_from)
    select gen_random_uuid(), id, 'esewa', '••••0000', 'x', gen_random_uuid(), '2020-01-01', '2020-01-01' from vendors`)
  await database.pool.query(`
    insert into payouts (vendor_id, run_day, account_id, account_kind, amount_paisa, entry_count, state, moved_at, proposed_at, sent_at,
      sent_by, reference)
    select a.vendor_id, current_date - week, a.id, 'esewa', 10000, 1, case week when 0 then 'proposed' else 'sent' end, at, at,
      case week when 0 then null else at end, case week when 0 then null else gen_random_uuid() end,
      case week when 0 then null else a.vendor_id || ' ' || week end
    from payout_accounts a, generate_series(0, 2000) week, lateral (select now() - week * interval '1 day' as at) t`)
  await database.pool.query(`
    insert into vendor_accounts (vendor_id, balance_paisa, entry_count, last_at)
    select vendor_id, 10000, 2001, now() from payout_accounts`)
  await database.pool.query(`
    insert into vendor_entries (vendor_id, number, posting_id, kind, at, day, amount_paisa, balance_after_paisa, payable_on, paid_by)
    select vendor_id, row_number() over (partition by vendor_id order by id), id, 'sale', moved_at, run_day, 10000, 10000, run_day, id
    from payouts`)
  await database.pool.query(
    `insert into payout_approvals select id, gen_random_uuid(), moved_at from payouts where state = 'sent'`,
  )
  await database.pool.query('analyze')
}, 120_000)
afterAll(() => planned.close())

const history = ['payouts', 'vendor_entries', 'payout_approvals']

it.each(['?state=proposed', '?state=sent', '?state=failed'])(
  'the list %s reads what it shows, and no history',
  async (query) => {
    const plans = await planned.plansOf(`/api/staff/payouts${query}`, headers)
    const whole = plans.filter((plan) => plan['Node Type'] === 'Seq Scan')
    expect(whole.map((plan) => plan['Relation Name']).filter((name) => history.includes(name ?? ''))).toEqual(
      [],
    )
  },
)

it('the payouts of a shop are found by the shop', async () => {
  const plans = await planned.plansOf(`/api${shop.path}/payouts`, shop.owner.headers)
  const whole = plans.filter((plan) => plan['Node Type'] === 'Seq Scan')
  expect(whole.map((plan) => plan['Relation Name'])).not.toContain('payouts')
})
