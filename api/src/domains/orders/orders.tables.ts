import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { ParcelState } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa } from '#platform/database/columns.ts'

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
    /** The first and the last day of the promised delivery, in Nepal's time. */
    dueFrom: date().notNull(),
    dueTo: date().notNull(),
    /** The encrypted code for the courier, while the parcel is on its way. */
    doorCodeSealed: text(),
    wrongCodes: smallint().notNull().default(0),
    stateAt: instant().notNull().defaultNow(),
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
    quantity: smallint().notNull(),
    returnDays: smallint().notNull(),
    /** As it was at the sale; null in rows from before it was recorded. */
    taxKind: text().$type<TaxKind>(),
    /** Percent times a hundred. */
    commissionRate: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.variantId] }),
    index('order_lines_variant').on(t.variantId),
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
    /** Who changed the state: the shopper, the vendor, staff, or the clock. */
    actor: text().notNull(),
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

/** An invoice is issued once and never edited. When a parcel is refused at the door, its invoice is marked as cancelled. */
export const invoices = pgTable(
  'invoices',
  {
    parcelId: number64()
      .primaryKey()
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
  (t) => [uniqueIndex('invoices_number').on(t.vendorId, t.fiscalYear, t.number)],
)
