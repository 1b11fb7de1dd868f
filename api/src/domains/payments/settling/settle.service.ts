import { isUndecided } from '@haat/contract/domains/payments.rules.ts'
import { errorConstraint } from '#platform/database/errors/error-code.ts'
import {
  unclear,
  type GatewayAnswer,
  type GatewayMethod,
  type ReturnedTry,
} from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import { isPastGrace, nextAskAt } from './ask-times.ts'
import { recordProblem, type ReportedProblem } from './payment-problem.service.ts'
import { findPayment, isStillAskedAbout, lockPayment, movePayment } from '../payments.store.ts'
import { setAskAt, type Payment } from '../payments.store.ts'
import { oweLateMoney } from '../refunds/refunds.service.ts'

export interface Settled {
  payment: Payment
  /** The gateway's answer; undefined when there was nothing to ask. */
  answer: GatewayAnswer | undefined
}

/**
 * Asks the gateway about a payment and acts on the answer. It may be called any number of times, as what is decided stays
 * decided. Undefined when there is no such payment.
 */
export async function settle(
  services: Services,
  paymentId: string,
  now = new Date(),
): Promise<Settled | undefined> {
  const payment = await findPayment(services.db, paymentId)
  if (!payment || !isStillAskedAbout(payment.state)) return payment && { payment, answer: undefined }
  const answer = await act(services, payment, await ask(services, payment))
  const askAt = nextAskAt(payment, now)
  const ended = problemAtEnd(payment, answer, { isOver: isPastGrace(payment, now), isLast: askAt === null })
  if (ended) await recordProblem(services, paymentId, ended)
  if (isPastGrace(payment, now)) await endUnpaid(services, paymentId, 'expired')
  await setAskAt(services.db, paymentId, askAt)
  return { payment: (await findPayment(services.db, paymentId)) ?? payment, answer }
}

/** If a payment ends and it is not certain whether money came, staff are asked to look at it. */
function problemAtEnd(
  { state }: Payment,
  answer: GatewayAnswer,
  { isOver, isLast }: { isOver: boolean; isLast: boolean },
): ReportedProblem | undefined {
  const nothing = { reportedPaisa: null, reference: null }
  if (isLast && answer.state === 'unclear') return { problem: 'unheard', ...nothing }
  const isUncertain = answer.state === 'ambiguous' || (state === 'ambiguous' && answer.state === 'unclear')
  return isOver && isUncertain ? { problem: 'uncertain', ...nothing } : undefined
}

async function ask({ gateways }: Services, payment: Payment): Promise<GatewayAnswer> {
  const gateway = gateways[payment.method as GatewayMethod]
  return gateway ? gateway.ask(payment) : unclear(`${payment.method} is switched off`)
}

async function act(services: Services, payment: Payment, answer: GatewayAnswer): Promise<GatewayAnswer> {
  if (answer.state === 'paid') return takeMoney(services, payment.id, answer)
  if (answer.state === 'strange') await recordProblem(services, payment.id, answer)
  if (answer.state === 'failed' || answer.state === 'expired') {
    await endUnpaid(services, payment.id, answer.state)
  } else if (answer.state === 'ambiguous') {
    await movePayment(services.db, payment.id, 'ambiguous')
  } else if (answer.state === 'open') {
    await movePayment(services.db, payment.id, 'pending')
  }
  return answer
}

type PaidAnswer = Extract<GatewayAnswer, { state: 'paid' }>

/** Of several processes that learn of the money, the first marks the order as paid, in the same transaction. */
async function takeMoney(services: Services, id: string, answer: PaidAnswer): Promise<GatewayAnswer> {
  const { captureId } = answer
  try {
    await services.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id)
      if (!payment || !isStillAskedAbout(payment.state)) return
      const { orderId, amountPaisa } = payment
      const money = { paymentId: id, method: payment.method as GatewayMethod, amountPaisa }
      const isExpected = isUndecided(payment.state)
      const verdict = isExpected ? await services.paymentEvents.markPaid(tx, orderId, money) : 'over'
      await movePayment(tx, id, verdict === 'paid' ? 'paid' : 'refundDue', { captureId, askAt: null })
      if (verdict === 'over') await oweLateMoney(services, tx, payment, money)
    })
    services.outbox.wake()
    return answer
  } catch (error) {
    if (errorConstraint(error) !== 'payments_capture') throw error
    await recordProblem(services, id, {
      problem: 'takenMoney',
      reportedPaisa: answer.paidPaisa,
      reference: captureId,
    })
    return unclear('the gateway named money that another payment has')
  }
}

/** Ends a payment that brings no money, and notifies the order in the same transaction. */
async function endUnpaid(services: Services, id: string, to: 'failed' | 'expired') {
  await services.db.transaction(async (tx) => {
    const payment = await movePayment(tx, id, to)
    if (payment) await services.paymentEvents.onPaymentFailed?.(tx, payment.orderId)
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds the payment that a browser returns from. If the address has the gateway's own id too, it must belong to ours. */
export async function findReturned({ db }: Services, method: GatewayMethod, returned: ReturnedTry) {
  if (returned.id === undefined || !uuid.test(returned.id)) return undefined
  const payment = await findPayment(db, returned.id)
  const isSame = !('gatewayId' in returned) || payment?.gatewayId === returned.gatewayId
  return payment?.method === method && isSame ? payment : undefined
}
