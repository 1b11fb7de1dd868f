import { isUndecided } from '@haat/contract/domains/payments.rules.ts'
import { errorConstraint } from '#platform/db/error-code.ts'
import {
  unclear,
  type GatewayAnswer,
  type GatewayMethod,
  type ReturnedTry,
} from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import { isPastGrace, nextAskAt } from './ask-times.ts'
import { noteProblem, type ToldProblem } from './payment-problem.service.ts'
import { findPayment, isAsked, lockPayment, movePayment } from './payments.store.ts'
import { setAskAt, type Payment } from './payments.store.ts'
import { oweBack } from './refunds.service.ts'

export interface Settled {
  payment: Payment
  /** What the gateway said; undefined when there was nothing to ask. */
  heard: GatewayAnswer | undefined
}

/**
 * Asks the gateway about a try and does what follows from the answer, as often as anybody likes: what is decided stays
 * decided. Undefined when there is no such try.
 */
export async function settle(
  services: Services,
  paymentId: string,
  now = new Date(),
): Promise<Settled | undefined> {
  const payment = await findPayment(services.db, paymentId)
  if (!payment || !isAsked(payment.state)) return payment && { payment, heard: undefined }
  const heard = await act(services, payment, await ask(services, payment))
  const askAt = nextAskAt(payment, now)
  const ended = problemAtEnd(payment, heard, { isOver: isPastGrace(payment, now), isLast: askAt === null })
  if (ended) await noteProblem(services, paymentId, ended)
  if (isPastGrace(payment, now)) await moveOn(services, paymentId, 'expired')
  await setAskAt(services.db, paymentId, askAt)
  return { payment: (await findPayment(services.db, paymentId)) ?? payment, heard }
}

/** A try that ends without anybody knowing whether money came is not forgotten. */
function problemAtEnd(
  { state }: Payment,
  heard: GatewayAnswer,
  { isOver, isLast }: { isOver: boolean; isLast: boolean },
): ToldProblem | undefined {
  const nothing = { reportedPaisa: null, reference: null }
  if (isLast && heard.state === 'unclear') return { problem: 'unheard', ...nothing }
  const isUncertain = heard.state === 'ambiguous' || (state === 'ambiguous' && heard.state === 'unclear')
  return isOver && isUncertain ? { problem: 'uncertain', ...nothing } : undefined
}

async function ask({ gateways }: Services, payment: Payment): Promise<GatewayAnswer> {
  const gateway = gateways[payment.method as GatewayMethod]
  return gateway ? gateway.ask(payment) : unclear(`${payment.method} is switched off`)
}

async function act(services: Services, payment: Payment, answer: GatewayAnswer): Promise<GatewayAnswer> {
  if (answer.state === 'paid') return takeMoney(services, payment.id, answer)
  if (answer.state === 'strange') await noteProblem(services, payment.id, answer)
  if (answer.state === 'failed' || answer.state === 'expired') {
    await moveOn(services, payment.id, answer.state)
  } else if (answer.state === 'ambiguous') {
    await movePayment(services.db, payment.id, 'ambiguous')
  } else if (answer.state === 'open') {
    await movePayment(services.db, payment.id, 'pending')
  }
  return answer
}

type PaidAnswer = Extract<GatewayAnswer, { state: 'paid' }>

/** Of all who hear that money came the first one tells the order, and both are written together or not at all. */
async function takeMoney(services: Services, id: string, answer: PaidAnswer): Promise<GatewayAnswer> {
  const { captureId } = answer
  try {
    await services.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id)
      if (!payment || !isAsked(payment.state)) return
      const { orderId, amountPaisa } = payment
      const money = { paymentId: id, method: payment.method as GatewayMethod, amountPaisa }
      const isWanted = isUndecided(payment.state)
      const verdict = isWanted ? await services.orderSide.markPaid(tx, orderId, money) : 'over'
      await movePayment(tx, id, verdict === 'paid' ? 'paid' : 'refundDue', { captureId, askAt: null })
      if (verdict === 'over') await oweBack(services, tx, payment, money)
    })
    services.outbox.wake()
    return answer
  } catch (error) {
    if (errorConstraint(error) !== 'payments_capture') throw error
    await noteProblem(services, id, {
      problem: 'takenMoney',
      reportedPaisa: answer.paidPaisa,
      reference: captureId,
    })
    return unclear('the gateway named money that another payment has')
  }
}

/** A try that brings no money: the order is told in the same transaction. */
async function moveOn(services: Services, id: string, to: 'failed' | 'expired') {
  await services.db.transaction(async (tx) => {
    const payment = await movePayment(tx, id, to)
    if (payment) await services.orderSide.paymentFailed?.(tx, payment.orderId)
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** From which try somebody says to come back; a name of the gateway has to go with ours. */
export async function findReturned({ db }: Services, method: GatewayMethod, returned: ReturnedTry) {
  if (returned.id === undefined || !uuid.test(returned.id)) return undefined
  const payment = await findPayment(db, returned.id)
  const isSame = !('gatewayId' in returned) || payment?.gatewayId === returned.gatewayId
  return payment?.method === method && isSame ? payment : undefined
}
