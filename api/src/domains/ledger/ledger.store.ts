import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { VendorLineKind } from '@haat/contract/domains/ledger.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ledgerLines, ledgerPostings, type LedgerAccount } from './ledger.tables.ts'

export type { LedgerAccount } from './ledger.tables.ts'
export interface LedgerLine {
  account: LedgerAccount
  /** The shopper, vendor, courier or gateway that the account belongs to. */
  owner?: string
  amountPaisa: number
  /** What a line of a shop is about. */
  kind?: VendorLineKind
}

export interface NewPosting {
  key: string
  /** Null for cash of many orders together. */
  orderId: number | null
  parcelId?: number
  payableOn?: string | undefined
  at?: Date | undefined
}

/** The ids by key, without those that were posted before. */
export async function insertPostings(tx: Tx, postings: NewPosting[]): Promise<Map<string, number>> {
  const rows = await tx
    .insert(ledgerPostings)
    .values(
      postings.map(({ key, orderId, parcelId, payableOn, at }) => ({
        key,
        orderId,
        parcelId,
        payableOn,
        at: at ?? sql`now()`,
      })),
    )
    .onConflictDoNothing({ target: ledgerPostings.key })
    .returning({ key: ledgerPostings.key, id: ledgerPostings.id })
  return new Map(rows.map(({ key, id }) => [key, id]))
}

export const insertLines = (tx: Tx, lines: (LedgerLine & { postingId: number; position: number })[]) =>
  tx.insert(ledgerLines).values(
    lines.map(({ postingId, position, account, owner = '', amountPaisa, kind }) => ({
      postingId,
      position,
      account,
      owner,
      amountPaisa,
      kind,
    })),
  )

const deliveredKeys = (parcelIds: number[]) => parcelIds.map((id) => `delivered ${id}`)

/** What was sold with these parcels and what came back of it are posted by one at a time, so that neither misses the other. */
export const lockSales = (tx: Tx, parcelIds: number[]) =>
  tx
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.key, deliveredKeys(parcelIds)))
    .orderBy(ledgerPostings.id)
    .for('update')

/** Those of these parcels whose cash was pending when they were delivered, and is so still. */
export async function listPendingParcels(db: Tx, parcelIds: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: ledgerPostings.parcelId })
    .from(ledgerPostings)
    .innerJoin(ledgerLines, eq(ledgerLines.postingId, ledgerPostings.id))
    .where(
      and(
        inArray(ledgerPostings.key, deliveredKeys(parcelIds)),
        eq(ledgerLines.account, 'pending'),
        sql`not exists (select from ${ledgerPostings} h where h.key = 'handedIn ' || ledger_postings.parcel_id)`,
      ),
    )
  return rows.map(({ id }) => id!)
}

/** What was given back of parcels of these orders before their shops had the money, and is not in the books of the shops yet. */
export async function listWaitingRefunds(
  db: Tx,
  orderIds: number[],
): Promise<{ id: string; parcelId: number }[]> {
  const id = sql<string>`split_part(ledger_postings.key, ' ', 2)`
  const rows = await db
    .select({ id, parcelId: ledgerPostings.parcelId })
    .from(ledgerPostings)
    .where(
      and(
        inArray(ledgerPostings.orderId, orderIds),
        sql`split_part(ledger_postings.key, ' ', 1) = 'early-refund'`,
        sql`not exists (select from ${ledgerPostings} r where r.key = 'line-refund ' || ${id})`,
      ),
    )
  return rows.map((row) => ({ id: row.id, parcelId: row.parcelId! }))
}

/** What couriers took of these parcels as only their shops say: neither a phone nor a count has said it since. */
export async function listSaidCash(db: Tx, parcelIds: number[]) {
  if (parcelIds.length === 0) return []
  const rows = await db
    .select({
      parcelId: ledgerPostings.parcelId,
      orderId: ledgerPostings.orderId,
      courier: ledgerLines.owner,
      amountPaisa: ledgerLines.amountPaisa,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerLines, eq(ledgerLines.postingId, ledgerPostings.id))
    .where(
      and(
        inArray(ledgerPostings.key, deliveredKeys(parcelIds)),
        eq(ledgerLines.account, 'said'),
        sql`not exists (select from ${ledgerPostings} t where t.key = 'taken ' || ledger_postings.parcel_id)`,
      ),
    )
  return rows.map((row) => ({ ...row, parcelId: row.parcelId! }))
}

/** Whether VAT on the commission was taken for a parcel, or will be when its cash is counted. */
export async function isVatTaken(db: Tx, parcelId: number): Promise<boolean> {
  const rows = await db
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .innerJoin(ledgerLines, eq(ledgerLines.postingId, ledgerPostings.id))
    .where(
      and(eq(ledgerPostings.key, `delivered ${parcelId}`), inArray(ledgerLines.account, ['vat', 'pending'])),
    )
    .limit(1)
  return rows.length > 0
}

export async function balanceOf(db: Tx, account: LedgerAccount, owner: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amountPaisa}), 0)::float8` })
    .from(ledgerLines)
    .where(sql`${ledgerLines.account} = ${account} and ${ledgerLines.owner} = ${owner}`)
  return row!.sum
}

/** What was posted about an order, oldest first, line by line. */
export const listPostingLines = (db: Tx, orderId: number) =>
  db
    .select({
      postingId: ledgerPostings.id,
      key: ledgerPostings.key,
      at: ledgerPostings.at,
      account: ledgerLines.account,
      owner: ledgerLines.owner,
      amountPaisa: ledgerLines.amountPaisa,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerLines, eq(ledgerLines.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.orderId, orderId))
    .orderBy(asc(ledgerPostings.id), asc(ledgerLines.position))
