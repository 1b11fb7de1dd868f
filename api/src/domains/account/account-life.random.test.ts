import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deeds, openAccountPlay, type Act, type Deed } from '../../../test/account-play.ts'
import { openCartShop } from '../../../test/cart-shop.ts'
import { makeGoogleDouble } from '../../../test/google-double.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { accountLife, stateOf, type AccountState } from './account-life.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
/** Several couples walk side by side: most of the time each of them only waits for a password to be hashed. */
const plan = isLong ? { numRuns: 12, couples: 6, steps: 50 } : { numRuns: 1, couples: 3, steps: 16 }

const double = await makeGoogleDouble()
let haat: TestApp
let variantId: string
beforeAll(async () => {
  await double.open()
  haat = await buildTestApp({ environment: double.environment })
  ;({ variantId } = await (await openCartShop(haat)).make())
})
afterAll(async () => {
  await haat.close()
  await double.close()
})

const step: fc.Arbitrary<Act & { isAlone: boolean }> = fc.record({
  what: fc.constantFrom(...(Object.keys(deeds) as Deed[])),
  who: fc.nat(1),
  at: fc.nat(11),
  isAlone: fc.boolean(),
})
/** The stranger is always first, and leaves something behind. */
const opening: Act[] = [
  { what: 'registerShared', who: 0, at: 0 },
  { what: 'signIn', who: 0, at: 1 },
  { what: 'putThings', who: 0, at: 1 },
]

/** What the shared address can have become by one deed, or by several at the same moment. */
function reachable(from: AccountState, done: Deed[]): Set<AccountState> {
  const states = new Set([from])
  // What is added on the way is looked at too: each deed may come before or after each other.
  for (const state of states) {
    for (const act of done.flatMap((deed) => deeds[deed])) {
      const next = accountLife[state][act]?.next
      if (next) states.add(next)
      // Moving away leaves the address to whoever comes next; moving in, it is proven.
      if (act === 'change-email') states.add('none').add('proven')
    }
  }
  return states
}

const seen: Record<string, number> = {}

async function walk(steps: (Act & { isAlone: boolean })[]) {
  const play = openAccountPlay(haat, variantId)
  for (const act of opening) await play.act(act)
  await play.expectApart()
  let before = stateOf(await play.sharedAccount())
  let running: Act[] = []
  for (const [index, { isAlone, ...act }] of steps.entries()) {
    running.push(act)
    // Otherwise it happens at the same moment as what comes next.
    if (!isAlone && index < steps.length - 1) continue
    await Promise.all(running.map((one) => play.act(one)))
    await play.expectApart()
    const after = stateOf(await play.sharedAccount())
    const done = running.map(({ what }) => what)
    expect([...reachable(before, done)], `${before} by ${done.join(' and ')}`).toContain(after)
    seen[`${before} → ${after}`] = (seen[`${before} → ${after}`] ?? 0) + 1
    before = after
    running = []
  }
  return play.openers.size
}

it(
  'whatever two people who share an address do, alone or at once: neither is ever in an account of the other, or sees a word of theirs',
  { timeout: isLong ? 3_600_000 : 60_000 },
  async () => {
    let accounts = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: plan.steps, maxLength: plan.steps }), {
          minLength: plan.couples,
          maxLength: plan.couples,
        }),
        async (walks) => {
          for (const opened of await Promise.all(walks.map(walk))) accounts += opened
        },
      ),
      // What fails is told at once, with its seed: to make it shorter would take hours.
      { numRuns: plan.numRuns, endOnFailure: true },
    )
    const said = Object.entries(seen).map(([change, times]) => `${times} ${change}`)
    console.log(`${accounts} accounts in ${plan.numRuns * plan.couples} walks: ${said.join(', ')}`)
    expect(accounts).toBeGreaterThan(plan.couples)
  },
)

it('every state but none can be left by its owner in each way that proves the address, and be given up', () => {
  for (const act of ['reset', 'google-sign-in'] as const) {
    expect(accountLife.unproven[act]).toEqual({ next: 'proven', ends: ['everything'] })
    expect(accountLife.proven[act]?.ends).not.toContain('everything')
  }
  expect(accountLife.unproven['link-google']).toBeUndefined()
  for (const state of ['unproven', 'proven'] as const) expect(accountLife[state].delete?.next).toBe('none')
})
