import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { press } from '../../../test/gateway-doubles.ts'
import { holdMs, openPaymentWorld, type PaymentWorld } from '../../../test/payment-world.ts'
import { graceMs } from './ask-times.ts'
import { reconcile, startPaymentJobs } from './payments.jobs.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())

const log = { warn: vi.fn() }
beforeEach(() => log.warn.mockClear())

/** What the job does at a time from now, when the gateways' clocks have moved on as well. */
async function reconcileIn(ms: number) {
  world.gateways.clock.aheadMs = ms
  await reconcile(world.services, log, new Date(Date.now() + ms))
  world.gateways.clock.aheadMs = 0
}

it.each(['esewa', 'khalti'] as const)('%s: finds money whose bringer never came back', async (method) => {
  const { screen, orderId } = await world.begin(method)
  expect(await press(screen, 'pay', 'lost')).toBeUndefined()
  await reconcileIn(10_000)
  expect((await world.held(orderId)).states).toEqual(['pending'])
  await reconcileIn(21_000)
  expect(await world.held(orderId)).toMatchObject({ states: ['paid'], told: ['paid'] })
})

it.each(['esewa', 'khalti'] as const)(
  '%s: finds delayed money, and money after an outage',
  async (method) => {
    const delayed = await world.begin(method)
    const down = await world.begin(method)
    await world.visit((await press(delayed.screen, 'pay', 'delayed'))!)
    await world.visit((await press(down.screen, 'pay', 'down'))!)
    await reconcileIn(21_000)
    expect((await world.held(delayed.orderId)).states).toEqual(['pending'])
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ why: expect.any(String) }),
      'a payment is not clear',
    )
    await reconcileIn(90_000)
    expect((await world.held(delayed.orderId)).states).toEqual(['paid'])
    expect((await world.held(down.orderId)).states).toEqual(['paid'])
  },
)

it.each(['esewa', 'khalti'] as const)('%s: lets a try run out, and finds late money', async (method) => {
  const { screen, orderId } = await world.begin(method)
  await press(screen, 'pay', 'late')
  await reconcileIn(holdMs + graceMs - 1000)
  expect((await world.held(orderId)).states).toEqual(['pending'])
  await reconcileIn(holdMs + graceMs + 1000)
  expect(await world.held(orderId)).toMatchObject({ states: ['expired'], told: ['failed'] })
  await reconcileIn(holdMs + 3_600_000)
  const { states, tasks } = await world.held(orderId)
  expect(states).toEqual(['refundDue'])
  expect(tasks).toMatchObject([{ amountPaisa: 2_450_50, reason: 'latePayment' }])
})

it('lets one that cannot be settled wait, and goes on with the others', async () => {
  const one = await world.begin('esewa')
  const two = await world.begin('esewa')
  for (const { screen } of [one, two]) await press(screen, 'pay', 'lost')
  world.orders.faults.push(new Error('disk full'))
  await reconcileIn(21_000)
  const states = [...(await world.held(one.orderId)).states, ...(await world.held(two.orderId)).states]
  expect(states.toSorted()).toEqual(['paid', 'pending'])
  await reconcileIn(81_000)
  expect((await world.held(one.orderId)).states).toEqual(['paid'])
  expect((await world.held(two.orderId)).states).toEqual(['paid'])
})

it('is done by one of all processes, one round at a time', async () => {
  const isMine = vi.fn(async () => false)
  const jobs = startPaymentJobs({ ...world.services, turns: { isMine } }, log)
  await Promise.all([jobs.run(), jobs.run()])
  expect(isMine).toHaveBeenCalledExactlyOnceWith('payments')
  await jobs.close()
  expect(log.warn).not.toHaveBeenCalled()
})
