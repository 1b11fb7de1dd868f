import type { FastifyInstance } from 'fastify'
import type { GatewayBook, GatewayRecord } from './gateway-book.ts'

/** How somebody is sent back: as it went, or as a forger would write it. */
export type Outcome = 'paid' | 'cancelled' | 'forged'

/** One gateway's protocol on both sides; its screens are the same for all. */
export interface GatewayDouble {
  name: string
  /** Where it is mounted, as in "/dev/esewa". */
  path: string
  book: GatewayBook
  now: () => number
  /** The calls of its protocol, at addresses below its path. */
  mountCalls(scope: FastifyInstance): void
  addressAfter(record: GatewayRecord, outcome: Outcome): string
}

export interface DoubleOptions {
  book: GatewayBook
  now: () => number
  /** It answers at the shop's own site, by whatever name the visitor knows it. */
  isAtSite?: boolean
}
