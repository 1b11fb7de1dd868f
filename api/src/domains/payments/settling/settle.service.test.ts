import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press } from '../../../../test/gateway-stand-ins.ts'
import { holdMs, openPaymentSetup, type PaymentSetup } from '../../../../test/payment-setup.ts'
import { createGateways } from '#platform/payments/create-gateways.ts'
import type { GatewayAnswer, PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { graceMs, lateMoneyMs } from './ask-times.ts'
import { settle } from './settle.service.ts'

let setup: PaymentSetup
beforeAll(async () => {
  setup = await openPaymentSetup()
})
afterAll(() => setup.close())

const methods = ['esewa', 'khalti'] as const
const inMs = (ms: number) => new Date(Date.now() + ms)

/** The services of the shop with a gateway that gives the answer of the test. */
const servicesWithAnswer = (answer: GatewayAnswer) => {
  const gateway = { method: 'khalti', ask: async () => answer } as unknown as PaymentGateway
  return { ...setup.services, gateways: { khalti: gateway } }
}

describe.each(methods)('money of %s', (method) => {
  it('is counted once by fifty who ask at the same moment', async () => {
    const { screen, payment, orderId } = await setup.startAtGateway(method)
    await press(screen, 'pay')
    const settled = await Promise.all(Array.from({ length: 50 }, () => settle(setup.services, payment.id)))
    expect(new Set(settled.map((one) => one?.payment.state))).toEqual(new Set(['paid']))
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['paid'], events: ['paid'], tasks: [] })
  })

  it('that could not be written down leaves nothing half done, and is counted when asked again', async () => {
    const { screen, payment, orderId } = await setup.startAtGateway(method)
    await press(screen, 'pay')
    setup.orders.faults.push(new Error('the process ended here'))
    await expect(settle(setup.services, payment.id)).rejects.toThrow('the process ended here')
    const { states, events, attempts } = await setup.readPayments(orderId)
    expect({ states, events, captureId: attempts[0]?.captureId }).toEqual({
      states: ['pending'],
      events: [],
      captureId: null,
    })
    expect(attempts[0]?.askAt).not.toBeNull()
    await settle(setup.services, payment.id)
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['paid'], events: ['paid'] })
  })

  it('for an order that was cancelled meanwhile has to go back within seven days', async () => {
    const { screen, payment, orderId } = await setup.startAtGateway(method)
    setup.orders.ended.add(orderId)
    await press(screen, 'pay')
    await Promise.all(Array.from({ length: 10 }, () => settle(setup.services, payment.id)))
    const { states, events, tasks } = await setup.readPayments(orderId)
    expect(states).toEqual(['refundDue'])
    expect(events).toEqual(['over', 'owed 245050'])
    expect(tasks).toMatchObject([{ amountPaisa: 2_450_50, reason: 'latePayment', doneAt: null }])
    const days = (tasks[0]!.dueAt.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  it('for an order that two tabs pay is kept once and sent back once', async () => {
    const one = await setup.startAtGateway(method)
    const two = await setup.startAtGateway(method, { orderId: one.orderId })
    await Promise.all([press(one.screen, 'pay'), press(two.screen, 'pay')])
    await Promise.all([one, two, one, two].map(({ payment }) => settle(setup.services, payment.id)))
    const { states, tasks } = await setup.readPayments(one.orderId)
    expect(states.toSorted()).toEqual(['paid', 'refundDue'])
    expect(tasks).toHaveLength(1)
  })

  it('that comes after the time was over has to go back, and the order is not asked', async () => {
    const { screen, payment, orderId } = await setup.startAtGateway(method)
    await press(screen, 'pay', 'late')
    await settle(setup.services, payment.id, inMs(holdMs + graceMs + 1))
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['expired'], events: ['failed'] })
    setup.gateways.clock.aheadMs = 21 * 60_000
    await settle(setup.services, payment.id, inMs(holdMs + 6 * 60_000))
    setup.gateways.clock.aheadMs = 0
    const { states, events, tasks } = await setup.readPayments(orderId)
    expect(states).toEqual(['refundDue'])
    expect(events).toEqual(['failed', 'owed 245050'])
    expect(tasks).toHaveLength(1)
  })

  it('is not looked for any more a day after', async () => {
    const { payment, orderId } = await setup.startAtGateway(method)
    await settle(setup.services, payment.id, inMs(holdMs + lateMoneyMs))
    expect((await setup.readPayments(orderId)).attempts[0]).toMatchObject({ state: 'expired', askAt: null })
  })

  it('stays unknown while the gateway lets us wait too long', async () => {
    const { screen, payment, orderId } = await setup.startAtGateway(method)
    await press(screen, 'pay')
    const gateways = createGateways(setup.services.config, { timeoutMs: 100 })
    setup.gateways.clock.holdMs = 200
    const settled = await settle({ ...setup.services, gateways }, payment.id)
    setup.gateways.clock.holdMs = 0
    expect(settled?.answer).toMatchObject({
      state: 'unclear',
      why: expect.stringContaining('did not answer'),
    })
    expect((await setup.readPayments(orderId)).states).toEqual(['pending'])
    await settle(setup.services, payment.id)
    expect((await setup.readPayments(orderId)).states).toEqual(['paid'])
  })
})

