import { and, count, desc, eq, inArray, lt, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { confirmHours, maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import { refusedStates, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { namesOf } from './state-names.ts'
import { orderLines, orders, parcelEvents, parcels, placingKeys } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type EventRow = typeof parcelEvents.$inferSelect

const placingKey = prepared((db) =>
  db
    .select()
    .from(placingKeys)
    .where(
      and(eq(placingKeys.userId, sql.placeholder('userId')), eq(placingKeys.key, sql.placeholder('key'))),
    ),
)
export async function findKey(db: Tx, userId: string, key: string) {
  const [row] = await placingKey(db).execute({ userId, key })
  return row
}

/** The same as a part of a larger statement. */
export const keyFacts = (userId: Placeholder, key: Placeholder) =>
  sql<KnownKey | null>`(select json_build_object('fingerprint', fingerprint, 'orderId', order_id)
    from placing_keys where user_id = ${userId} and key = ${key})`
export type KnownKey = Pick<typeof placingKeys.$inferSelect, 'fingerprint' | 'orderId'>

export const forgetKeyOf = (tx: Tx, orderId: number) =>
  tx.delete(placingKeys).where(eq(placingKeys.orderId, orderId))
export const forgetOldKeys = (db: Tx) =>
  db.delete(placingKeys).where(lt(placingKeys.createdAt, sql`now() - interval '7 days'`))

export async function findOrder(db: Tx, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

export async function listOrdersById(db: Tx, ids: number[]): Promise<Map<number, OrderRow>> {
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks an order until the transaction ends, so that changes to it happen one after the other. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row
}

export const updateOrder = (tx: Tx, id: number, set: Partial<typeof orders.$inferInsert>) =>
  tx.update(orders).set(set).where(eq(orders.id, id))

export const listOrderRows = (db: Tx, userId: string, before: number | undefined, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), before === undefined ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit)

export const listParcels = (db: Tx, orderIds: number[]): Promise<ParcelRow[]> =>
  db.select().from(parcels).where(inArray(parcels.orderId, orderIds)).orderBy(parcels.id)

/** In the order of the ids. */
export async function listParcelsById(db: Tx, ids: number[]): Promise<ParcelRow[]> {
  const rows = await db.select().from(parcels).where(inArray(parcels.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A vendor has at most one parcel in an order. */
export async function findParcelOfVendor(
  db: Tx,
  vendorId: number,
  orderId: number,
): Promise<ParcelRow | undefined> {
  const [row] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(parcels.vendorId, vendorId)))
  return row
}

export const listLines = (db: Tx, parcelIds: number[]): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.parcelId, parcelIds))
    .orderBy(orderLines.parcelId, orderLines.variantId)

export const listEvents = (db: Tx, parcelIds: number[]): Promise<EventRow[]> =>
  db
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, parcelIds))
    .orderBy(parcelEvents.parcelId, parcelEvents.position)

/** Money that was on its way when the time to pay ran out may still arrive within this time. */
const graceMinutes = 3

/** Orders whose goods are held for a payment that did not come in time. */
export const listOverdue = (db: Tx, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.heldUntil, sql`now() - ${graceMinutes} * interval '1 minute'`))
    .orderBy(orders.heldUntil)
    .limit(limit)

/** An order whose code was wrong too often waits this long for calls by staff, who do not call at night. */
export const callHours = 48

const isCalled = sql`exists (select from confirmation_calls c where c.order_id = ${parcels.orderId})`

/** Cash orders that were not confirmed in time. One that staff have begun to call about waits longer. */
export const listUnconfirmed = (db: Tx, limit: number) =>
  db
    .selectDistinct({ id: parcels.orderId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(parcels.state, sql`'placed'`),
        lt(parcels.stateAt, sql`now() - ${confirmHours} * interval '1 hour'`),
        or(
          and(lt(orders.wrongCodes, maxWrongCodes), sql`not ${isCalled}`),
          lt(parcels.stateAt, sql`now() - ${callHours} * interval '1 hour'`),
        ),
      ),
    )
    .limit(limit)

