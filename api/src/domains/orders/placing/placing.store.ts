import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'

export type NewOrder = Omit<OrderRow, 'placedAt' | 'wrongCodes' | 'confirmedAt'>
export type NewParcel = Omit<
  ParcelRow,
  | 'id'
  | 'orderId'
  | 'userId'
  | 'stateAt'
  | 'wrongCodes'
  | 'doorCodeSealed'
  | 'carrier'
  | 'courierId'
  | 'trackingNumber'
  | 'noNumberReason'
  | 'tries'
  | 'wishedDay'
  | 'paidHow'
  | 'paymentReference'
  | 'unacceptedAt'
  | 'acceptFrom'
>
export type NewLine = Omit<
  LineRow,
  'parcelId' | 'sentQuantity' | 'takenQuantity' | 'replacesVariantId' | 'returnUntil'
>

export interface PlacingKey {
  key: string
  fingerprint: string
}

/** The id of the next order; each is given out once. */
export const nextOrderId = sql<number>`nextval('orders_id_seq')::float8`

/** The parts that other domains add to the statement that places orders. */
interface OtherParts {
  /** Takes the lines out of the carts; its result `taken` has the lines that were there. */
  cart: SQL
  /** Counts a use of the coupon; its result `coupon_counted` has a row if the coupon may be used. */
  coupon: ((after: SQL) => SQL) | undefined
  /** True, or the end of the statement if one of the vendors is suspended. */
  vendors: SQL
  /** True, or the end of the statement if another day has begun than that of the rates. */
  day: SQL
  mail: SQL | undefined
  /** Takes the goods from stock; its result `changed` has the variants of which there was enough. */
  stock: (after: SQL) => SQL
}

export interface NewPlacing {
  key: PlacingKey
  order: NewOrder
  parcels: NewParcel[]
  lines: NewLine[]
}

const json = (rows: object[]) => sql`${JSON.stringify(rows)}::jsonb`

/**
 * Writes some orders in one statement, all or none: carts, coupon, vendors, orders, keys, parcels, first events, lines and mails,
 * and last the stock, which is contended most. Each part reads the one before, so that rows are locked in this order. If
 * anything is no longer as it was when the orders were checked, `refuse` ends the statement.
 */
export async function insertPlacings(db: Tx, placings: NewPlacing[], others: OtherParts) {
  const orders = placings.map(({ order, key }) => ({ ...order, ...key }))
  const of = ({ order }: NewPlacing) => ({ orderId: order.id, userId: order.userId })
  const parcels = placings.flatMap((one) => one.parcels.map((parcel) => ({ ...parcel, ...of(one) })))
  const lines = placings.flatMap((one) => one.lines.map((line) => ({ ...line, orderId: one.order.id })))
  const variantCount = new Set(lines.map(({ variantId }) => variantId)).size
  const hasCart = sql`(select is_there from cart_there)`
  await db.execute(sql`
    with ${others.cart},
    cart_there as materialized (
      select case when (select count(*) from taken) = ${lines.length} then true else refuse('cart') end is_there),
    ${others.coupon ? sql`${others.coupon(hasCart)},` : sql``}
    may as materialized (
      select case when ${others.coupon ? sql`exists (select from coupon_counted)` : sql`true`} and ${hasCart}
        then ${others.vendors} and ${others.day} else refuse('coupon') end is_so),
    o as (
      insert into orders (id, user_id, method, goods_paisa, discount_paisa, delivery_paisa, total_paisa, coupon_code,
        district, address_sealed, buyer_pan_sealed, held_until, confirm_code_sealed)
      select x.id, x."userId", x.method, x."goodsPaisa", x."discountPaisa", x."deliveryPaisa", x."totalPaisa",
        x."couponCode", x.district, x."addressSealed", x."buyerPanSealed", x."heldUntil", x."confirmCodeSealed"
      from jsonb_to_recordset(${json(orders)}) as x (id bigint, "userId" uuid, method text, "goodsPaisa" int,
        "discountPaisa" int, "deliveryPaisa" int, "totalPaisa" int, "couponCode" text, district text,
        "addressSealed" text, "buyerPanSealed" text, "heldUntil" timestamptz, "confirmCodeSealed" text)
      where (select is_so from may)
      returning id),
    k as (
      insert into placing_keys (user_id, key, fingerprint, order_id)
      select x."userId", x.key, x.fingerprint, x.id
      from jsonb_to_recordset(${json(orders)}) as x (id bigint, "userId" uuid, key text, fingerprint text)
      where (select count(*) from o) > 0 returning 1),
    p as (
      insert into parcels (order_id, user_id, vendor_id, state, goods_paisa, discount_paisa, delivery_paisa,
        total_paisa, is_vat_registered, discount_payer, commission_paisa, commission_vat_rate, commission_vat_paisa,
        due_from, due_to)
      select x."orderId", x."userId", x."vendorId", x.state, x."goodsPaisa", x."discountPaisa", x."deliveryPaisa",
        x."totalPaisa", x."isVatRegistered", x."discountPayer", x."commissionPaisa",
        x."commissionVatRate", x."commissionVatPaisa", x."dueFrom", x."dueTo"
      from jsonb_to_recordset(${json(parcels)}) as x ("orderId" bigint, "userId" uuid, "vendorId" bigint, state text,
        "goodsPaisa" int, "discountPaisa" int, "deliveryPaisa" int, "totalPaisa" int, "isVatRegistered" boolean, "discountPayer" text,
        "commissionPaisa" int, "commissionVatRate" smallint, "commissionVatPaisa" int, "dueFrom" date, "dueTo" date)
      where (select count(*) from k) > 0
      returning id, order_id, vendor_id, user_id, state),
    e as (
      insert into parcel_events (parcel_id, position, state, actor, actor_id)
      select id, 1, state, 'shopper', user_id from p returning 1),
    l as (
      insert into order_lines (parcel_id, variant_id, vendor_id, product_id, title, choice, picture, sku, price_paisa,
        quantity, return_days, tax_kind, commission_rate, bears_discount)
      select p.id, x."variantId", x."vendorId", x."productId", x.title, x.choice, x.picture, x.sku, x."pricePaisa",
        x.quantity, x."returnDays", x."taxKind", x."commissionRate",
        x."bearsDiscount"
      from jsonb_to_recordset(${json(lines)}) as x ("orderId" bigint, "variantId" bigint, "vendorId" bigint,
        "productId" text, title jsonb, choice jsonb, picture jsonb, sku text, "pricePaisa" int, quantity smallint,
        "returnDays" smallint, "taxKind" text, "commissionRate" smallint,
        "bearsDiscount" boolean)
      join p on p.order_id = x."orderId" and p.vendor_id = x."vendorId" returning 1),
    m as (${others.mail ? sql`${others.mail} returning 1` : sql`select 1`}),
    ${others.stock(sql`(select count(*) from e) + (select count(*) from l) + (select count(*) from m) > 0`)}
    select case when (select count(*) from changed) = ${variantCount} then true
      else refuse('stock ' || array_to_string(array(select variant_id from changed), ' ')) end`)
}
