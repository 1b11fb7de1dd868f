import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import type { LineRow, OrderRow, ParcelRow } from './orders.store.ts'

export type NewOrder = Omit<OrderRow, 'placedAt' | 'wrongCodes' | 'confirmedAt'>
export type NewParcel = Omit<
  ParcelRow,
  'id' | 'orderId' | 'userId' | 'stateAt' | 'wrongCodes' | 'doorCodeSealed'
>
export type NewLine = Omit<LineRow, 'parcelId'>

export interface PlacingKey {
  key: string
  fingerprint: string
}

/** The number of the next order, given once and to nobody else. */
export const nextOrderId = sql<number>`nextval('orders_id_seq')::float8`

/** What other rooms add to the statement that places an order. */
interface OfOthers {
  /** Takes the lines out of the cart, of which `taken` has those that were there. */
  cart: (after: SQL) => SQL
  /** Counts a use of the coupon: `coupon_counted` has a row if it may be used. */
  coupon: ((after: SQL) => SQL) | undefined
  mail: SQL | undefined
  /** The things of which there seems to be enough. */
  stockSeen: SQL
  /** Takes the goods: `changed` has those of which there was enough. */
  stock: (after: SQL) => SQL
}

export interface NewPlacing {
  key: PlacingKey
  order: NewOrder
  parcels: NewParcel[]
  lines: NewLine[]
}

const refusedStock = (enough: SQL) =>
  sql`refuse('stock ' || array_to_string(array(select variant_id from ${enough}), ' '))`

/**
 * All of an order in one statement, or nothing: cart, coupon, order, key, parcels, first events, lines and mail, and
 * last the stock that everybody wants, each looking at the one before so that they lock in this order. What is not as
 * it was seen ends the statement by `refuse`; what is sold out by now does so before anything is written or waited for.
 */
export async function insertPlacing(db: Tx, placing: NewPlacing, others: OfOthers) {
  const { key, order, parcels, lines } = placing
  const hasCart = sql`(select is_there from cart_there)`
  await db.execute(sql`
    with seen as materialized (${others.stockSeen}),
    may_go_on as materialized (
      select case when (select count(*) from seen) = ${lines.length} then true
        else ${refusedStock(sql`seen`)} end is_so),
    ${others.cart(sql`(select is_so from may_go_on)`)},
    cart_there as materialized (
      select case when (select count(*) from taken) = ${lines.length} then true else refuse('cart') end is_there),
    ${others.coupon ? sql`${others.coupon(hasCart)},` : sql``}
    may as materialized (
      select case when ${others.coupon ? sql`exists (select from coupon_counted)` : sql`true`} and ${hasCart}
        then true else refuse('coupon') end is_so),
    o as (
      insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, coupon_code,
        district, address_sealed, held_until, confirm_code_sealed)
      select ${order.id}::bigint, ${order.userId}::uuid, ${order.method}, ${order.goodsPaisa}::int,
        ${order.discountPaisa}::int, ${order.deliveryPaisa}::int, ${order.totalPaisa}::int, ${order.couponCode},
        ${order.district}, ${order.addressSealed}, ${order.heldUntil}::timestamptz, ${order.confirmCodeSealed}
      from may where is_so
      returning id, user_id),
    k as (
      insert into placing_keys (user_id, key, fingerprint, order_id)
      select user_id, ${key.key}, ${key.fingerprint}, id from o returning 1),
    p as (
      insert into parcels (order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa,
        total_paisa, discount_payer, commission_paisa, due_from, due_to)
      select o.id, o.user_id, x."vendorId", x.state, x."goodsPaisa", x."discountPaisa", x."deliveryPaisa",
        x."totalPaisa", x."discountPayer", x."commissionPaisa", x."dueFrom", x."dueTo"
      from o, jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as x ("vendorId" bigint, state text,
        "goodsPaisa" int, "discountPaisa" int, "deliveryPaisa" int, "totalPaisa" int, "discountPayer" text,
        "commissionPaisa" int, "dueFrom" date, "dueTo" date)
      where (select count(*) from k) = 1
      returning id, vendor_id, state),
    e as (
      insert into parcel_events (parcel_id, position, state, actor) select id, 1, state, 'shopper' from p returning 1),
    l as (
      insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa,
        quantity, return_days, commission_rate)
      select p.id, x."variantId", x."vendorId", x."productId", x.title, x.choice, x.picture, x.sku, x."pricePaisa",
        x.quantity, x."returnDays", x."commissionRate"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x ("variantId" bigint, "vendorId" bigint,
        "productId" text, title jsonb, choice jsonb, picture jsonb, sku text, "pricePaisa" int, quantity smallint,
        "returnDays" smallint, "commissionRate" smallint)
      join p on p.vendor_id = x."vendorId" returning 1),
    m as (${others.mail ? sql`${others.mail} returning 1` : sql`select 1`}),
    ${others.stock(sql`(select count(*) from e) + (select count(*) from l) + (select count(*) from m) > 0`)}
    select case when (select count(*) from changed) = ${lines.length} then true
      else ${refusedStock(sql`changed`)} end`)
}
