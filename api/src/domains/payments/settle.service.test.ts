import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press } from '../../../test/gateway-doubles.ts'
import { holdMs, openPaymentWorld, type PaymentWorld } from '../../../test/payment-world.ts'
import { createGateways } from '#platform/payments/create-gateways.ts'
import type { GatewayAnswer, PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { graceMs, lateMoneyMs } from './ask-times.ts'
import { settle } from './settle.service.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())

const methods = ['esewa', 'khalti'] as const
const inMs = (ms: number) => new Date(Date.now() + ms)

/** The same shop, at which the gateway says what we like. */
const hearing = (answer: GatewayAnswer) => {
  const gateway = { method: 'khalti', ask: async () => answer } as unknown as PaymentGateway
  return { ...world.services, gateways: { khalti: gateway } }
}

describe.each(methods)('money of %s', (method) => {
  it('is counted once by fifty who ask at the same moment', async () => {
    const { screen, payment, orderId } = await world.begin(method)
    await press(screen, 'pay')
    const settled = await Promise.all(Array.from({ length: 50 }, () => settle(world.services, payment.id)))
    expect(new Set(settled.map((one) => one?.payment.state))).toEqual(new Set(['paid']))
    expect(await world.held(orderId)).toMatchObject({ states: ['paid'], told: ['paid'], tasks: [] })
  })

  it('that could not be written down leaves nothing half done, and is counted when asked again', async () => {
    const { screen, payment, orderId } = await world.begin(method)
    await press(screen, 'pay')
    world.orders.faults.push(new Error('the process ended here'))
    await expect(settle(world.services, payment.id)).rejects.toThrow('the process ended here')
    const { states, told, tries } = await world.held(orderId)
    expect({ states, told, captureId: tries[0]?.captureId }).toEqual({
      states: ['pending'],
      told: [],
      captureId: null,
    })
    expect(tries[0]?.askAt).not.toBeNull()
    await settle(world.services, payment.id)
    expect(await world.held(orderId)).toMatchObject({ states: ['paid'], told: ['paid'] })
  })

  it('for an order that was cancelled meanwhile has to go back within seven days', async () => {
    const { screen, payment, orderId } = await world.begin(method)
    world.orders.over.add(orderId)
    await press(screen, 'pay')
    await Promise.all(Array.from({ length: 10 }, () => settle(world.services, payment.id)))
    const { states, told, tasks } = await world.held(orderId)
    expect(states).toEqual(['refundDue'])
    expect(told).toEqual(['over', 'owed 245050'])
    expect(tasks).toMatchObject([{ amountPaisa: 2_450_50, reason: 'latePayment', doneAt: null }])
    const days = (tasks[0]!.dueAt.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  it('for an order that two tabs pay is kept once and sent back once', async () => {
    const one = await world.begin(method)
    const two = await world.begin(method, { orderId: one.orderId })
    await Promise.all([press(one.screen, 'pay'), press(two.screen, 'pay')])
    await Promise.all([one, two, one, two].map(({ payment }) => settle(world.services, payment.id)))
    const { states, tasks } = await world.held(one.orderId)
    expect(states.toSorted()).toEqual(['paid', 'refundDue'])
    expect(tasks).toHaveLength(1)
  })

  it('that comes after the time was over has to go back, and the order is not asked', async () => {
    const { screen, payment, orderId } = await world.begin(method)
    await press(screen, 'pay', 'late')
    await settle(world.services, payment.id, inMs(holdMs + graceMs + 1))
    expect(await world.held(orderId)).toMatchObject({ states: ['expired'], told: ['failed'] })
    world.gateways.clock.aheadMs = 21 * 60_000
    await settle(world.services, payment.id, inMs(holdMs + 6 * 60_000))
    world.gateways.clock.aheadMs = 0
    const { states, told, tasks } = await world.held(orderId)
    expect(states).toEqual(['refundDue'])
    expect(told).toEqual(['failed', 'owed 245050'])
    expect(tasks).toHaveLength(1)
  })

  it('is not looked for any more a day after', async () => {
    const { payment, orderId } = await world.begin(method)
    await settle(world.services, payment.id, inMs(holdMs + lateMoneyMs))
    expect((await world.held(orderId)).tries[0]).toMatchObject({ state: 'expired', askAt: null })
  })

  it('stays unknown while the gateway lets us wait too long', async () => {
    const { screen, payment, orderId } = await world.begin(method)
    await press(screen, 'pay')
    const gateways = createGateways(world.services.config, { timeoutMs: 100 })
    world.gateways.clock.holdMs = 200
    const settled = await settle({ ...world.services, gateways }, payment.id)
    world.gateways.clock.holdMs = 0
    expect(settled?.heard).toMatchObject({ state: 'unclear', why: expect.stringContaining('did not answer') })
    expect((await world.held(orderId)).states).toEqual(['pending'])
    await settle(world.services, payment.id)
    expect((await world.held(orderId)).states).toEqual(['paid'])
  })
})

describe('an answer', () => {
  const paid = (captureId: string) => ({ state: 'paid', captureId, paidPaisa: 2_450_50 }) as const

  it('with money that another payment has changes nothing', async () => {
    const [one, two] = [await world.start('khalti'), await world.start('khalti')]
    await settle(hearing(paid('SAME')), one.payment.id)
    const settled = await settle(hearing(paid('SAME')), two.payment.id)
    expect(settled?.heard?.state).toBe('unclear')
    expect(await world.held(two.orderId)).toMatchObject({ states: ['pending'], told: [] })
    const { rowCount } = await world.services.db.execute(
      `select 1 from paid_orders where order_id = ${two.orderId}`,
    )
    expect(rowCount).toBe(0)
  })

  it('that is not certain holds the try until its time is over', async () => {
    const { payment, orderId } = await world.start('khalti')
    await settle(hearing({ state: 'ambiguous' }), payment.id)
    await settle(hearing({ state: 'open' }), payment.id)
    expect((await world.held(orderId)).states).toEqual(['ambiguous'])
    await settle(hearing(paid('CERTAIN')), payment.id)
    expect((await world.held(orderId)).states).toEqual(['paid'])
  })

  it('never takes back what is decided', async () => {
    const { payment, orderId } = await world.start('khalti')
    await settle(hearing(paid('DECIDED')), payment.id)
    for (const state of ['failed', 'expired', 'none', 'open'] as const) {
      await settle(hearing({ state }), payment.id, inMs(holdMs + graceMs))
    }
    expect(await world.held(orderId)).toMatchObject({ states: ['paid'], told: ['paid'] })
  })

  it('of money for a try that had failed sends it back', async () => {
    const { payment, orderId } = await world.start('khalti')
    await settle(hearing({ state: 'failed' }), payment.id)
    await settle(hearing(paid('AFTER')), payment.id)
    expect(await world.held(orderId)).toMatchObject({
      states: ['refundDue'],
      told: ['failed', 'owed 245050'],
    })
  })

  it('is not waited for from a method that was switched off', async () => {
    const { payment } = await world.start('khalti')
    const settled = await settle({ ...world.services, gateways: {} }, payment.id)
    expect(settled?.heard).toEqual({ state: 'unclear', why: 'khalti is switched off' })
  })

  it('about a try that nobody made is none', async () => {
    expect(await settle(world.services, '0198a8d2-0000-7000-8000-000000000000')).toBeUndefined()
  })
})
