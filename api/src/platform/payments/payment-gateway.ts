import { isGateway, paymentMethods } from '@haat/contract/domains/payments.rules.ts'

/** The payment methods that lead through a gateway. */
export const gatewayMethods = paymentMethods.filter(isGateway)
export type GatewayMethod = (typeof gatewayMethods)[number]

/** One attempt to pay, as the gateway knows it. */
export interface GatewayTry {
  id: string
  /** The gateway's own id of the attempt, if it gave one at the start. */
  gatewayId: string | null
  amountPaisa: number
}

export interface NewTry {
  id: string
  amountPaisa: number
  /** Shown to the shopper at the gateway. */
  orderNumber: string
  /** Addresses without a query, because a gateway appends its own. */
  site: string
  returnUrl: string
  failedUrl: string
}

/** What the browser does next. */
export type GatewayStart =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }

/**
 * What the gateway answers when we ask.
 * - open: it knows the attempt and has not decided
 * - none: it knows of no payment
 * - strange: it reports money in a way that needs a person to look at it; nothing is done automatically
 * - unclear: it gave no answer, or none that fits this attempt; nothing is done
 */
export type GatewayAnswer =
  | { state: 'paid'; captureId: string; paidPaisa: number }
  | { state: 'open' | 'ambiguous' | 'failed' | 'expired' | 'none' }
  | StrangeAnswer
  | { state: 'unclear'; why: string }

interface StrangeAnswer {
  state: 'strange'
  /** Another sum than was asked for; no id of the money; paid, and refunded in whole or in part. */
  problem: 'otherSum' | 'unnamed' | 'refunded'
  /** The sum that the gateway named, if it can be read. */
  reportedPaisa: number | null
  /** The gateway's id of the money. */
  reference: string | null
}

/** An answer that a person has to look at, with the gateway's sum and id as far as they can be read. */
export const strange = (
  problem: StrangeAnswer['problem'],
  { reportedPaisa, reference }: { reportedPaisa: unknown; reference: unknown },
): StrangeAnswer => ({
  state: 'strange',
  problem,
  reportedPaisa: Number.isSafeInteger(reportedPaisa) ? (reportedPaisa as number) : null,
  reference: typeof reference === 'string' && reference !== '' ? reference.slice(0, 100) : null,
})

export const unclear = (why: string): GatewayAnswer => ({ state: 'unclear', why })

/**
 * The attempt that somebody came back from, by our id or by the gateway's. It never says how the payment went.
 */
export type ReturnedTry = { id: string } | { gatewayId: string; id: string | undefined }

export interface PaymentGateway {
  method: GatewayMethod
  /** Throws a GatewayError when the gateway accepts no payment now. */
  start(newTry: NewTry): Promise<{ start: GatewayStart; gatewayId: string | null }>
  /**
   * Reads a hint, which anybody could have written into the address. Undefined when it can belong to no
   * attempt.
   */
  readReturn(query: Record<string, unknown>): ReturnedTry | undefined
  /** Asks the gateway itself; only this answer decides. Never throws. */
  ask(oneTry: GatewayTry): Promise<GatewayAnswer>
}

/** A method that is switched off has no gateway here. */
export type Gateways = Partial<Record<GatewayMethod, PaymentGateway>>

export class GatewayError extends Error {}
