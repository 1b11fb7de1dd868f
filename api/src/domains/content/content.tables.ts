import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '@haat/contract/shared/language.ts'
import type { contentStatuses } from '@haat/contract/domains/content.ts'

/** A document that is found by its key. Its content is in its versions. */
export const contents = pgTable(
  'contents',
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A deleted document is not found by shoppers any more; staff can still read its versions. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('contents_key')
      .on(t.key)
      .where(sql`${t.deletedAt} is null`),
  ],
)

/** Rows are never edited. Shoppers see the newest published version; older ones stay as history. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey(),
    contentId: uuid()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    /** Empty where the document has no Nepali title of its own. */
    titleNe: text().notNull().default(''),
    status: text().$type<(typeof contentStatuses)[number]>().notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The account that made the version; none for documents that came with the installation. */
    editorId: uuid(),
    editorName: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('content_versions_number').on(t.contentId, t.version),
    index('content_versions_tags').using('gin', t.tags),
    check('content_versions_status', sql`${t.status} in ('draft', 'published')`),
    check('content_versions_positive', sql`${t.version} > 0`),
  ],
)

/** The files of a version: those of one language in their order, the English ones first. The file itself belongs to the files domain. */
export const contentVersionFiles = pgTable(
  'content_version_files',
  {
    versionId: uuid()
      .notNull()
      .references(() => contentVersions.id, { onDelete: 'cascade' }),
    fileId: uuid().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.position] })],
)
