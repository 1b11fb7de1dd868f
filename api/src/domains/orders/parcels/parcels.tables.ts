import { sql } from 'drizzle-orm'
import {
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type {
  DoorPaymentAnswer,
  LineChange,
  ParcelActor,
  SubstituteAnswer,
} from '@haat/contract/domains/orders.steps.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa, textOrEmpty } from '#platform/database/columns.ts'

/** Everything by which a parcel came to hold less than was ordered. A trigger refuses to change or delete a row. */
export const parcelLineChanges = pgTable(
  'parcel_line_changes',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    parcelId: number64().notNull(),
    variantId: number64().notNull(),
    kind: text().$type<LineChange>().notNull(),
    fromQuantity: smallint().notNull(),
    toQuantity: smallint().notNull(),
    /** What the shopper agreed to instead. */
    otherVariantId: number64(),
    /** By how much the parcel costs less since then. */
    differencePaisa: paisa().notNull(),
    actor: text().$type<ParcelActor>().notNull(),
    actorId: uuid(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [
    index('parcel_line_changes_parcel').on(t.parcelId, t.id),
    check('parcel_line_changes_kind', sql`${t.kind} in ('less', 'cancelled', 'substituted', 'notTaken')`),
    check(
      'parcel_line_changes_quantity',
      sql`${t.toQuantity} between 0 and ${t.fromQuantity} - 1 and ${t.differencePaisa} >= 0`,
    ),
  ],
)

/**
 * What a shop offers instead of a line, as it was when the shopper was asked. Its goods are allocated while the question is
 * open; one that the shopper accepted becomes a line of the parcel.
 */
export const parcelSubstitutes = pgTable(
  'parcel_substitutes',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    parcelId: number64().notNull(),
    variantId: number64().notNull(),
    substituteVariantId: number64().notNull(),
    productId: text().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    choice: jsonb().$type<Bilingual[]>().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    sku: text().notNull(),
    quantity: smallint().notNull(),
    pricePaisa: paisa().notNull(),
    returnDays: smallint().notNull(),
    taxKind: text().$type<TaxKind>().notNull(),
    askedBy: uuid(),
    askedAt: instant().notNull().defaultNow(),
    answerBy: instant().notNull(),
    answer: text().$type<SubstituteAnswer>(),
    answeredAt: instant(),
  },
  (t) => [
    index('parcel_substitutes_parcel').on(t.parcelId, t.id),
    uniqueIndex('parcel_substitutes_open')
      .on(t.parcelId, t.variantId)
      .where(sql`${t.answer} is null`),
    index('parcel_substitutes_due')
      .on(t.answerBy)
      .where(sql`${t.answer} is null`),
    check(
      'parcel_substitutes_answer',
      sql`(${t.answer} is null) = (${t.answeredAt} is null) and ${t.answer} in ('accepted', 'declined', 'expired', 'withdrawn')`,
    ),
    check('parcel_substitutes_quantity', sql`${t.quantity} between 1 and 999 and ${t.pricePaisa} > 0`),
  ],
)

/**
 * A payment by QR code at a door. What a courier says has no answer before whoever receives the money has looked; what the
 * shop or staff say is their answer as well.
 */
export const doorPayments = pgTable(
  'door_payments',
  {
    parcelId: number64().primaryKey(),
    orderId: number64().notNull(),
    vendorId: number64().notNull(),
    amountPaisa: paisa().notNull(),
    /** What the bank's answer says, as it was typed. */
    reference: text().notNull(),
    /** The one form of all its spellings. */
    referenceKey: text().notNull(),
    saidBy: text().$type<ParcelActor>().notNull(),
    saidAt: instant().notNull().defaultNow(),
    answer: text().$type<DoorPaymentAnswer>(),
    answeredBy: uuid(),
    answeredAt: instant(),
    /** Where whoever misses it has looked. */
    words: textOrEmpty(),
    /** When staff were told that nobody has answered. */
    toldAt: instant(),
  },
  (t) => [
    // A payment that never arrived has used up no reference.
    uniqueIndex('door_payments_reference')
      .on(t.vendorId, t.referenceKey)
      .where(sql`${t.answer} is distinct from 'missing'`),
    index('door_payments_open')
      .on(t.saidAt)
      .where(sql`${t.answer} is null`),
    index('door_payments_shop')
      .on(t.vendorId, t.saidAt)
      .where(sql`${t.answer} is null`),
    check('door_payments_reference', sql`${t.referenceKey} <> '' and ${t.amountPaisa} > 0`),
    check(
      'door_payments_answer',
      sql`(${t.answer} is null) = (${t.answeredAt} is null) and ${t.answer} in ('arrived', 'missing') and (${t.answer} is distinct from 'missing' or ${t.words} <> '')`,
    ),
  ],
)

/** Every visit at a door in vain that counts. */
export const parcelVisits = pgTable(
  'parcel_visits',
  {
    parcelId: number64().notNull(),
    /** By the clock of the phone where that can be believed, otherwise when it was told. */
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.parcelId, t.at] })],
)
