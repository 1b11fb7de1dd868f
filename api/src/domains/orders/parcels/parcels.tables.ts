import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { LineChange, ParcelActor, SubstituteAnswer } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa } from '#platform/database/columns.ts'

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
