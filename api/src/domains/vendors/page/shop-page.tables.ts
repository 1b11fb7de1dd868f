import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ShopPagePart, ShopPictureKind } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** What the members of a shop prepare, with the numbers that tell whether somebody else changed it since it was seen. */
export const vendorPages = pgTable('vendor_pages', {
  vendorId: number64().primaryKey(),
  version: integer().notNull().default(0),
  /** Null while nothing is being prepared. */
  draft: jsonb().$type<ShopPage>(),
  changedBy: uuid(),
  changedAt: instant(),
  hoursVersion: integer().notNull().default(0),
})

/** What a shop showed from when on, and who published it. Rows are only added. */
export const vendorPublications = pgTable(
  'vendor_publications',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    publishedBy: uuid().notNull(),
    changed: text().array().$type<ShopPagePart[]>().notNull(),
    page: jsonb().$type<ShopPage>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('vendor_publications_vendor').on(t.vendorId, t.createdAt)],
)

/** The pictures that members of a shop have uploaded: no shop shows one that another prepares. */
export const vendorPictures = pgTable(
  'vendor_pictures',
  {
    vendorId: number64().notNull(),
    kind: text().$type<ShopPictureKind>().notNull(),
    pictureId: text().notNull(),
    uploadedBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.kind, t.pictureId] }),
    check('vendor_pictures_kind', sql`${t.kind} in ('banner', 'logo')`),
  ],
)

/** Single days on which a shop is closed. */
export const vendorClosedDays = pgTable(
  'vendor_closed_days',
  { vendorId: number64().notNull(), day: date().notNull(), words: jsonb().$type<Bilingual>().notNull() },
  (t) => [primaryKey({ columns: [t.vendorId, t.day] })],
)

/** Former address names. They go on leading to their shop; a trigger of `vendors` writes them and keeps others from them. */
export const vendorSlugs = pgTable(
  'vendor_slugs',
  {
    slug: text().primaryKey(),
    vendorId: number64().notNull(),
    /** When the shop took another name. */
    until: instant().notNull().defaultNow(),
  },
  (t) => [index('vendor_slugs_vendor').on(t.vendorId, t.until)],
)
