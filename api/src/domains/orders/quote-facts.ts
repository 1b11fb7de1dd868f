import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { buyerFacts } from '../account/account.service.ts'
import { addressFacts } from '../addresses/addresses.service.ts'
import { couponTyped, fullLines } from '../cart/cart.service.ts'
import { savedRows } from '../site/site.service.ts'
import { keyFacts, openCount, refusedCount } from './orders.store.ts'
import { nextOrderId } from './placing.store.ts'

const userId = sql.placeholder('userId')
/** Every room says how its own is read; together they are one question instead of one each. */
const ofQuote = {
  address: addressFacts(userId, sql.placeholder('addressId')),
  lines: fullLines(userId),
  couponCode: couponTyped(userId),
  refusedCount: refusedCount(userId),
  site: savedRows,
}
const oneRow = sql`(values (1)) one`

const quoteFacts = prepared((db) => db.select(ofQuote).from(oneRow))
const placingFacts = prepared((db) =>
  db
    .select({
      ...ofQuote,
      buyer: buyerFacts(userId),
      orderId: nextOrderId,
      openCount: openCount(userId),
      known: keyFacts(userId, sql.placeholder('key')),
    })
    .from(oneRow),
)

interface Asked {
  userId: string
  addressId: string | undefined
}
const values = (asked: Asked) => ({ userId: asked.userId, addressId: asked.addressId ?? null })

export const readQuoteFacts = async (db: Tx, asked: Asked) =>
  (await quoteFacts(db).execute(values(asked)))[0]!
export type QuoteFacts = Awaited<ReturnType<typeof readQuoteFacts>>

/** With who buys, a number for the order, and what became of the key before. */
export const readPlacingFacts = async (db: Tx, asked: Asked & { key: string }) =>
  (await placingFacts(db).execute({ ...values(asked), key: asked.key }))[0]!
