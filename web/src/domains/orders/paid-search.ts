import type { Order } from '@haat/contract/domains/orders.ts'
import { isUndecided } from '@haat/contract/domains/payments.rules.ts'

const ways = ['yes', 'pending', 'back', 'failed'] as const
export type Paid = (typeof ways)[number]

/** Always returns the parameter: the router keeps one that a validator does not return. */
export const validatePaid = ({ paid }: Record<string, unknown>): { paid?: Paid | undefined } => ({
  paid: ways.find((way) => way === paid),
})

/** Whether the result of the payment is still open. A payment that staff have to check is not waited for. */
export const isWaiting = ({ payment, parcels }: Order) =>
  payment !== null &&
  payment.problem === null &&
  isUndecided(payment.state) &&
  parcels.some(({ state }) => state === 'awaitingPayment')
