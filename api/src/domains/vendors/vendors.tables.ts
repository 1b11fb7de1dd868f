import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
    onTimePercent: integer(),
    /** Slugs of districts; null delivers everywhere. */
    deliversTo: text().array(),
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
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('vendors_rating').on(t.rating, t.id),
    index('vendors_name').on(t.name, t.id),
    index('vendors_new').on(t.createdAt, t.id),
    check('vendors_counts', sql`${t.productCount} >= 0 and ${t.serviceCount} >= 0 and ${t.ratingCount} >= 0`),
  ],
)
