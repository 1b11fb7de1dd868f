import { sql } from 'drizzle-orm'
import { customType, index, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import { instant, number64, words } from '#platform/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What can be found, distributed by vendor (0 for categories). Carries all that a suggestion shows, so that search knows
 * no other table. Its words are folded: A what it is, B the rest of its title, C its category, D what else is said of it.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    number: number64().notNull(),
    vendorId: number64().notNull(),
    popularity: integer().notNull(),
    /** What its page is found by. */
    address: text().notNull(),
    title: text().notNull(),
    titleNe: words(),
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

/** Every word of the documents once: suggestions and typos are looked up here and not in a million titles. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** Without aspirates and inner vowels, for spellings that nobody foresaw. */
    looseKey: text().notNull(),
    /** As people write it. */
    label: words(),
    labelNe: words(),
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

/** Words that stand for each other; a group may hold several words joined by blanks. Small, a reference table. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    groupId: integer().notNull(),
    word: text().notNull(),
    label: text().notNull(),
    /** Of its group: all words of one carry the same. */
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.word] }), index('search_synonyms_word').on(t.word)],
)

/** Numbers of groups that staff make: no number is ever given twice. */
export const searchSynonymGroups = pgSequence('search_synonym_groups', { startWith: 1001 })

/** How often something was searched for, without any trace of who did. */
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
