import type { Order } from '@haat/contract/domains/orders.ts'
import { isUndecided } from '@haat/contract/domains/payments.rules.ts'

const ways = ['yes', 'pending', 'back', 'failed'] as const
export type Paid = (typeof ways)[number]

/** Named even when it is unknown: what is left out would come through as it stands in the address. */
export const validatePaid = ({ paid }: Record<string, unknown>): { paid?: Paid | undefined } => ({
  paid: ways.find((way) => way === paid),
})

/** Whether it is not known yet if money comes; what people look at is not waited for on the page. */
export const isWaiting = ({ payment, parcels }: Order) =>
  payment !== null &&
  payment.problem === null &&
  isUndecided(payment.state) &&
  parcels.some(({ state }) => state === 'awaitingPayment')
