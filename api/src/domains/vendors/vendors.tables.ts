import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { WeekHours } from '@haat/contract/domains/vendors.page.rules.ts'
import type { SuspensionReason } from '@haat/contract/domains/vendors.staff.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

/** A vendor with the particulars that the law requires. Code that changes products or reviews updates the sums here. */
export const vendors = pgTable(
  'vendors',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    nameNe: textOrEmpty(),
    place: jsonb().$type<Bilingual>().notNull(),
    district: text().notNull(),
    sign: text().notNull(),
    signColour: text().notNull(),
    banner: jsonb().$type<Picture>().notNull(),
    /** A square; the sign stands for it where there is none. */
    logo: jsonb().$type<Picture>(),
    about: jsonb().$type<Bilingual>().notNull(),
    sinceYearBs: integer().notNull(),
    legalName: text().notNull(),
    /** As it is registered in Nepali; empty when it is not known. */
    legalNameNe: textOrEmpty(),
    registrationNumber: text().notNull(),
    panNumber: text().notNull().unique(),
    isVatRegistered: boolean().notNull(),
    address: jsonb().$type<Bilingual>().notNull(),
    grievanceName: text().notNull(),
    grievancePhone: text().notNull(),
    grievanceEmail: text().notNull(),
    returnPolicy: jsonb().$type<Bilingual>().notNull(),
    deliveryWords: jsonb().$type<Bilingual>().notNull().default({ en: '', ne: '' }),
    /** Open times from Sunday on; null when the shop has not said. */
    hours: jsonb().$type<WeekHours>(),
    onTimePercent: integer(),
    /** How soon it answers questions, the middle of thirty days; null while there are too few. */
    answerMinutes: integer(),
    /** Slugs of districts; null delivers everywhere. */
    deliversTo: text().array(),
    /** A holiday of the shop, both days in it. It stays here when it is over; whoever reads it compares the days. */
    closedFrom: date(),
    closedUntil: date(),
    closedReason: jsonb().$type<Bilingual>(),
    /** Stars times a hundred, an integer, so that it sorts and sums exactly. */
    rating: integer().notNull().default(0),
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    ratingCount: integer().notNull().default(0),
    productCount: integer().notNull().default(0),
    serviceCount: integer().notNull().default(0),
    /** What it sends is seen at once, and staff look at it afterwards. */
    isTrusted: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('vendors_rating').on(t.rating, t.id),
    index('vendors_name').on(t.name, t.id),
    index('vendors_new').on(t.createdAt, t.id),
    index('vendors_pan_start').on(t.panNumber.op('text_pattern_ops')).concurrently(),
    check('vendors_counts', sql`${t.productCount} >= 0 and ${t.serviceCount} >= 0 and ${t.ratingCount} >= 0`),
  ],
)

/**
 * When staff took a shop off sale, why and until when. A shop is suspended while it has a row that has not ended; triggers
 * tell all processes when that begins and ends.
 */
export const vendorSuspensions = pgTable(
  'vendor_suspensions',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    reason: text().$type<SuspensionReason>().notNull(),
    words: text().notNull(),
    /** The day in Nepal with whose first minute it ends by itself. */
    reopensOn: date(),
    suspendedBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    endedHow: text().$type<'staff' | 'day'>(),
    endedBy: uuid(),
    endWords: textOrEmpty(),
  },
  (t) => [
    uniqueIndex('vendor_suspensions_living')
      .on(t.vendorId)
      .where(sql`${t.endedAt} is null`),
    index('vendor_suspensions_vendor').on(t.vendorId, t.createdAt),
    check('vendor_suspensions_end', sql`(${t.endedAt} is null) = (${t.endedHow} is null)`),
  ],
)