describe('an answer', () => {
  const paid = (captureId: string) => ({ state: 'paid', captureId, paidPaisa: 2_450_50 }) as const

  it('with money that another payment has changes nothing', async () => {
    const [one, two] = [await setup.start('khalti'), await setup.start('khalti')]
    await settle(servicesWithAnswer(paid('SAME')), one.payment.id)
    const settled = await settle(servicesWithAnswer(paid('SAME')), two.payment.id)
    expect(settled?.answer?.state).toBe('unclear')
    expect(await setup.readPayments(two.orderId)).toMatchObject({ states: ['pending'], events: [] })
    const { rowCount } = await setup.services.db.execute(
      `select 1 from paid_orders where order_id = ${two.orderId}`,
    )
    expect(rowCount).toBe(0)
  })

  it('that is not certain holds the try until its time is over', async () => {
    const { payment, orderId } = await setup.start('khalti')
    await settle(servicesWithAnswer({ state: 'ambiguous' }), payment.id)
    await settle(servicesWithAnswer({ state: 'open' }), payment.id)
    expect((await setup.readPayments(orderId)).states).toEqual(['ambiguous'])
    await settle(servicesWithAnswer(paid('CERTAIN')), payment.id)
    expect((await setup.readPayments(orderId)).states).toEqual(['paid'])
  })

  it('never takes back what is decided', async () => {
    const { payment, orderId } = await setup.start('khalti')
    await settle(servicesWithAnswer(paid('DECIDED')), payment.id)
    for (const state of ['failed', 'expired', 'none', 'open'] as const) {
      await settle(servicesWithAnswer({ state }), payment.id, inMs(holdMs + graceMs))
    }
    expect(await setup.readPayments(orderId)).toMatchObject({ states: ['paid'], events: ['paid'] })
  })

  it('of money for a try that had failed sends it back', async () => {
    const { payment, orderId } = await setup.start('khalti')
    await settle(servicesWithAnswer({ state: 'failed' }), payment.id)
    await settle(servicesWithAnswer(paid('AFTER')), payment.id)
    expect(await setup.readPayments(orderId)).toMatchObject({
      states: ['refundDue'],
      events: ['failed', 'owed 245050'],
    })
  })

  it('is not waited for from a method that was switched off', async () => {
    const { payment } = await setup.start('khalti')
    const settled = await settle({ ...setup.services, gateways: {} }, payment.id)
    expect(settled?.answer).toEqual({ state: 'unclear', why: 'khalti is switched off' })
  })

  it('about a try that nobody made is none', async () => {
    expect(await settle(setup.services, '0198a8d2-0000-7000-8000-000000000000')).toBeUndefined()
  })
})
