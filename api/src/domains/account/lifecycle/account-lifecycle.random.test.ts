import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  actionsOfPeople,
  openAccountScenario,
  type ScenarioStep,
  type PersonAction,
} from '../../../../test/account-scenario.ts'
import { openCartShop } from '../../../../test/cart-shop.ts'
import { makeGoogleStandIn } from '../../../../test/google-stand-in.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { accountLifecycle, accountStateOf, type AccountState } from './account-lifecycle.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
/** Several pairs of people act at the same time, since each mostly waits for password hashes. */
const plan = isLong ? { numRuns: 12, pairs: 6, steps: 50 } : { numRuns: 1, pairs: 3, steps: 16 }

const standIn = await makeGoogleStandIn()
let haat: TestApp
let variantId: string
beforeAll(async () => {
  await standIn.open()
  haat = await buildTestApp({ environment: standIn.environment })
  ;({ variantId } = await (await openCartShop(haat)).make())
})
afterAll(async () => {
  await haat.close()
  await standIn.close()
})

const step: fc.Arbitrary<ScenarioStep & { isAlone: boolean }> = fc.record({
  action: fc.constantFrom(...(Object.keys(actionsOfPeople) as PersonAction[])),
  person: fc.nat(1),
  at: fc.nat(11),
  isAlone: fc.boolean(),
})
/** The stranger always comes first, and leaves data in the account. */
const opening: ScenarioStep[] = [
  { action: 'registerShared', person: 0, at: 0 },
  { action: 'signIn', person: 0, at: 1 },
  { action: 'leaveData', person: 0, at: 1 },
]

/** The states that the shared address can be in after these actions, done at the same moment. */
function reachableStates(from: AccountState, done: PersonAction[]): Set<AccountState> {
  const states = new Set([from])
  // The loop also visits states that it adds, because the actions can happen in any sequence.
  for (const state of states) {
    for (const action of done.flatMap((one) => actionsOfPeople[one])) {
      const next = accountLifecycle[state][action]?.next
      if (next) states.add(next)
      // An account that leaves the address frees it; an account that moves to the address has verified it.
      if (action === 'change-email') states.add('none').add('verified')
    }
  }
  return states
}

const seen: Record<string, number> = {}

async function walk(steps: (ScenarioStep & { isAlone: boolean })[]) {
  const scenario = openAccountScenario(haat, variantId)
  for (const one of opening) await scenario.run(one)
  await scenario.expectApart()
  let before = accountStateOf(await scenario.sharedAccount())
  let running: ScenarioStep[] = []
  for (const [index, { isAlone, ...current }] of steps.entries()) {
    running.push(current)
    // Unless it is to happen alone, a step runs at the same moment as the next one.
    if (!isAlone && index < steps.length - 1) continue
    await Promise.all(running.map((one) => scenario.run(one)))
    await scenario.expectApart()
    const after = accountStateOf(await scenario.sharedAccount())
    const done = running.map(({ action }) => action)
    expect([...reachableStates(before, done)], `${before} by ${done.join(' and ')}`).toContain(after)
    seen[`${before} → ${after}`] = (seen[`${before} → ${after}`] ?? 0) + 1
    before = after
    running = []
  }
  return scenario.openers.size
}

it(
  'whatever two people who share an address do, alone or at once: neither is ever in an account of the other, or sees a word of theirs',
  { timeout: isLong ? 3_600_000 : 60_000 },
  async () => {
    let accounts = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: plan.steps, maxLength: plan.steps }), {
          minLength: plan.pairs,
          maxLength: plan.pairs,
        }),
        async (walks) => {
          for (const opened of await Promise.all(walks.map(walk))) accounts += opened
        },
      ),
      // A failure is reported at once with its seed: to shrink it would take hours.
      { numRuns: plan.numRuns, endOnFailure: true },
    )
    const counts = Object.entries(seen).map(([change, times]) => `${times} ${change}`)
    console.log(`${accounts} accounts in ${plan.numRuns * plan.pairs} walks: ${counts.join(', ')}`)
    expect(accounts).toBeGreaterThan(plan.pairs)
  },
)

it('every state but none can be left by its owner in each way that proves the address, and be given up', () => {
  for (const action of ['reset', 'google-sign-in'] as const) {
    expect(accountLifecycle.unverified[action]).toEqual({ next: 'verified', ends: ['everything'] })
    expect(accountLifecycle.verified[action]?.ends).not.toContain('everything')
  }
  expect(accountLifecycle.unverified['link-google']).toBeUndefined()
  for (const state of ['unverified', 'verified'] as const)
    expect(accountLifecycle[state].delete?.next).toBe('none')
})
