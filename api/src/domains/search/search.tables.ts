import { sql } from 'drizzle-orm'
import { customType, index, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Everything that can be found; in a cluster distributed by vendor (0 for categories). The words are folded and weighted:
 * A for what it is, B for the rest of the title, C for the category, D for other texts about it.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    number: number64().notNull(),
    vendorId: number64().notNull(),
    popularity: integer().notNull(),
    /** The last part of the address of its page. */
    address: text().notNull(),
    title: text().notNull(),
    titleNe: textOrEmpty(),
    words: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.number] }),
    // One index per kind: a search for services never walks through products.
    index('search_products')
      .using('gin', t.words)
      .where(sql`${t.kind} = 'product'`),
    index('search_services')
      .using('gin', t.words)
      .where(sql`${t.kind} = 'service'`),
    index('search_places')
      .using('gin', t.words)
      .where(sql`${t.kind} not in ('product', 'service')`),
    index('search_products_popular')
      .on(t.popularity, t.number)
      .where(sql`${t.kind} = 'product'`),
    index('search_services_popular')
      .on(t.popularity, t.number)
      .where(sql`${t.kind} = 'service'`),
    index('search_places_popular')
      .on(t.popularity, t.number)
      .where(sql`${t.kind} not in ('product', 'service')`),
  ],
)

/** The dictionary: every word of the documents once. Suggestions and typos are looked up here instead of in all titles. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The word without aspirates and inner vowels, to find it in other spellings. */
    looseKey: text().notNull(),
    /** As people write it. */
    label: textOrEmpty(),
    labelNe: textOrEmpty(),
    productCount: integer().notNull().default(0),
    serviceCount: integer().notNull().default(0),
  },
  (t) => [
    index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
    index('search_words_prefix').on(t.word.op('text_pattern_ops')),
    index('search_words_label').on(t.label.op('text_pattern_ops')),
    index('search_words_label_ne').on(t.labelNe.op('text_pattern_ops')),
    index('search_words_loose').on(t.looseKey),
  ],
)

/** Groups of synonyms; an entry may be several words joined by blanks. Small enough to be a reference table in a cluster. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    groupId: integer().notNull(),
    word: text().notNull(),
    label: text().notNull(),
    /** The version of the group: all its words have the same. */
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.word] }), index('search_synonyms_word').on(t.word)],
)

/** The groups of the seed have lower ids. */
export const firstIdOfStaff = 1001
/** Ids of the groups that staff make; none is given twice. */
export const searchSynonymGroups = pgSequence('search_synonym_groups', { startWith: firstIdOfStaff })

/** How often a term was searched for, without any trace of who searched. */
export const popularSearches = pgTable(
  'popular_searches',
  {
    folded: text().primaryKey(),
    label: text().notNull(),
    times: integer().notNull(),
    lastAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('popular_searches_prefix').on(t.folded.op('text_pattern_ops')),
    index('popular_searches_label').on(t.label.op('text_pattern_ops')),
    index('popular_searches_times').on(t.times),
  ],
)
