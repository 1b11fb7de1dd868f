export const paymentMethods = ['cod', 'esewa', 'khalti'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const isGateway = (method: PaymentMethod): method is Exclude<PaymentMethod, 'cod'> => method !== 'cod'

/** One try to pay. */
export const paymentStates = [
  'created',
  'pending',
  'ambiguous',
  'paid',
  'failed',
  'expired',
  'refundDue',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * What may follow what. Only the gateway's own answer to our question makes a try paid. Money that comes for a try that
 * is over, or for an order that is, has to go back.
 */
export const paymentSteps: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'paid', 'failed', 'expired', 'ambiguous', 'refundDue'],
  pending: ['paid', 'failed', 'expired', 'ambiguous', 'refundDue'],
  ambiguous: ['paid', 'failed', 'expired', 'refundDue'],
  paid: ['refundDue'],
  failed: ['refundDue'],
  expired: ['refundDue'],
  refundDue: ['refunded'],
  refunded: [],
}
export const mayBecome = (from: PaymentState, to: PaymentState) => paymentSteps[from].includes(to)
/** The gateway has not said the last word. */
export const isUndecided = (state: PaymentState) => mayBecome(state, 'paid')

/**
 * What a gateway says about money that nothing may follow from by itself: people look at it.
 * - otherSum: another sum than was asked for
 * - unnamed: all was paid, but the money has no name to find it by
 * - refunded: paid, and sent back there in whole or in part
 * - takenMoney: the money of another payment
 * - uncertain: was never certain until the time was over
 * - unheard: gave no clear answer for as long as it was asked
 */
export const paymentProblems = [
  'otherSum',
  'unnamed',
  'refunded',
  'takenMoney',
  'uncertain',
  'unheard',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

/** Khalti takes no less. */
export const leastOnlinePaisa = 10_00
