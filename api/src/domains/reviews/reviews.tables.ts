import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RemovalReason, ReviewState } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/**
 * Reviews of products, services and shops; one of a shop names neither product nor service. The sums of their stars are kept in the row of
 * the product, service and vendor by a trigger, and those of all else in `review_sums`.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    productId: number64(),
    serviceId: number64(),
    /** Null where the account was closed since, and in rows from before reviews had an author. */
    userId: uuid(),
    /** As its author was called when it was written: "Anjali S." */
    author: text().notNull(),
    place: jsonb().$type<Bilingual>().notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The stars of each aspect that was judged. */
    aspects: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** `legacy` rows are from before a review belonged to a line of an order: nobody sees or counts them. */
    state: text().$type<ReviewState | 'legacy'>().notNull().default('legacy'),
    /** The line that was received; that of a shop is any of its parcel. */
    parcelId: number64(),
    variantId: number64(),
    /** The day on which the parcel came. */
    boughtOn: date(),
    choice: jsonb().$type<Bilingual[]>().notNull().default([]),
    /** The chosen value of the product's first option, by which reviews are filtered. */
    valueKey: text(),
    photoCount: smallint().notNull().default(0),
    helpfulCount: integer().notNull().default(0),
    reply: text(),
    repliedAt: instant(),
    replyEditedAt: instant(),
    /** The member who wrote it; shoppers see only the shop. */
    repliedBy: uuid(),
    replyState: text().$type<ReviewState>(),
    /** A keyed hash of where it was sent from, by which staff see many accounts on one device. */
    device: text(),
    removalReason: text().$type<RemovalReason>(),
    createdAt: instant().notNull().defaultNow(),
    editedAt: instant(),
  },
  (t) => {
    const published = sql`${t.state} = 'published'`
    const withPhotos = sql`${t.state} = 'published' and ${t.photoCount} > 0`
    return [
      index('reviews_of_product_helpful')
        .on(t.productId, t.helpfulCount, t.id)
        .where(published)
        .concurrently(),
      index('reviews_of_product_new').on(t.productId, t.createdAt, t.id).where(published).concurrently(),
      index('reviews_of_service_helpful')
        .on(t.serviceId, t.helpfulCount, t.id)
        .where(published)
        .concurrently(),
      index('reviews_of_service_new').on(t.serviceId, t.createdAt, t.id).where(published).concurrently(),
      index('reviews_of_vendor_helpful').on(t.vendorId, t.helpfulCount, t.id).where(published).concurrently(),
      index('reviews_of_vendor_new').on(t.vendorId, t.createdAt, t.id).where(published).concurrently(),
      index('reviews_of_product_stars')
        .on(t.productId, t.stars, t.helpfulCount, t.id)
        .where(published)
        .concurrently(),
      index('reviews_of_vendor_stars')
        .on(t.vendorId, t.stars, t.helpfulCount, t.id)
        .where(published)
        .concurrently(),
      index('reviews_of_product_photos')
        .on(t.productId, t.helpfulCount, t.id)
        .where(withPhotos)
        .concurrently(),
      // Few reviews have a reply, so that other filters beside this one have few rows to look at.
      index('reviews_of_product_reply')
        .on(t.productId, t.createdAt, t.id)
        .where(sql`${t.state} = 'published' and ${t.reply} is not null and ${t.replyState} = 'published'`)
        .concurrently(),
      // Without it, PostgreSQL goes through the replies to all reviews there are.
      index('reviews_of_vendor_reply')
        .on(t.vendorId, t.createdAt, t.id)
        .where(sql`${t.state} = 'published' and ${t.reply} is not null and ${t.replyState} = 'published'`)
        .concurrently(),
      index('reviews_of_service_photos')
        .on(t.serviceId, t.helpfulCount, t.id)
        .where(withPhotos)
        .concurrently(),
      index('reviews_of_vendor_photos').on(t.vendorId, t.helpfulCount, t.id).where(withPhotos).concurrently(),
      // What a job deletes after an upgrade.
      index('reviews_legacy')
        .on(t.id)
        .where(sql`${t.state} = 'legacy'`)
        .concurrently(),
      // What a shop has not replied to.
      index('reviews_unanswered')
        .on(t.vendorId, t.createdAt, t.id)
        .where(sql`${t.state} = 'published' and ${t.reply} is null`)
        .concurrently(),
      index('reviews_author')
        .on(t.userId, t.createdAt)
        .where(sql`${t.userId} is not null`)
        .concurrently(),
      index('reviews_device')
        .on(t.device, t.createdAt)
        .where(sql`${t.device} is not null`)
        .concurrently(),
      // One each, whoever sends it twice.
      uniqueIndex('reviews_once_product')
        .on(t.userId, t.productId)
        .where(sql`${t.userId} is not null and ${t.productId} is not null`)
        .concurrently(),
      uniqueIndex('reviews_once_service')
        .on(t.userId, t.serviceId)
        .where(sql`${t.userId} is not null and ${t.serviceId} is not null`)
        .concurrently(),
      uniqueIndex('reviews_once_shop')
        .on(t.userId, t.vendorId)
        .where(sql`${t.userId} is not null and ${t.productId} is null and ${t.serviceId} is null`)
        .concurrently(),
      check('reviews_stars', sql`${t.stars} between 1 and 5`),
      check(
        'reviews_subject',
        sql`num_nonnulls(${t.productId}, ${t.serviceId}) = 1 or (${t.state} <> 'legacy' and num_nonnulls(${t.productId}, ${t.serviceId}) = 0)`,
      ),
      check('reviews_state', sql`${t.state} in ('legacy', 'published', 'held', 'removed', 'withdrawn')`),
      // Whatever is shown was bought: services come from bookings, which have no parcel.
      check(
        'reviews_bought',
        sql`${t.state} = 'legacy' or (${t.boughtOn} is not null and (${t.serviceId} is not null or ${t.parcelId} is not null))`,
      ),
      check('reviews_reply', sql`(${t.reply} is null) = (${t.repliedAt} is null) or ${t.state} = 'legacy'`),
    ]
  },
)

