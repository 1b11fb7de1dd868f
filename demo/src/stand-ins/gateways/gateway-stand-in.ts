import type { FastifyInstance } from 'fastify'
import type { GatewayRecords, GatewayRecord } from './gateway-records.ts'

/** How the payer returns to the shop: after paying, after cancelling, or with an address that a forger wrote. */
export type Outcome = 'paid' | 'cancelled' | 'forged'

/** The protocol of one gateway; the screens are the same for all gateways. */
export interface GatewayStandIn {
  name: string
  /** The path at which it is mounted, such as "/dev/esewa". */
  path: string
  records: GatewayRecords
  now: () => number
  /** Adds the calls of its protocol below its path. */
  mountCalls(scope: FastifyInstance): void
  addressAfter(record: GatewayRecord, outcome: Outcome): string
}

export interface StandInOptions {
  records: GatewayRecords
  now: () => number
  /** Whether the stand-in is part of the site of the shop, so that its screens keep the host that the payer uses. */
  isAtSite?: boolean
}
