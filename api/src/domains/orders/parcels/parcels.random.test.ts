import { inspect } from 'node:util'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOver, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { expectBalances, expectInvariants } from '../../../../test/expect-invariants.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { openParcelScenario, parcelActions, type ParcelAction } from '../../../../test/parcel-actions.ts'
import { advanceParcel } from '@haat/demo/shopper/advance-parcel.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const plan = isLong ? { plays: 250, orders: 4 } : { plays: 2, orders: 3 }
/** Every order is of two vendors. */
const livesPerPlay = plan.orders * 2
const lives = plan.plays * livesPerPlay

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

interface Step {
  what: ParcelAction | 'cancel' | 'kill'
  who: number
  at: number
  many: number
  isAlone: boolean
}
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...parcelActions) },
    { weight: 20, arbitrary: fc.constant('goOn' as const) },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
    { weight: 1, arbitrary: fc.constant('kill' as const) },
  ),
  who: fc.nat(7),
  at: fc.nat(30),
  many: fc.integer({ min: 1, max: 4 }),
  isAlone: fc.boolean(),
})

/** Orders of two vendors, paid in cash and online, all confirmed. */
async function placeOrders() {
  const other = await shop.makeVendor()
  const products = []
  for (const [at, vendorId] of [shop.vendorId, other.id, shop.vendorId, other.id].entries()) {
    const variants = [{ values: [], onHand: 12 + at * 5 }]
    products.push(await shop.make({ vendorId, pricePaisa: 333_33 + at * 450_00, variants }))
  }
  const scenario = await openParcelScenario(
    shop,
    [shop.vendorId, other.id],
    products.map(({ variantId }) => variantId),
  )
  const placed = []
  for (let at = 0; at < plan.orders; at += 1) {
    const person = await shop.shopper()
    const method = at % 2 ? 'esewa' : 'cod'
    const { number, start } = await person.buyProducts(
      products.map((thing, n) => [thing, 1 + ((at + n) % 3)]),
      method,
    )
    if (start.kind === 'none') {
      for (const position of [1, 2]) {
        await advanceParcel(shop.services, { number, position, to: 'confirmed', actor: 'staff' })
      }
    } else await shop.pay(start)
    placed.push({ person, number })
  }
  return { placed, scenario }
}

/** Cuts connections in the middle of what runs beside it, a little later. Returns how many. */
async function kill(afterMs: number): Promise<number> {
  const { pool } = shop.database
  await pool.query('select pg_sleep($1::float8 / 1000)', [afterMs])
  // Between two statements nobody is at work.
  for (let look = 0; look < 50; look += 1) {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    )
    if (rowCount) return rowCount
  }
  return 0
}

async function play(steps: Step[]) {
  const { placed, scenario } = await placeOrders()
  let kills = 0
  const faults: { what: string; isCut: boolean; said: string }[] = []
  async function act({ what, who, at, many }: Step) {
    const order = placed[who % placed.length]!
    if (what === 'kill') {
      kills += await kill(at)
      return
    }
    const { person, number } = order
    const answer =
      what === 'cancel'
        ? await person.send('POST', `/orders/${number}/parcels/${1 + (at % 2)}/cancel`, { reason: 'other' })
        : await scenario.act(what, order, { at, many })
    const isFault = answer && (answer.statusCode >= 500 || answer.body.includes('Something went wrong'))
    if (isFault) faults.push({ what, isCut: answer.statusCode === 503, said: answer.body })
  }
  let running: Promise<unknown>[] = []
  for (const one of steps) {
    running.push(
      act(one).catch((error: unknown) => faults.push({ what: one.what, isCut: true, said: inspect(error) })),
    )
    if (one.isAlone && one.what !== 'kill') running = (await Promise.all(running)) && []
  }
  await Promise.all(running)
  // A connection that was cut fails what used it, and nothing else.
  expect(faults.filter(({ isCut }) => kills === 0 || !isCut)).toEqual([])
  return kills
}

it(
  `whatever shops, carriers, shoppers and the clock do in ${lives} lives of parcels while connections are cut: stock, books, bills and histories agree`,
  { timeout: isLong ? 3_600_000 : 120_000 },
  async () => {
    const { db } = shop.services
    let cut = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: livesPerPlay * 8, maxLength: livesPerPlay * 14, size: 'max' }),
        async (steps) => {
          cut += await play(steps)
          await expectInvariants(db)
          await expectBalances(db)
        },
      ),
      // A failure is reported at once with its seed, because shrinking it would take hours.
      { numRuns: plan.plays, endOnFailure: true },
    )
    const { rows } = await db.execute<{ state: string; n: number }>(
      sql`select state, count(*)::int n from parcels group by state order by state`,
    )
    const summary = rows.map(({ state, n }) => `${n} ${state}`).join(', ')
    console.log(`${lives} lives, ${cut} connections cut: ${summary}`)
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(lives)
    const ended = rows.filter(({ state }) => isOver(state as ParcelState))
    expect(ended.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(isLong ? lives / 2 : 0)
  },
)
