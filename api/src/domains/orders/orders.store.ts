import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ParcelState } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { orderLines, orders, parcelEvents, parcels, placingKeys } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type EventRow = typeof parcelEvents.$inferSelect

export type NewOrder = Omit<OrderRow, 'id' | 'placedAt' | 'wrongCodes' | 'confirmedAt'>
export type NewParcel = Omit<
  ParcelRow,
  'id' | 'orderId' | 'userId' | 'stateAt' | 'wrongCodes' | 'doorCodeSealed'
>
export type NewLine = Omit<LineRow, 'parcelId'>

export interface PlacingKey {
  key: string
  fingerprint: string
}

/** Order, key, parcels, lines and first events in one statement: what is asked for piece by piece takes its time. */
export async function insertOrder(
  tx: Tx,
  { key, fingerprint }: PlacingKey,
  order: NewOrder,
  newParcels: NewParcel[],
  lines: NewLine[],
) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with o as (
      insert into orders (user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, coupon_code,
        district, address_sealed, held_until, confirm_code_sealed)
      values (${order.userId}, ${order.method}, ${order.goodsPaisa}, ${order.discountPaisa}, ${order.deliveryPaisa},
        ${order.totalPaisa}, ${order.couponCode}, ${order.district}, ${order.addressSealed}, ${order.heldUntil},
        ${order.confirmCodeSealed})
      returning id, user_id),
    p as (
      insert into parcels (order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa,
        total_paisa, discount_payer, commission_paisa, due_from, due_to)
      select o.id, o.user_id, x."vendorId", x.state, x."goodsPaisa", x."discountPaisa", x."deliveryPaisa",
        x."totalPaisa", x."discountPayer", x."commissionPaisa", x."dueFrom", x."dueTo"
      from o, jsonb_to_recordset(${JSON.stringify(newParcels)}::jsonb) as x ("vendorId" bigint, state text,
        "goodsPaisa" int, "discountPaisa" int, "deliveryPaisa" int, "totalPaisa" int, "discountPayer" text,
        "commissionPaisa" int, "dueFrom" date, "dueTo" date)
      returning id, vendor_id, state),
    k as (
      insert into placing_keys (user_id, key, fingerprint, order_id)
      select user_id, ${key}, ${fingerprint}, id from o),
    e as (
      insert into parcel_events (parcel_id, position, state, actor) select id, 1, state, 'shopper' from p),
    l as (
      insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa,
        quantity, return_days, commission_rate)
      select p.id, x."variantId", x."vendorId", x."productId", x.title, x.choice, x.picture, x.sku, x."pricePaisa",
        x.quantity, x."returnDays", x."commissionRate"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x ("variantId" bigint, "vendorId" bigint,
        "productId" text, title jsonb, choice jsonb, picture jsonb, sku text, "pricePaisa" int, quantity smallint,
        "returnDays" smallint, "commissionRate" smallint)
      join p on p.vendor_id = x."vendorId")
    select id::float8 as id from o`)
  return rows[0]!.id
}

const keyOf = prepared((db) =>
  db
    .select()
    .from(placingKeys)
    .where(
      and(eq(placingKeys.userId, sql.placeholder('userId')), eq(placingKeys.key, sql.placeholder('key'))),
    ),
)
export async function findKey(db: Tx, userId: string, key: string) {
  const [row] = await keyOf(db).execute({ userId, key })
  return row
}

export const forgetKeyOf = (tx: Tx, orderId: number) =>
  tx.delete(placingKeys).where(eq(placingKeys.orderId, orderId))
export const forgetOldKeys = (db: Tx) =>
  db.delete(placingKeys).where(lt(placingKeys.createdAt, sql`now() - interval '7 days'`))

export async function findOrder(db: Tx, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** Locked until the transaction ends: what happens to an order happens one after the other. */
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

/** Money that was on its way when the time to pay ran out may still come. */
const graceMinutes = 3

/** Held for a payment that did not come in time. */
export const listOverdue = (db: Tx, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.heldUntil, sql`now() - ${graceMinutes} * interval '1 minute'`))
    .orderBy(orders.heldUntil)
    .limit(limit)

/** So long an order to be paid in cash waits for its code or for a call. */
const confirmHours = 48

/** Orders in cash that nobody has confirmed. */
export const listUnconfirmed = (db: Tx, limit: number) =>
  db
    .selectDistinct({ id: parcels.orderId })
    .from(parcels)
    .where(
      and(
        eq(parcels.state, sql`'placed'`),
        lt(parcels.stateAt, sql`now() - ${confirmHours} * interval '1 hour'`),
      ),
    )
    .limit(limit)

/** What was bought, sent or given back on the last day on which anything was. */
export async function listLastMoved(db: Tx): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct l.variant_id::float8 as id from ${parcels} p join ${orderLines} l on l.parcel_id = p.id
    where p.state_at > (select max(state_at) from ${parcels}) - interval '1 day' order by 1`)
  return rows.map(({ id }) => id)
}

export async function hasParcelIn(db: Tx, userId: string, states: ParcelState[]): Promise<boolean> {
  const rows = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.userId, userId), inArray(parcels.state, states)))
    .limit(1)
  return rows.length > 0
}

const refusedOf = prepared((db) =>
  db
    .select({ n: sql<number>`count(*)::int` })
    .from(parcels)
    .where(and(eq(parcels.userId, sql.placeholder('userId')), eq(parcels.state, 'refused'))),
)
export async function countRefused(db: Tx, userId: string): Promise<number> {
  const [row] = await refusedOf(db).execute({ userId })
  return row!.n
}
