export const paymentMethods = ['cod', 'esewa', 'khalti'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const isGateway = (method: PaymentMethod): method is Exclude<PaymentMethod, 'cod'> => method !== 'cod'

/** The states of one attempt to pay. */
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
 * The states that may follow each state. Only the gateway's own answer to our question makes an attempt paid.
 * Money that comes for an attempt or an order that is over has to be refunded.
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
/** Whether the gateway may still report that it is paid. */
export const isUndecided = (state: PaymentState) => mayBecome(state, 'paid')

/**
 * Problems that need a person, because nothing may be done automatically.
 * - otherSum: the gateway names another sum than was asked for
 * - unnamed: all was paid, but the gateway gave no id of the money
 * - refunded: paid, and refunded there in whole or in part
 * - takenMoney: the money belongs to another payment
 * - uncertain: the gateway was undecided until the time was over
 * - unheard: the gateway gave no clear answer for as long as it was asked
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

/** Khalti accepts no smaller sum. */
export const minOnlinePaisa = 10_00
