import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { press } from '../../../test/gateway-stand-ins.ts'
import { holdMs, openPaymentSetup, type PaymentSetup } from '../../../test/payment-setup.ts'
import { graceMs } from './settling/ask-times.ts'
import { reconcile, startPaymentJobs } from './payments.jobs.ts'

let setup: PaymentSetup
beforeAll(async () => {
  setup = await openPaymentSetup()
})
afterAll(() => setup.close())

const log = { warn: vi.fn() }
beforeEach(() => log.warn.mockClear())

/** Runs the job at a later time, to which the gateways' clocks are moved as well. */
async function reconcileIn(ms: number) {
  setup.gateways.clock.aheadMs = ms
  await reconcile(setup.services, log, new Date(Date.now() + ms))
  setup.gateways.clock.aheadMs = 0
}

it.each(['esewa', 'khalti'] as const)('%s: finds money whose bringer never came back', async (method) => {
  const { screen, orderId } = await setup.startAtGateway(method)
  expect(await press(screen, 'pay', 'lost')).toBeUndefined()
  await reconcileIn(10_000)
  expect((await setup.readPayments(orderId)).states).toEqual(['pending'])
  await reconcileIn(21_000)
  expect(await setup.readPayments(orderId)).toMatchObject({ states: ['paid'], events: ['paid'] })
})

it.each(['esewa', 'khalti'] as const)(
  '%s: finds delayed money, and money after an outage',
  async (method) => {
    const delayed = await setup.startAtGateway(method)
    const down = await setup.startAtGateway(method)
    await setup.visit((await press(delayed.screen, 'pay', 'delayed'))!)
    await setup.visit((await press(down.screen, 'pay', 'down'))!)
    await reconcileIn(21_000)
    expect((await setup.readPayments(delayed.orderId)).states).toEqual(['pending'])
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ why: expect.any(String) }),
      'a payment is not clear',
    )
    await reconcileIn(90_000)
    expect((await setup.readPayments(delayed.orderId)).states).toEqual(['paid'])
    expect((await setup.readPayments(down.orderId)).states).toEqual(['paid'])
  },
)

it.each(['esewa', 'khalti'] as const)('%s: lets a try run out, and finds late money', async (method) => {
  const { screen, orderId } = await setup.startAtGateway(method)
  await press(screen, 'pay', 'late')
  await reconcileIn(holdMs + graceMs - 1000)
  expect((await setup.readPayments(orderId)).states).toEqual(['pending'])
  await reconcileIn(holdMs + graceMs + 1000)
  expect(await setup.readPayments(orderId)).toMatchObject({ states: ['expired'], events: ['failed'] })
  await reconcileIn(holdMs + 3_600_000)
  const { states, tasks } = await setup.readPayments(orderId)
  expect(states).toEqual(['refundDue'])
  expect(tasks).toMatchObject([{ amountPaisa: 2_450_50, reason: 'latePayment' }])
})

it('lets one that cannot be settled wait, and goes on with the others', async () => {
  const one = await setup.startAtGateway('esewa')
  const two = await setup.startAtGateway('esewa')
  for (const { screen } of [one, two]) await press(screen, 'pay', 'lost')
  setup.orders.faults.push(new Error('disk full'))
  await reconcileIn(21_000)
  const states = [
    ...(await setup.readPayments(one.orderId)).states,
    ...(await setup.readPayments(two.orderId)).states,
  ]
  expect(states.toSorted()).toEqual(['paid', 'pending'])
  await reconcileIn(81_000)
  expect((await setup.readPayments(one.orderId)).states).toEqual(['paid'])
  expect((await setup.readPayments(two.orderId)).states).toEqual(['paid'])
})

it('is done by one of all processes, one round at a time', async () => {
  const tryAcquire = vi.fn(async () => false)
  const jobs = startPaymentJobs({ ...setup.services, jobLock: { tryAcquire } }, log)
  await Promise.all([jobs.run(), jobs.run()])
  expect(tryAcquire).toHaveBeenCalledExactlyOnceWith('payments')
  await jobs.close()
  expect(log.warn).not.toHaveBeenCalled()
})
