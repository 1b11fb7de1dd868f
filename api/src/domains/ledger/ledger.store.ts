import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { ledgerLines, ledgerPostings, type LedgerAccount } from './ledger.tables.ts'

export type { LedgerAccount } from './ledger.tables.ts'
export interface LedgerLine {
  account: LedgerAccount
  /** The shopper, vendor or gateway that the account belongs to. */
  owner?: string
  amountPaisa: number
}

/** Undefined when the key was posted before. */
export async function insertPosting(tx: Tx, key: string, orderId: number): Promise<number | undefined> {
  const [row] = await tx
    .insert(ledgerPostings)
    .values({ key, orderId })
    .onConflictDoNothing({ target: ledgerPostings.key })
    .returning({ id: ledgerPostings.id })
  return row?.id
}

export const insertLines = (tx: Tx, postingId: number, lines: LedgerLine[]) =>
  tx.insert(ledgerLines).values(
    lines.map(({ account, owner = '', amountPaisa }, position) => ({
      postingId,
      position,
      account,
      owner,
      amountPaisa,
    })),
  )

export async function balanceOf(db: Tx, account: LedgerAccount, owner: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.amountPaisa}), 0)::float8` })
    .from(ledgerLines)
    .where(sql`${ledgerLines.account} = ${account} and ${ledgerLines.owner} = ${owner}`)
  return row!.sum
}
