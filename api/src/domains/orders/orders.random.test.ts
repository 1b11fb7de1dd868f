import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { actions, openOrderScenario, type ActionCall } from '../../../test/order-actions.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const plan = isLong ? { numRuns: 150, maxLength: 120 } : { numRuns: 2, maxLength: 50 }

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const step: fc.Arbitrary<ActionCall & { isAlone: boolean }> = fc.record({
  what: fc.constantFrom(...actions),
  who: fc.nat(3),
  at: fc.nat(30),
  many: fc.integer({ min: 1, max: 4 }),
  isAlone: fc.boolean(),
})
/** Every run begins with filling carts, because nothing can be ordered from an empty one. */
const opening: ActionCall[] = [0, 1, 2, 3].flatMap((who) => [
  { what: 'put', who, at: who, many: 1 },
  { what: 'put', who, at: who + 1, many: 1 },
  { what: who % 2 ? 'online' : 'cash', who, at: who, many: 1 },
  { what: 'put', who, at: who + 2, many: 2 },
])

async function playAll(steps: (ActionCall & { isAlone: boolean })[]) {
  const scenario = await openOrderScenario(shop)
  for (const act of opening) await scenario.act(act)
  let running: Promise<unknown>[] = []
  for (const { isAlone, ...act } of steps) {
    running.push(scenario.act(act))
    // Otherwise the action runs at the same time as the next one.
    if (isAlone) running = (await Promise.all(running)) && []
  }
  await Promise.all(running)
  return scenario.orders.length
}

it(
  'whatever shoppers, vendors, couriers, gateways and the clock do, alone or at once: nothing is promised twice, and every rupee is where it belongs',
  { timeout: isLong ? 1_800_000 : 60_000 },
  async () => {
    let placed = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: plan.maxLength / 2, maxLength: plan.maxLength }),
        async (steps) => {
          placed += await playAll(steps)
          await expectInvariants(shop.services.db)
          await expectBalances(shop.services.db)
        },
      ),
      // A failure is reported at once with its seed, because shrinking it would take hours.
      { numRuns: plan.numRuns, endOnFailure: true },
    )
    const { rows } = await shop.services.db.execute<{ state: string; n: number }>(
      sql`select state, count(*)::int n from parcels group by state order by state`,
    )
    const summary = rows.map(({ state, n }) => `${n} ${state}`).join(', ')
    console.log(`${placed} orders in ${plan.numRuns} plays: ${summary}`)
    expect(placed).toBeGreaterThan(plan.numRuns)
  },
)

it('tells when a rupee is not where it belongs', async () => {
  const { db } = shop.services
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`insert into ledger_postings (key, order_id) values ('from nowhere', 1) returning id`,
    )
    await tx.execute(sql`insert into ledger_lines (posting_id, position, account, owner, amount)
      values (${rows[0]!.id}, 0, 'bank', '', 100), (${rows[0]!.id}, 1, 'courier', '', -100)`)
    await expectBalances(tx)
  })
  await expect(broken).rejects.toThrow()
  await expectBalances(db)
})
