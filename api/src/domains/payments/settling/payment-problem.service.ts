import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentProblem } from '@haat/contract/domains/payments.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import { isStillAskedAbout, lockPayment, setProblem, type Payment } from '../payments.store.ts'

export interface ReportedProblem {
  problem: PaymentProblem
  /** The sum that the gateway reports, if it can be read. */
  reportedPaisa: number | null
  /** The gateway's reference for the money. */
  reference: string | null
}

const keyOf = (paymentId: string) => ['payment', paymentId]

/** Sentences for staff, who may read either language. */
const sentences: Record<PaymentProblem, { short: string; en: string; ne: string }> = {
  otherSum: {
    short: 'another sum than asked for',
    en: 'The gateway reports another sum than the order asked for.',
    ne: 'अर्डरले मागेभन्दा फरक रकम आएको भुक्तानी सेवाले जनाएको छ।',
  },
  unnamed: {
    short: 'paid without a reference',
    en: 'The gateway reports that all was paid, but gives no reference for the money.',
    ne: 'पूरै रकम तिरिएको भुक्तानी सेवाले जनाएको छ, तर त्यसको सन्दर्भ नम्बर दिएको छैन।',
  },
  refunded: {
    short: 'paid and sent back at the gateway',
    en: 'The gateway reports that it was paid and that some or all of it was sent back there.',
    ne: 'तिरिएको र त्यसमध्ये केही वा पूरै रकम त्यहीँबाट फिर्ता भएको भुक्तानी सेवाले जनाएको छ।',
  },
  takenMoney: {
    short: 'money of another payment',
    en: 'The gateway reports money under the reference of another payment.',
    ne: 'भुक्तानी सेवाले अर्कै भुक्तानीको सन्दर्भ नम्बर दिएको छ।',
  },
  uncertain: {
    short: 'never certain whether paid',
    en: 'The time to pay is over, and the gateway was never certain whether it was paid.',
    ne: 'तिर्ने समय सकियो, तर तिरियो कि तिरिएन भन्ने भुक्तानी सेवाले पक्का गरेन।',
  },
  unheard: {
    short: 'no clear answer about the payment',
    en: 'The gateway has given no clear answer for as long as we ask. Money may have come.',
    ne: 'हामीले सोधेसम्म भुक्तानी सेवाले स्पष्ट जवाफ दिएन। पैसा आएको पनि हुन सक्छ।',
  },
}

function messageOf({ id, orderId, method, amountPaisa }: Payment, reported: ReportedProblem): string {
  const { problem, reportedPaisa, reference } = reported
  const sum = (paisa: number) => `${formatRupees(paisa, 'en')} (${paisa} paisa)`
  return [
    sentences[problem].en,
    sentences[problem].ne,
    '',
    `Order: ${orderNumber(orderId)}`,
    `Gateway: ${method}`,
    `Payment try: ${id}`,
    `Asked for: ${sum(amountPaisa)}`,
    `Reported: ${reportedPaisa === null ? '-' : sum(reportedPaisa)}`,
    `Reference of the gateway: ${reference ?? '-'}`,
    '',
    'The order is not paid by this. Please look it up at the gateway, then write to the shopper.',
    'यसबाट अर्डर तिरिएको मानिँदैन। कृपया भुक्तानी सेवामा हेरेर ग्राहकलाई लेख्नुहोस्।',
  ].join('\n')
}

/**
 * Money that nothing may follow from by itself becomes a task of the desk, once per try: what is noted on the try, the
 * task and what the shopper is told stand together or not at all.
 */
export async function recordProblem(services: Services, paymentId: string, reported: ReportedProblem) {
  const task = await services.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment || !isStillAskedAbout(payment.state) || payment.problem !== null) return undefined
    const { orderId, amountPaisa } = payment
    const { problem, reportedPaisa } = reported
    await setProblem(tx, paymentId, { problem, reportedPaisa })
    const number = orderNumber(orderId)
    const opened = await services.staffTasks.open(tx, {
      key: keyOf(paymentId),
      subject: `Order ${number}: ${sentences[problem].short}`,
      message: messageOf(payment, reported),
      about: { kind: 'order', id: number, title: number },
    })
    const money = { paymentId, method: payment.method as GatewayMethod, amountPaisa }
    await services.paymentEvents.onPaymentProblem?.(tx, orderId, { ...money, problem, reportedPaisa })
    return opened
  })
  if (!task) return
  services.outbox.wake()
  await services.bus.publish('tickets', [task.number])
}

/** What people still look at; a task that is solved is no news to the shopper any more. */
export async function openProblemOf({ staffTasks }: Services, db: Services['db'], tries: Payment[]) {
  for (const { id, problem, reportedPaisa, state } of tries.toReversed()) {
    if (problem !== null && state !== 'paid' && (await staffTasks.isOpen(db, keyOf(id))))
      return { problem, reportedPaisa }
  }
  return null
}
