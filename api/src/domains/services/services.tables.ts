import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { PriceUnit } from '@haat/contract/domains/services.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa, textOrEmpty } from '#platform/database/columns.ts'

export interface ServiceStory {
  description: Bilingual
  runBy: Bilingual
  parts: { name: Bilingual; pricePaisa: number }[]
  /** What the price includes; services from before it was asked for have none. */
  included?: Bilingual[]
  warrantyDays: number
}
/** Opening hours of a day, in minutes after midnight in Nepal; null when closed. */
export type DayHours = { opens: number; closes: number } | null

export const services = pgTable(
  'services',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    categoryId: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    titleNe: textOrEmpty(),
    pictures: jsonb().$type<Picture[]>().notNull(),
    story: jsonb().$type<ServiceStory>().notNull(),
    /** One entry per weekday, from Sunday on. */
    hours: jsonb().$type<DayHours[]>().notNull(),
    /** The weekdays with hours, to filter by. */
    openDays: smallint().array().notNull(),
    priceUnit: text().$type<PriceUnit>().notNull(),
    fromPaisa: paisa('from_price').notNull(),
    taxKind: text().$type<TaxKind>().notNull().default('standard'),
    rating: integer().notNull().default(0),
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    ratingCount: integer().notNull().default(0),
    visitCount: integer().notNull().default(0),
    isOffered: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('services_category_rating').on(t.categoryId, t.rating, t.id),
    index('services_rating').on(t.rating, t.id),
    index('services_vendor').on(t.vendorId, t.rating, t.id),
    check('services_price', sql`${t.fromPaisa} > 0`),
    check('services_unit', sql`${t.priceUnit} in ('visit', 'hour', 'session')`),
  ],
)

export const serviceOptions = pgTable(
  'service_options',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    serviceId: number64().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    minutes: integer().notNull(),
    visitPaisa: paisa('visit_price').notNull(),
    labourPaisa: paisa('labour_price').notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    index('service_options_service').on(t.serviceId, t.position),
    check(
      'service_options_amounts',
      sql`${t.minutes} > 0 and ${t.visitPaisa} >= 0 and ${t.labourPaisa} >= 0`,
    ),
  ],
)

/** The districts that a provider comes to. */
export const serviceAreas = pgTable(
  'service_areas',
  {
    serviceId: number64().notNull(),
    vendorId: number64().notNull(),
    district: text().notNull(),
    wards: textOrEmpty(),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.district] }), index('service_areas_district').on(t.district)],
)
