import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type {
  ListingChanges,
  ListingKind,
  ListingState,
  VersionState,
} from '@haat/contract/domains/listings.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a shop lists. Every product and every service has one; the shop prepares others that have nothing live yet. */
export const listings = pgTable(
  'listings',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    kind: text().$type<ListingKind>().notNull(),
    productId: number64().unique('listings_product'),
    serviceId: number64().unique('listings_service'),
    /** Made by the client that began it, so that a request sent twice begins one. */
    key: text(),
    /** Names and SKUs of the draft, or of what is live, for the list. */
    title: textOrEmpty(),
    titleNe: textOrEmpty(),
    words: textOrEmpty(),
    /** The shop is one of the words, so that a search looks only at its own. */
    search: tsvector().generatedAlwaysAs(sql`to_tsvector('simple', 'shop' || "vendor_id" || ' ' || "words")`),
    /** Null while nothing is being prepared: what is live counts. */
    draft: jsonb().$type<ListingContent>(),
    version: integer().notNull().default(0),
    savedBy: uuid(),
    savedAt: instant().notNull().defaultNow(),
    /** Null also for what was live before versions were kept. */
    liveVersionId: uuid(),
    waitingVersionId: uuid(),
    sentBackVersionId: uuid(),
    isLive: boolean().notNull().default(false),
    isPaused: boolean().notNull().default(false),
    /** A trigger of `products` writes it. */
    isOutOfStock: boolean().notNull().default(false),
    state: text()
      .$type<ListingState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when not is_live and waiting_version_id is not null then 'in-review' when not is_live and sent_back_version_id is not null then 'sent-back' when not is_live then 'draft' when is_paused then 'paused' when is_out_of_stock then 'out-of-stock' else 'live' end`,
      ),
    changes: text()
      .$type<ListingChanges>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when waiting_version_id is not null then 'in-review' when sent_back_version_id is not null then 'sent-back' when draft is not null then 'unsent' else 'none' end`,
      ),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('listings_key')
      .on(t.vendorId, t.key)
      .where(sql`${t.key} is not null`),
    index('listings_saved').on(t.vendorId, t.kind, t.savedAt, t.id),
    index('listings_state').on(t.vendorId, t.kind, t.state, t.savedAt, t.id),
    index('listings_changes')
      .on(t.vendorId, t.kind, t.changes, t.savedAt, t.id)
      .where(sql`${t.changes} <> 'none'`),
    index('listings_search').using('gin', t.search),
    check('listings_kind', sql`${t.kind} in ('product', 'service')`),
    check('listings_live', sql`not ${t.isLive} or ${t.productId} is not null or ${t.serviceId} is not null`),
  ],
)

export interface ReviewReason {
  field: string
  words: string
}

/** What a shop sent, and how staff decided. A trigger keeps what was sent as it is. */
export const listingVersions = pgTable(
  'listing_versions',
  {
    id: uuid().primaryKey(),
    listingId: number64().notNull(),
    vendorId: number64().notNull(),
    number: integer().notNull(),
    content: jsonb().$type<ListingContent>().notNull(),
    /** Null for what was live before versions were kept. */
    submittedBy: uuid(),
    submittedAt: instant().notNull(),
    answerBy: instant().notNull(),
    isFirstOfShop: boolean().notNull().default(false),
    state: text().$type<VersionState>().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    reasons: jsonb().$type<ReviewReason[]>().notNull().default([]),
    words: textOrEmpty(),
  },
  (t) => [
    unique('listing_versions_number').on(t.listingId, t.number),
    index('listing_versions_waiting')
      .on(t.isFirstOfShop.desc().nullsFirst(), t.submittedAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('listing_versions_trusted')
      .on(t.submittedAt, t.id)
      .where(sql`${t.state} = 'trusted'`),
    index('listing_versions_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.decidedBy} is not null`),
    check(
      'listing_versions_state',
      sql`${t.state} in ('waiting', 'approved', 'sent-back', 'withdrawn', 'trusted', 'taken-back')`,
    ),
  ],
)

/** How many listings of a shop stand where; a trigger counts, and takes what is out of stock for live. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    vendorId: number64().notNull(),
    kind: text().$type<ListingKind>().notNull(),
    state: text().$type<ListingState>().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.vendorId, t.kind, t.state] })],
)

/** Sentences that staff keep for sending listings back. */
export const listingAnswers = pgTable('listing_answers', {
  id: uuid().primaryKey(),
  words: jsonb().$type<Bilingual>().notNull(),
  createdBy: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
