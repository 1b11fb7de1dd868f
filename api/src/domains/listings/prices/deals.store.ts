import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { dealPrices, deals } from './deals.tables.ts'

export type DealRow = typeof deals.$inferSelect
export interface OpenDeal extends DealRow {
  /** What a variant costs in it, by the id of the variant. */
  prices: Map<number, number>
}

/** The deal of a product that waits or runs. */
export async function findOpenDeal(db: Tx, productId: number): Promise<OpenDeal | null> {
  const rows = await db
    .select({ deal: deals, price: dealPrices })
    .from(deals)
    .innerJoin(dealPrices, eq(dealPrices.dealId, deals.id))
    .where(and(eq(deals.productId, productId), isNull(deals.endedAt)))
  const [first] = rows
  if (!first) return null
  return { ...first.deal, prices: new Map(rows.map(({ price }) => [price.variantId, price.pricePaisa])) }
}

/** The same of several products, by the ids of the products. */
export async function listOpenDeals(db: Tx, productIds: number[]): Promise<Map<number, OpenDeal>> {
  const rows = await db
    .select({ deal: deals, price: dealPrices })
    .from(deals)
    .innerJoin(dealPrices, eq(dealPrices.dealId, deals.id))
    .where(and(inArray(deals.productId, productIds), isNull(deals.endedAt)))
  return new Map(
    [...Map.groupBy(rows, ({ deal }) => deal.productId)].map(([productId, ofDeal]) => [
      productId,
      { ...ofDeal[0]!.deal, prices: new Map(ofDeal.map(({ price }) => [price.variantId, price.pricePaisa])) },
    ]),
  )
}

interface NewDeal {
  deal: typeof deals.$inferInsert
  /** What a variant costs in it, by the id of the variant. */
  prices: Map<number, number>
}

export async function insertDeals(tx: Tx, planned: NewDeal[]) {
  if (planned.length === 0) return
  await tx.insert(deals).values(planned.map(({ deal }) => deal))
  await tx
    .insert(dealPrices)
    .values(
      planned.flatMap(({ deal: { id: dealId, vendorId }, prices }) =>
        [...prices].map(([variantId, pricePaisa]) => ({ dealId, variantId, vendorId, pricePaisa })),
      ),
    )
}

export const updateDeals = (
  tx: Tx,
  ids: string[],
  times: Partial<Pick<DealRow, 'startedAt' | 'endedAt' | 'cancelledAt'>>,
) => tx.update(deals).set(times).where(inArray(deals.id, ids))

/** Products with a deal that has to begin or to end by now. */
export const listDueProducts = (db: Tx, at: Date, limit: number) =>
  db
    .select({ productId: deals.productId })
    .from(deals)
    .where(
      and(
        isNull(deals.endedAt),
        or(and(isNull(deals.startedAt), lte(deals.startsAt, at)), lte(deals.endsAt, at)),
      ),
    )
    .orderBy(asc(deals.endsAt))
    .limit(limit)

/** For seeds. */
export async function hasDeals(db: Tx, vendorId: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(deals)
    .where(eq(deals.vendorId, vendorId))
    .limit(1)
  return rows.length > 0
}
