import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import { lateStates, statesOfView } from '@haat/contract/domains/orders.parcels.rules.ts'
import type {
  DoorPayment,
  NoNumberReason,
  ParcelActor,
  ParcelState,
} from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa } from '#platform/database/columns.ts'
import { namesOf } from './state-names.ts'

/** One purchase of one shopper. In a cluster, orders are distributed by shopper, parcels and lines by vendor. */
export const orders = pgTable(
  'orders',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity({ startWith: 20_001 }),
    userId: uuid().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    goodsPaisa: paisa().notNull(),
    discountPaisa: paisa().notNull(),
    deliveryPaisa: paisa().notNull(),
    totalPaisa: paisa().notNull(),
    couponCode: text(),
    district: text().notNull(),
    /** Name, phone, place and note as JSON, encrypted at rest. */
    addressSealed: text().notNull(),
    /** The buyer's own PAN for the bill, if one was given, encrypted at rest. */
    buyerPanSealed: text(),
    placedAt: instant().notNull().defaultNow(),
    /** Until when stock is held for a payment under way; null once the payment is decided. */
    heldUntil: instant(),
    /** The encrypted code that confirms a cash order, and how often it was guessed wrongly. */
    confirmCodeSealed: text(),
    wrongCodes: smallint().notNull().default(0),
    confirmedAt: instant(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.id),
    index('orders_held')
      .on(t.heldUntil)
      .where(sql`${t.heldUntil} is not null`),
    check(
      'orders_total',
      sql`${t.totalPaisa} = ${t.goodsPaisa} + ${t.deliveryPaisa} - ${t.discountPaisa} and least(${t.goodsPaisa}, ${t.deliveryPaisa}, ${t.discountPaisa}, ${t.totalPaisa}) >= 0`,
    ),
  ],
)

const [late, done] = [namesOf(lateStates), namesOf(statesOfView.done)]

/** The part of an order that one vendor sends. */
export const parcels = pgTable(
  'parcels',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    orderId: number64()
      .notNull()
      .references(() => orders.id),
    vendorId: number64().notNull(),
    userId: uuid().notNull(),
    state: text().$type<ParcelState>().notNull(),
    goodsPaisa: paisa().notNull(),
    discountPaisa: paisa().notNull(),
    deliveryPaisa: paisa().notNull(),
    totalPaisa: paisa().notNull(),
    /** Whether the seller was registered for VAT at the sale; null in rows from before it was recorded. */
    isVatRegistered: boolean(),
    /** Who pays for the discount. */
    discountPayer: text().$type<'haat' | 'vendor'>().notNull(),
    /** Computed at the sale; later changes of the rate do not touch it. */
    commissionPaisa: paisa().notNull(),
    /** The VAT on the commission, with its rate; 0 in rows from before it was added, whose commission is of the price before discounts. */
    commissionVatRate: smallint().notNull().default(0),
    commissionVatPaisa: paisa().notNull().default(0),
    /** The first and the last day of the promised delivery, in Nepal's time. */
    dueFrom: date().notNull(),
    dueTo: date().notNull(),
    /** The encrypted code for the courier, while the parcel is on its way. */
    doorCodeSealed: text(),
    wrongCodes: smallint().notNull().default(0),
    stateAt: instant().notNull().defaultNow(),
    /** Who carries it, once that is decided; null in rows from before it was recorded. */
    carrier: text().$type<'self' | 'courier'>(),
    courierId: number64(),
    trackingNumber: text(),
    noNumberReason: text().$type<NoNumberReason>(),
    /** How often somebody came in vain. */
    tries: smallint().notNull().default(0),
    /** The day that the shopper wished for after a try in vain. */
    wishedDay: date(),
    paidHow: text().$type<DoorPayment>(),
    paymentReference: text(),
    /** When staff were told that the shop has not accepted it. */
    unacceptedAt: instant(),
    /** The time to accept it begins no earlier than this, also for a parcel from before shops had to. */
    acceptFrom: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('parcels_order_vendor').on(t.orderId, t.vendorId),
    index('parcels_vendor').on(t.vendorId, t.id),
    index('parcels_user').on(t.userId, t.id),
    index('parcels_time').on(t.stateAt),
    // For counting the orders of a shopper that are neither paid nor confirmed.
    index('parcels_open')
      .on(t.userId, t.orderId)
      .where(sql`${t.state} in ('awaitingPayment', 'placed')`),
    index('parcels_unconfirmed')
      .on(t.stateAt)
      .where(sql`${t.state} = 'placed'`),
    // The lists of a shop, what is due first; those of several states are merged.
    index('parcels_shop').on(t.vendorId, t.state, t.dueTo, t.id).concurrently(),
    index('parcels_late')
      .on(t.vendorId, t.dueTo, t.id)
      .where(sql`${t.state} in (${late})`)
      .concurrently(),
    index('parcels_done')
      .on(t.vendorId, t.id)
      .where(sql`${t.state} in (${done})`)
      .concurrently(),
    index('parcels_unaccepted')
      .on(t.stateAt, t.id)
      .where(sql`${t.state} = 'confirmed'`)
      .concurrently(),
    index('parcels_tracking')
      .on(sql`upper(${t.trackingNumber})`)
      .where(sql`${t.trackingNumber} is not null`)
      .concurrently(),
    check(
      'parcels_carrier',
      sql`(${t.courierId} is not null) = coalesce(${t.carrier} = 'courier', false) and ${t.carrier} in ('self', 'courier') and ${t.tries} between 0 and 3`,
    ),
    // What a courier has.
    index('parcels_courier')
      .on(t.courierId, t.id)
      .where(sql`${t.state} in ('handedOver', 'shipped', 'tried')`)
      .concurrently(),
    // What is late of all shops, most late first.
    index('parcels_overdue')
      .on(t.dueTo, t.orderId)
      .where(sql`${t.state} in ('confirmed', 'accepted', 'packed', 'handedOver', 'shipped', 'tried')`)
      .concurrently(),
    // What no shop accepted in time, and staff have to decide about.
    index('parcels_undecided')
      .on(t.unacceptedAt, t.orderId)
      .where(sql`${t.state} = 'confirmed' and ${t.unacceptedAt} is not null`)
      .concurrently(),
    check(
      'parcels_commission_vat',
      sql`${t.commissionVatRate} between 0 and 10000 and ${t.commissionVatPaisa} >= 0 and (${t.commissionVatRate} > 0 or ${t.commissionVatPaisa} = 0)`,
    ),
    check(
      'parcels_total',
      sql`${t.totalPaisa} = ${t.goodsPaisa} + ${t.deliveryPaisa} - ${t.discountPaisa} and least(${t.goodsPaisa}, ${t.deliveryPaisa}, ${t.discountPaisa}, ${t.totalPaisa}, ${t.commissionPaisa}) >= 0`,
    ),
  ],
)

