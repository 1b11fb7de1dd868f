import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** Reviews of products and services. The sums of their stars are kept in the row of the product, service or vendor. */
export const reviews = pgTable(
  'reviews',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    productId: number64(),
    serviceId: number64(),
    author: text().notNull(),
    place: jsonb().$type<Bilingual>().notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    helpfulCount: integer().notNull().default(0),
    reply: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('reviews_product_helpful').on(t.productId, t.helpfulCount, t.id),
    index('reviews_product_new').on(t.productId, t.createdAt, t.id),
    index('reviews_service_helpful').on(t.serviceId, t.helpfulCount, t.id),
    index('reviews_service_new').on(t.serviceId, t.createdAt, t.id),
    index('reviews_vendor_helpful').on(t.vendorId, t.helpfulCount, t.id),
    index('reviews_vendor_new').on(t.vendorId, t.createdAt, t.id),
    // A vendor has thousands of reviews, a product dozens.
    index('reviews_vendor_stars_helpful').on(t.vendorId, t.stars, t.helpfulCount, t.id),
    index('reviews_vendor_stars_new').on(t.vendorId, t.stars, t.createdAt, t.id),
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_subject', sql`num_nonnulls(${t.productId}, ${t.serviceId}) = 1`),
  ],
)

/** What somebody asks about a product; the answer is missing until the vendor gives one. */
export const questions = pgTable(
  'questions',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    productId: number64().notNull(),
    author: text().notNull(),
    question: text().notNull(),
    answer: text(),
    createdAt: instant().notNull().defaultNow(),
    answeredAt: instant(),
  },
  (t) => [index('questions_product').on(t.productId, t.createdAt)],
)