/** Variants whose stock changed on the last day on which any parcel moved. */
export async function listLastMoved(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct l.variant_id::float8 as id from ${parcels} p join ${orderLines} l on l.parcel_id = p.id
    where p.state_at > (select max(state_at) from ${parcels}) - interval '1 day' order by 1`)
  return rows.map(({ id }) => id)
}

export async function hasParcelIn(db: Tx, userId: string, states: readonly ParcelState[]): Promise<boolean> {
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.userId, userId), inArray(parcels.state, states)))
    .limit(1)
  return rows.length > 0
}

/** In how many orders a vendor has a parcel in one of these states. */
export async function countOrdersOfVendor(
  db: Tx,
  vendorId: number,
  states: readonly ParcelState[],
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(parcels)
    .where(and(eq(parcels.vendorId, vendorId), inArray(parcels.state, states)))
  return row?.n ?? 0
}

/** How many orders have each of these variants in a parcel in one of these states. */
export async function countOrdersWithVariants(
  db: Tx,
  variantIds: number[],
  states: readonly ParcelState[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ variantId: orderLines.variantId, n: count() })
    .from(orderLines)
    .innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
    .where(and(inArray(orderLines.variantId, variantIds), inArray(parcels.state, states)))
    .groupBy(orderLines.variantId)
  return new Map(rows.map(({ variantId, n }) => [variantId, n]))
}

const refused = namesOf(refusedStates)
/** What costs the shopper nothing. */
const unspent = namesOf(['awaitingPayment', 'cancelled', 'declined', ...refusedStates])

/** How many parcels a shopper has refused, as a value within a larger statement. */
export const refusedCount = (userId: Placeholder): SQL<number> =>
  sql`(select count(*)::int from parcels where user_id = ${userId} and state in (${refused}))`

/** How many orders of a shopper are neither paid nor confirmed, as a value within a larger statement. */
export const openCount = (userId: Placeholder): SQL<number> =>
  sql`(select count(distinct order_id)::int from parcels
    where user_id = ${userId} and state in ('awaitingPayment', 'placed'))`

/** How many orders a shopper has placed, what they spent, and how many parcels they refused. */
export async function sumOrders(db: Tx, userId: string) {
  const { rows } = await db.execute<{ orders: number; spentPaisa: number; refused: number }>(sql`
    select count(distinct order_id)::int as orders, count(*) filter (where state in (${refused}))::int as refused,
      coalesce(sum(total_paisa) filter (where state not in (${unspent})), 0)::float8
        as "spentPaisa"
    from ${parcels} where user_id = ${userId}`)
  return rows[0]!
}

export const listUnreadableDistricts = (tx: Tx, keyIds: readonly string[]) =>
  tx
    .selectDistinct({ district: orders.district })
    .from(orders)
    .where(isEncryptedWithOtherKey(orders.addressSealed, keyIds))

export const replaceUnreadableAddresses = (
  tx: Tx,
  keyIds: readonly string[],
  district: string,
  addressSealed: string,
) =>
  tx
    .update(orders)
    .set({ addressSealed })
    .where(and(eq(orders.district, district), isEncryptedWithOtherKey(orders.addressSealed, keyIds)))

export const emptyUnreadableBuyerPans = (tx: Tx, keyIds: readonly string[]) =>
  tx
    .update(orders)
    .set({ buyerPanSealed: null })
    .where(isEncryptedWithOtherKey(orders.buyerPanSealed, keyIds))

export const listUnreadableConfirmCodes = (tx: Tx, keyIds: readonly string[]) =>
  tx.select({ id: orders.id }).from(orders).where(isEncryptedWithOtherKey(orders.confirmCodeSealed, keyIds))

export const listUnreadableDoorCodes = (tx: Tx, keyIds: readonly string[]) =>
  tx.select({ id: parcels.id }).from(parcels).where(isEncryptedWithOtherKey(parcels.doorCodeSealed, keyIds))
