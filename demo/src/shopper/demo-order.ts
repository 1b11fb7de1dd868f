import type { CancelReason } from '@haat/contract/domains/orders.rules.ts'
import type { CallOutcome } from '@haat/contract/domains/orders.staff.rules.ts'
import type { DeclineReason, ParcelState, RefusalReason } from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { DemoAddressName } from './demo-addresses.ts'

/** So many working days before the start of the demo, at a time in Nepal; or so many minutes before it. */
export type When = readonly [workingDays: number, time: string] | { minutes: number }

/** What happens to an order after it was placed, and to which of its parcels. */
export type Happening =
  /** The shopper types the code of an order that is paid in cash. */
  | { what: 'confirm' }
  /** The gateway is asked, and answers so. */
  | { what: 'asked'; answer: 'paid' | 'failed' | 'ambiguous' | 'otherSum' | 'none' }
  | { what: 'moved'; to: Extract<ParcelState, 'packed' | 'handedOver' | 'shipped' | 'delivered' | 'refused'> }
  /** Somebody of the shop, a courier or staff take a step that says more than a state. */
  | { what: 'step'; step: DemoStep }
  | { what: 'cancelled'; reason: CancelReason }
  /** The clock cancels what was not paid in time. */
  | { what: 'notPaidInTime' }
  /** Staff refund a delivered piece of the first line. */
  | { what: 'pieceRefunded'; reason: string }
  /** Staff have sent money back. */
  | { what: 'refunded' }

/** What people of a shop, couriers and staff do with a parcel. */
export type DemoStep =
  | { step: 'accept' | 'pack' | 'leave' | 'back' | 'tried' | 'delivered' }
  | { step: 'handOver'; courier: string; trackingNumber?: string }
  /** So many pieces of the first line stay with the shopper. */
  | { step: 'partly'; kept: number }
  | { step: 'refused'; reason: Exclude<RefusalReason, 'notReached'> }
  | { step: 'decline'; reason: DeclineReason; words?: string }
  /** So many pieces of the first line are there. */
  | { step: 'missing'; sent: number }
  /** The shop asks whether it may send this instead of the first line. */
  | { step: 'substitute'; instead: string }
  | { step: 'wrongCodes' }
  /** The shop let its time to accept pass, and staff are told. */
  | { step: 'unaccepted' }
  | { step: 'call'; outcome: CallOutcome; words?: string; againInHours?: number }

export interface DemoOrder {
  /** By which tickets of the demo name it. */
  key: string
  /** Slugs of products, and how many of each. */
  goods: Record<string, number>
  to: DemoAddressName
  method: PaymentMethod
  coupon?: string
  note?: string
  buyerPan?: string
  placed: When
  /** It was promised for so many days before the start of the demo, 0 for today; without it, for what was promised then. */
  dueDaysAgo?: number
  /** What happened is told after all orders are placed: whoever has refused two parcels may not pay in cash any more. */
  isToldLast?: true
  happened: readonly (readonly [When, Happening, parcel?: number])[]
}

export const confirmed: Happening = { what: 'confirm' }
export const asked = (answer: Extract<Happening, { what: 'asked' }>['answer']): Happening => ({
  what: 'asked',
  answer,
})
export const paid = asked('paid')
export const step = (taken: DemoStep): Happening => ({ what: 'step', step: taken })
export const moved = (to: Extract<Happening, { what: 'moved' }>['to']): Happening => ({ what: 'moved', to })
export const [packed, shipped, delivered] = [moved('packed'), moved('shipped'), moved('delivered')]
export const pieceRefunded = (reason: string): Happening => ({ what: 'pieceRefunded', reason })
export const cancelled = (reason: CancelReason): Happening => ({ what: 'cancelled', reason })
