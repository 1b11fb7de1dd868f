import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPaymentWorld, type PaymentWorld } from '../../../test/payment-world.ts'
import type { GatewayAnswer, PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { graceMs } from './ask-times.ts'
import { settle } from './settle.service.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())

const states = ['paid', 'open', 'ambiguous', 'failed', 'expired', 'none', 'unclear'] as const
/** What happens: somebody asks about a try, in time or after it, alone or beside the next one. */
const step = fc.record({
  at: fc.integer({ min: 0, max: 2 }),
  state: fc.constantFrom(...states),
  isLate: fc.boolean(),
  isAlone: fc.boolean(),
  breaks: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** One gateway names the same money for a try however often it is asked. */
function answerOf({ state }: Step, id: string): GatewayAnswer {
  if (state === 'paid') return { state, captureId: `money of ${id}`, paidPaisa: 2_450_50 }
  return state === 'unclear' ? { state, why: 'it rained' } : { state }
}

async function play(steps: Step[]) {
  const { orderId, payment } = await world.start('esewa')
  const others = [await world.start('esewa', { orderId }), await world.start('esewa', { orderId })]
  const ids = [payment, ...others.map((other) => other.payment)].map(({ id }) => id)
  let running: Promise<unknown>[] = []
  for (const one of steps) {
    const id = ids[one.at]!
    const gateway = { ask: async () => answerOf(one, id) } as unknown as PaymentGateway
    const now = new Date(payment.expiresAt.getTime() + (one.isLate ? graceMs : -1000))
    if (one.breaks) world.orders.faults.push(new Error('it broke'))
    running.push(settle({ ...world.services, gateways: { esewa: gateway } }, id, now).catch(() => {}))
    if (one.isAlone) running = (await Promise.all(running)) && []
  }
  await Promise.all(running)
  world.orders.faults.length = 0
  return { ids, held: await world.held(orderId) }
}

it('whatever gateways say, in whatever order and however often: an order is paid once, and the rest goes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { ids, held } = await play(steps)
      const { tries, tasks, told } = held
      const paid = tries.filter(({ state }) => state === 'paid')
      const owed = tries.filter(({ state }) => state === 'refundDue')
      expect(paid.length).toBeLessThanOrEqual(1)
      expect(told.filter((what) => what === 'paid')).toHaveLength(paid.length)
      expect(tasks.map(({ paymentId }) => paymentId).toSorted()).toEqual(owed.map(({ id }) => id).toSorted())
      for (const { state, captureId, askAt } of tries) {
        const hasMoney = state === 'paid' || state === 'refundDue'
        expect({ hasMoney, isNamed: captureId !== null, isAsked: askAt !== null }).toEqual({
          hasMoney,
          isNamed: hasMoney,
          isAsked: !hasMoney,
        })
      }
      // What was said without a fault has had its effect.
      const certain = new Set(steps.filter(({ state }) => state === 'paid').map(({ at }) => ids[at]))
      if (!steps.some(({ breaks }) => breaks)) expect(paid.length + owed.length).toBe(certain.size)
    }),
    { numRuns: 25 },
  )
})
