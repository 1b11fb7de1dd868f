import { randomBytes } from 'node:crypto'
import type { GatewayRecord } from './gateway-records.ts'

/** The failures between a gateway and a shop that can be tried out. */
export const mishaps = ['none', 'delayed', 'lost', 'doubled', 'forged', 'smaller', 'late', 'down'] as const
export type Mishap = (typeof mishaps)[number]

export const toMishap = (text: string | null): Mishap => mishaps.find((mishap) => mishap === text) ?? 'none'

const secondMs = 1000
const delayMs = 30 * secondMs
/** Longer than the shop reserves the goods of an order that is being paid. */
const lateMs = 20 * 60 * secondMs
const downMs = 60 * secondMs

/** After these failures the browser is not sent back to the shop. */
export const isStranded = (mishap: Mishap) => mishap === 'lost' || mishap === 'late'

/** The record after the button Pay; a record that is paid already stays as it is. */
export function payFor(record: GatewayRecord, mishap: Mishap, now: number): GatewayRecord {
  if (record.paidAt !== undefined || mishap === 'forged') return record
  const waitsMs = { delayed: delayMs, late: lateMs }[mishap as string] ?? 0
  return {
    ...record,
    paidAt: now + waitsMs,
    paidPaisa: mishap === 'smaller' ? Math.max(1, record.amountPaisa - 100) : record.amountPaisa,
    captureId: randomBytes(8).toString('hex').toUpperCase(),
    ...(mishap === 'down' && { downUntil: now + downMs }),
  }
}
