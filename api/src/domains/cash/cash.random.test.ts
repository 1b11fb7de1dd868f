import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCashScenario } from '../../../test/cash-actions.ts'
import { openCashShop, type CashShop } from '../../../test/cash-shop.ts'
import { expectBalances, expectInvariants } from '../../../test/expect-invariants.ts'
import { ApiError } from '#plugins/api-error.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const plan = isLong ? { numRuns: 100, maxLength: 150 } : { numRuns: 2, maxLength: 40 }

let shop: CashShop
const couriers: (string | null)[] = [null]
beforeAll(async () => {
  shop = await openCashShop()
  couriers.push(await shop.courier('Valley Riders'), await shop.courier('Hill Riders'))
})
afterAll(() => shop.close())

const step = fc.record({ at: fc.nat(40), many: fc.integer({ min: 1, max: 4 }), isAlone: fc.boolean() })

async function play(steps: { at: number; many: number; isAlone: boolean }[]) {
  const people = [await openCashScenario(shop.services), await openCashScenario(shop.services)]
  const act = async (at: number, many: number) => {
    // Now and then another parcel is delivered meanwhile.
    if (at > 30) return shop.deliver(couriers[many % couriers.length]!)
    return people[many % 2]!.act(at, many).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }
  for (const courier of couriers) for (const _time of [1, 2]) await shop.deliver(courier)
  let running: Promise<unknown>[] = []
  for (const { isAlone, at, many } of steps) {
    running.push(act(at, many))
    // Otherwise the action runs at the same time as the next one.
    if (isAlone || at > 30) running = (await Promise.all(running)) && []
  }
  await Promise.all(running)
}

it(
  'whatever several people do with cash at once, every rupee is with a courier, in the box, in the bank or a difference',
  { timeout: isLong ? 1_800_000 : 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: plan.maxLength / 2, maxLength: plan.maxLength }),
        async (steps) => {
          await play(steps)
          await expectInvariants(shop.services.db)
          await expectBalances(shop.services.db)
        },
      ),
      { numRuns: plan.numRuns, endOnFailure: true },
    )
    const { rows } = await shop.services.db.execute<{ counted: number; closed: number }>(
      sql`select (select count(*) from cash_hand_ins where counted_at is not null)::int as counted,
        (select count(*) from cash_days)::int as closed`,
    )
    console.log(`${rows[0]!.counted} counted, ${rows[0]!.closed} days closed`)
    expect(rows[0]!.counted).toBeGreaterThan(0)
  },
)
