import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '#platform/files/write-whole.ts'

/** What a stand-in knows about one payment. Times are milliseconds, and may lie ahead. */
export interface GatewayRecord {
  /** eSewa's transaction_uuid, Khalti's pidx. */
  id: string
  amountPaisa: number
  /** How the shop calls it. */
  orderId: string
  orderName: string
  returnUrl: string
  failedUrl: string
  createdAt: number
  cancelledAt?: number
  /** From when on the money is there. */
  paidAt?: number
  paidPaisa?: number
  captureId?: string
  /** Until when nobody is told anything. */
  downUntil?: number
}

export interface GatewayBook {
  find(id: string): Promise<GatewayRecord | undefined>
  save(record: GatewayRecord): Promise<void>
}

/** On disk, like a real gateway's: it outlives the shop's restarts and is the same for all its processes. */
export function createGatewayBook(folder: string): GatewayBook {
  const fileOf = (id: string) => path.join(folder, `${id}.json`)
  return {
    async find(id) {
      if (!/^[A-Za-z0-9-]{1,64}$/.test(id)) return undefined
      const text = await readFile(fileOf(id), 'utf8').catch(() => undefined)
      return text === undefined ? undefined : (JSON.parse(text) as GatewayRecord)
    },
    save: (record) => writeWhole(fileOf(record.id), Buffer.from(JSON.stringify(record))),
  }
}

type Standing = 'open' | 'paid' | 'cancelled'

export function standingOf({ paidAt, cancelledAt }: GatewayRecord, now: number): Standing {
  if (paidAt !== undefined) return paidAt <= now ? 'paid' : 'open'
  return cancelledAt === undefined ? 'open' : 'cancelled'
}

export const isDown = ({ downUntil = 0 }: GatewayRecord, now: number) => downUntil > now
