import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaymentSetup, type PaymentSetup } from '../../../../test/payment-setup.ts'
import type { GatewayAnswer, PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { graceMs } from './ask-times.ts'
import { settle } from './settle.service.ts'

let setup: PaymentSetup
beforeAll(async () => {
  setup = await openPaymentSetup()
})
afterAll(() => setup.close())

const states = ['paid', 'open', 'ambiguous', 'failed', 'expired', 'none', 'unclear'] as const
/** One step: a payment is settled in time or too late, alone or at the same time as the next step. */
const step = fc.record({
  at: fc.integer({ min: 0, max: 2 }),
  state: fc.constantFrom(...states),
  isLate: fc.boolean(),
  isAlone: fc.boolean(),
  breaks: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A gateway gives the same capture for a payment however often it is asked. */
function answerOf({ state }: Step, id: string): GatewayAnswer {
  if (state === 'paid') return { state, captureId: `money of ${id}`, paidPaisa: 2_450_50 }
  return state === 'unclear' ? { state, why: 'it rained' } : { state }
}

async function runSteps(steps: Step[]) {
  const { orderId, payment } = await setup.start('esewa')
  const others = [await setup.start('esewa', { orderId }), await setup.start('esewa', { orderId })]
  const ids = [payment, ...others.map((other) => other.payment)].map(({ id }) => id)
  let running: Promise<unknown>[] = []
  for (const one of steps) {
    const id = ids[one.at]!
    const gateway = { ask: async () => answerOf(one, id) } as unknown as PaymentGateway
    const now = new Date(payment.expiresAt.getTime() + (one.isLate ? graceMs : -1000))
    if (one.breaks) setup.orders.faults.push(new Error('it broke'))
    running.push(settle({ ...setup.services, gateways: { esewa: gateway } }, id, now).catch(() => {}))
    if (one.isAlone) running = (await Promise.all(running)) && []
  }
  await Promise.all(running)
  setup.orders.faults.length = 0
  return { ids, readPayments: await setup.readPayments(orderId) }
}

it('whatever gateways say, in whatever order and however often: an order is paid once, and the rest goes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { ids, readPayments } = await runSteps(steps)
      const { attempts, tasks, events } = readPayments
      const paid = attempts.filter(({ state }) => state === 'paid')
      const owed = attempts.filter(({ state }) => state === 'refundDue')
      expect(paid.length).toBeLessThanOrEqual(1)
      expect(events.filter((what) => what === 'paid')).toHaveLength(paid.length)
      expect(tasks.map(({ paymentId }) => paymentId).toSorted()).toEqual(owed.map(({ id }) => id).toSorted())
      for (const { state, captureId, askAt } of attempts) {
        const hasMoney = state === 'paid' || state === 'refundDue'
        expect({ hasMoney, isNamed: captureId !== null, isAsked: askAt !== null }).toEqual({
          hasMoney,
          isNamed: hasMoney,
          isAsked: !hasMoney,
        })
      }
      // Answers in steps without a fault have had their effect.
      const certain = new Set(steps.filter(({ state }) => state === 'paid').map(({ at }) => ids[at]))
      if (!steps.some(({ breaks }) => breaks)) expect(paid.length + owed.length).toBe(certain.size)
    }),
    { numRuns: process.env['LONG_ROUNDS'] ? 100 : 10 },
  )
})
