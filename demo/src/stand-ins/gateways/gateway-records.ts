import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '@haat/api/platform/files/write-file-atomically.ts'

/** A payment as the stand-in stores it. Times are in milliseconds and may lie in the future. */
export interface GatewayRecord {
  /** The transaction_uuid of eSewa or the pidx of Khalti. */
  id: string
  amountPaisa: number
  /** The names by which the shop knows the payment. */
  orderId: string
  orderName: string
  returnUrl: string
  failedUrl: string
  createdAt: number
  cancelledAt?: number
  /** From this time on the stand-in reports the payment as paid. */
  paidAt?: number
  paidPaisa?: number
  captureId?: string
  /** Until this time the status service answers that it is unavailable. */
  downUntil?: number
}

export interface GatewayRecords {
  find(id: string): Promise<GatewayRecord | undefined>
  save(record: GatewayRecord): Promise<void>
}

/** Stores payments on disk, so that they outlive a restart and all processes share them, as with a real gateway. */
export function createGatewayRecords(folder: string): GatewayRecords {
  const fileOf = (id: string) => path.join(folder, `${id}.json`)
  return {
    async find(id) {
      if (!/^[A-Za-z0-9-]{1,64}$/.test(id)) return undefined
      const text = await readFile(fileOf(id), 'utf8').catch(() => undefined)
      return text === undefined ? undefined : (JSON.parse(text) as GatewayRecord)
    },
    save: (record) => writeFileAtomically(fileOf(record.id), Buffer.from(JSON.stringify(record))),
  }
}

type PaymentState = 'open' | 'paid' | 'cancelled'

export function stateOf({ paidAt, cancelledAt }: GatewayRecord, now: number): PaymentState {
  if (paidAt !== undefined) return paidAt <= now ? 'paid' : 'open'
  return cancelledAt === undefined ? 'open' : 'cancelled'
}

export const isDown = ({ downUntil = 0 }: GatewayRecord, now: number) => downUntil > now
