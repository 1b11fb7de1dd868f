import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ParcelState } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa } from '#platform/db/columns.ts'

/** What one shopper bought at once. Distributed by shopper; parcels and lines by vendor. */
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
    placedAt: instant().notNull().defaultNow(),
    /** Until when stock is held for a payment under way; none once it is decided. */
    heldUntil: instant(),
    /** Digits that confirm an order to be paid in cash, sealed, and how often they were guessed wrongly. */
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

/** What one vendor sends of an order. */
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
    /** Who pays for the discount. */
    discountPayer: text().$type<'haat' | 'vendor'>().notNull(),
    /** Frozen at the sale. */
    commissionPaisa: paisa().notNull(),
    /** Between these days it is promised, as days of Nepal. */
    dueFrom: date().notNull(),
    dueTo: date().notNull(),
    /** From the courier's hands to the door, sealed. */
    doorCodeSealed: text(),
    wrongCodes: smallint().notNull().default(0),
    stateAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('parcels_order_vendor').on(t.orderId, t.vendorId),
    index('parcels_vendor').on(t.vendorId, t.id),
    index('parcels_user').on(t.userId, t.id),
    index('parcels_time').on(t.stateAt),
    // What is neither paid nor confirmed, of which a shopper has a few at most.
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

/** What was bought, as it was called and cost then. */
export const orderLines = pgTable(
  'order_lines',
  {
    parcelId: number64()
      .notNull()
      .references(() => parcels.id),
    variantId: number64().notNull(),
    vendorId: number64().notNull(),
    /** As in addresses of pages. */
    productId: text().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    choice: jsonb().$type<Bilingual[]>().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    sku: text().notNull(),
    pricePaisa: paisa().notNull(),
    quantity: smallint().notNull(),
    returnDays: smallint().notNull(),
    /** Percent times a hundred. */
    commissionRate: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.variantId] }),
    index('order_lines_variant').on(t.variantId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 999 and ${t.pricePaisa} > 0`),
  ],
)

/** Every state a parcel was in. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    parcelId: number64()
      .notNull()
      .references(() => parcels.id),
    position: smallint().notNull(),
    state: text().$type<ParcelState>().notNull(),
    at: instant().notNull().defaultNow(),
    /** Who did it: the shopper, the vendor, staff, or the clock. */
    actor: text().notNull(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.parcelId, t.position] })],
)

/** One answer for one key, however often it is asked. */
export const placingKeys = pgTable(
  'placing_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** Of what was asked for: another body under the same key is refused. */
    fingerprint: text().notNull(),
    orderId: number64().references(() => orders.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('placing_keys_age').on(t.createdAt)],
)

/** Bills are numbered per vendor and fiscal year without a gap; the row is locked while one is given. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { vendorId: number64().notNull(), fiscalYear: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.vendorId, t.fiscalYear] })],
)

/** Issued once and never changed; what was refused at the door is cancelled by a note, not by an edit. */
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
    /** Seller, lines and sums as they were; nothing that names the buyer, who stands in the order. */
    paper: jsonb().notNull(),
    cancelledAt: instant(),
    cancelReason: text(),
  },
  (t) => [uniqueIndex('invoices_number').on(t.vendorId, t.fiscalYear, t.number)],
)
