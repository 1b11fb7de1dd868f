export const gatewayMethods = ['esewa', 'khalti'] as const
export type GatewayMethod = (typeof gatewayMethods)[number]

/** One try to pay, as the gateway knows it. */
export interface GatewayTry {
  id: string
  /** The gateway's own name for it, if it gave one at the start. */
  gatewayId: string | null
  amountPaisa: number
}

export interface NewTry {
  id: string
  amountPaisa: number
  /** What the shopper sees there. */
  orderNumber: string
  /** Whole addresses without a query: a gateway hangs its own at the end. */
  site: string
  returnUrl: string
  failedUrl: string
}

/** What the browser does next. */
export type GatewayStart =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }

/**
 * What the gateway says to our own question.
 * - open: it knows the try and has not decided
 * - none: it knows of no payment
 * - strange: it tells of money in a way that nothing may follow from but that people look at it
 * - unclear: it did not answer, or nothing that fits this try; nothing may follow from that
 */
export type GatewayAnswer =
  | { state: 'paid'; captureId: string; paidPaisa: number }
  | { state: 'open' | 'ambiguous' | 'failed' | 'expired' | 'none' }
  | StrangeAnswer
  | { state: 'unclear'; why: string }

interface StrangeAnswer {
  state: 'strange'
  /** Another sum than was asked for; no name for the money; paid, and sent back in whole or in part. */
  problem: 'otherSum' | 'unnamed' | 'refunded'
  /** The sum that it names, where that can be read. */
  reportedPaisa: number | null
  /** What it calls the money. */
  reference: string | null
}

/** Whatever a gateway wrote where its name for the money belongs, as far as people can use it. */
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

/** Which try somebody came back from: by our id, or by the gateway's. Never how it went. */
export type ReturnedTry = { id: string } | { gatewayId: string; id: string | undefined }

export interface PaymentGateway {
  method: GatewayMethod
  /** Throws a GatewayError when the gateway takes no payment now. */
  start(newTry: NewTry): Promise<{ start: GatewayStart; gatewayId: string | null }>
  /** A hint, written by whoever wrote the address. Undefined when it can be nobody's. */
  readReturn(query: Record<string, unknown>): ReturnedTry | undefined
  /** The truth. Never throws. */
  ask(oneTry: GatewayTry): Promise<GatewayAnswer>
}

/** None of a method that is switched off. */
export type Gateways = Partial<Record<GatewayMethod, PaymentGateway>>

export class GatewayError extends Error {}
