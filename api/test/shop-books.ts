import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { VendorLineKind } from '@haat/contract/domains/ledger.rules.ts'
import type { Tx } from '#platform/database/database.ts'

interface Written {
  /** The day in Nepal, as "2026-10-20"; now where none is named. */
  day?: string
  lines: Partial<Record<VendorLineKind, number>>
  /** The first word of the posting's key, which says what kind of entry it is. */
  event?: 'delivered' | 'line-refund' | 'payout' | 'payout-failed'
  parcelId?: number
}

let keys = 90_000_000

/** Writes an entry into the books of a shop as deliveries, refunds and payouts do, in the shop's own sign. */
export async function writeEntry(
  tx: Tx,
  vendorId: number,
  { day, lines, event = 'delivered', parcelId }: Written,
) {
  const at = day === undefined ? sql`now()` : sql`${`${day}T06:00:00Z`}::timestamptz`
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ledger_postings (key, parcel_id, at) values (${`${event} ${event === 'line-refund' ? randomUUID() : (keys += 1)}`}, ${parcelId ?? null}, ${at})
    returning id::int`)
  const amounts = Object.entries(lines).map(([kind, paisa], position) => ({ position, kind, paisa: -paisa }))
  const rest = -amounts.reduce((sum, { paisa }) => sum + paisa, 0)
  const values = [
    ...amounts.map(
      ({ position, kind, paisa }) =>
        sql`(${rows[0]!.id}, ${position}, 'vendor', ${String(vendorId)}, ${paisa}::bigint, ${kind})`,
    ),
    ...(rest === 0
      ? []
      : [sql`(${rows[0]!.id}, ${amounts.length}, 'bank', '', ${rest}::bigint, null::text)`]),
  ]
  await tx.execute(
    sql`insert into ledger_lines (posting_id, position, account, owner, amount, kind) values ${sql.join(values, sql`, `)}`,
  )
}

/** What a sale with a commission of 8 % and its VAT writes. */
export function saleLines(pricePaisa: number) {
  const commission = Math.floor((pricePaisa * 8) / 100)
  return { sale: pricePaisa, commission: -commission, vat: -Math.round(commission * 0.13) }
}