/** Photos of reviews. One without a review was sent and is not posted yet; a job removes it later. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid().primaryKey(),
    userId: uuid(),
    reviewId: number64(),
    position: smallint().notNull().default(0),
    pictureId: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('review_photos_review').on(t.reviewId, t.position),
    index('review_photos_loose')
      .on(t.userId, t.createdAt)
      .where(sql`${t.reviewId} is null`),
  ],
)

/** Who found a review helpful. A trigger keeps the number in the row of the review. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: number64().notNull(),
    userId: uuid().notNull(),
    device: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.userId] }),
    index('review_votes_user').on(t.userId),
    index('review_votes_device')
      .on(t.device, t.createdAt)
      .where(sql`${t.device} is not null`),
  ],
)

/**
 * What published reviews add up to, beside their stars: `photos` (reviews with photos, and the photos), `reply`, `language:ne`, `value:red`,
 * `aspect:warmth` (how often it was judged, and the stars), and `filters:5p-ne:red`: how many have five stars, photos, no reply, words in Nepali
 * and this value, so that nobody counts those that several filters let through. Written by the trigger of the reviews alone.
 */
export const reviewSums = pgTable(
  'review_sums',
  {
    kind: text().$type<'product' | 'service' | 'vendor'>().notNull(),
    subjectId: number64().notNull(),
    name: text().notNull(),
    count: integer().notNull(),
    sum: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId, t.name] })],
)

/** Things with reviews from before `filters:` was summed up. A job fills it in; the next release needs neither. */
export const unfilledReviewSums = pgTable(
  'unfilled_review_sums',
  {
    kind: text().$type<'product' | 'service' | 'vendor'>().notNull(),
    subjectId: number64().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] })],
)

/** What buyers of a category are asked about, beside the stars. */
export const categoryAspects = pgTable(
  'category_aspects',
  {
    categoryId: number64().notNull(),
    key: text().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    position: smallint().notNull(),
    /** Not asked any more; what was said about it is kept. */
    droppedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.key] })],
)

/** How often staff have changed the aspects of a category; one without a row was never changed. */
export const categoryAspectVersions = pgTable('category_aspect_versions', {
  categoryId: number64().primaryKey(),
  version: integer().notNull(),
})