/** The goods of a parcel, with title and price as they were at the sale. */
export const orderLines = pgTable(
  'order_lines',
  {
    parcelId: number64()
      .notNull()
      .references(() => parcels.id),
    variantId: number64().notNull(),
    vendorId: number64().notNull(),
    /** The public id, as it stands in addresses of pages. */
    productId: text().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    choice: jsonb().$type<Bilingual[]>().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    sku: text().notNull(),
    pricePaisa: paisa().notNull(),
    /** As it was ordered, whatever became of it. */
    quantity: smallint().notNull(),
    /** How many of them the parcel holds; null for all. */
    sentQuantity: smallint(),
    /** How many were kept at the door; null for all that was sent. */
    takenQuantity: smallint(),
    /** The variant that was ordered, where the shopper agreed to this one instead. */
    replacesVariantId: number64(),
    returnDays: smallint().notNull(),
    /**
     * The last day on which it can be returned if nobody has opened it, recorded when it is delivered: that day itself where it
     * cannot. Null before, for what was not kept, and in rows from before it was recorded.
     */
    returnUntil: date(),
    /** As it was at the sale; null in rows from before it was recorded. */
    taxKind: text().$type<TaxKind>(),
    /** Percent times a hundred. */
    commissionRate: smallint().notNull(),
    /** Whether the coupon of the order is for it: the discount of the parcel is shared by the lines that it is for. */
    bearsDiscount: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.variantId] }),
    // Superseded by the next one; running programs may still use it.
    index('order_lines_variant').on(t.variantId),
    index('order_lines_variant_parcel').on(t.variantId, t.parcelId).concurrently(),
    check(
      'order_lines_held',
      sql`${t.sentQuantity} between 0 and ${t.quantity} and ${t.takenQuantity} between 0 and coalesce(${t.sentQuantity}, ${t.quantity})`,
    ),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 999 and ${t.pricePaisa} > 0`),
  ],
)

/** All states that a parcel was in. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    parcelId: number64()
      .notNull()
      .references(() => parcels.id),
    position: smallint().notNull(),
    state: text().$type<ParcelState>().notNull(),
    at: instant().notNull().defaultNow(),
    /** Who changed the state. */
    actor: text().$type<ParcelActor>().notNull(),
    /** The person; null for the clock and the gateway, and in rows from before it was recorded. */
    actorId: uuid(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.parcelId, t.position] })],
)

/** Idempotency keys: however often a key is sent, there is one order for it. */
export const placingKeys = pgTable(
  'placing_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** A hash of the request: another body under the same key is refused. */
    fingerprint: text().notNull(),
    orderId: number64().references(() => orders.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('placing_keys_age').on(t.createdAt)],
)

/** Invoices are numbered per vendor and fiscal year without a gap: the row is locked while a number is given out. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { vendorId: number64().notNull(), fiscalYear: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.vendorId, t.fiscalYear] })],
)

/**
 * An invoice is never edited. What changes after it was issued marks it as cancelled; it keeps its number, and another one
 * is issued for what is left. So a parcel may have several, of which at most one is not cancelled.
 */
export const invoices = pgTable(
  'invoices',
  {
    parcelId: number64()
      .notNull()
      .references(() => parcels.id),
    vendorId: number64().notNull(),
    fiscalYear: text().notNull(),
    number: integer().notNull(),
    issuedAt: instant().notNull().defaultNow(),
    /** Seller, lines and sums as they were (`InvoiceContent`); the buyer is named in the order only. */
    paper: jsonb().notNull(),
    /** How often it was handed out: from the second time on it is marked as a copy. */
    downloads: integer().notNull().default(0),
    cancelledAt: instant(),
    cancelReason: text(),
  },
  (t) => [
    primaryKey({ name: 'invoices_pkey', columns: [t.vendorId, t.fiscalYear, t.number] }),
    index('invoices_parcel').on(t.parcelId).concurrently(),
    uniqueIndex('invoices_current')
      .on(t.parcelId)
      .where(sql`${t.cancelledAt} is null`)
      .concurrently(),
  ],
)
