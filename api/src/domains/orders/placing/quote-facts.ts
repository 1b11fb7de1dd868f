import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { buyerFacts } from '#domains/account/account.service.ts'
import { addressFacts } from '#domains/addresses/addresses.service.ts'
import { cartLineFacts, chosenVariants, typedCouponCode } from '#domains/cart/cart.service.ts'
import { ratesOfDay } from '#domains/commission/commission.service.ts'
import { keyFacts, openCount, refusedCount } from '../orders.store.ts'
import { savedSettingsSql } from '#domains/content/site/site.service.ts'
import { nextOrderId } from './placing.store.ts'

const userId = sql.placeholder('userId')
/** Each domain says how its part is read; together they are one statement instead of one each. */
const ofQuote = {
  address: addressFacts(userId, sql.placeholder('addressId')),
  lines: cartLineFacts(userId),
  couponCode: typedCouponCode(userId),
  refusedCount: refusedCount(userId),
  site: savedSettingsSql,
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
      commission: ratesOfDay(chosenVariants(userId)),
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

/** The facts of a quote, and beside them the buyer, an id for the order, and the order placed under the same key before. */
export const readPlacingFacts = async (db: Tx, asked: Asked & { key: string }) =>
  (await placingFacts(db).execute({ ...values(asked), key: asked.key }))[0]!
