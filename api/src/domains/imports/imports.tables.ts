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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ImportFileKind,
  ImportFailure,
  ImportKeptReason,
  ImportProblemCode,
  ImportState,
  ImportStopReason,
} from '@haat/contract/domains/imports.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type {
  ImportListingState,
  ImportRowState,
  ImportSummary,
  ListingPlan,
  StoredProblem,
  WrittenBefore,
} from './plans.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file of listings that a member sent, and how far it is. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    state: text().$type<ImportState>().notNull().default('columns'),
    fileName: text().notNull(),
    fileKind: text().$type<ImportFileKind>().notNull(),
    fileBytes: integer().notNull(),
    header: jsonb().$type<string[]>().notNull(),
    /** What each column means; null for one that is not read. */
    fields: jsonb().$type<(string | null)[]>().notNull(),
    signature: text().notNull(),
    areColumnsRemembered: boolean().notNull().default(false),
    rowCount: integer().notNull(),
    checkedRows: integer().notNull().default(0),
    /** Who set the server to the work that runs, or ran last; what is written is theirs. */
    workedBy: uuid().notNull(),
    workedFrom: instant(),
    workedUntil: instant(),
    stopReason: text().$type<ImportStopReason>(),
    /** Somebody wants the work that runs to end after the listing that is being written. */
    stopAskedAt: instant(),
    undoUntil: instant(),
    /** What came of it in numbers, once its rows are deleted or about to be; null while they are counted. */
    summary: jsonb().$type<ImportSummary>(),
    /** When its rows, listings and pictures were deleted. */
    rowsDeletedAt: instant(),
  },
  (t) => [
    uniqueIndex('imports_open')
      .on(t.vendorId)
      .where(sql`${t.state} in ('columns', 'checking', 'checked', 'writing', 'undoing')`),
    index('imports_vendor').on(t.vendorId, t.createdAt),
    index('imports_busy')
      .on(t.createdAt)
      .where(sql`${t.state} in ('checking', 'writing', 'undoing')`),
    index('imports_with_old_rows')
      .on(t.workedUntil)
      .where(sql`${t.rowsDeletedAt} is null and ${t.state} in ('written', 'undone', 'stopped')`)
      .concurrently(),
    check(
      'imports_state',
      sql`${t.state} in ('columns', 'checking', 'checked', 'writing', 'written', 'undoing', 'undone', 'stopped')`,
    ),
  ],
)

/** One file of a shop is read at a time, and for so long in an hour: what reading takes is shared by all shops. */
export const importReadings = pgTable('import_readings', {
  vendorId: number64().primaryKey(),
  /** Null while none is read. A process that was killed leaves it; the next file waits until nobody can be reading any more. */
  readingSince: instant(),
  hourFrom: instant().notNull(),
  usedMs: integer().notNull().default(0),
})

/** The rows of a file as they came, with what was mended since. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid().notNull(),
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** By the fields of the columns. */
    mends: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text().$type<ImportRowState>().notNull().default('waiting'),
    problems: jsonb().$type<StoredProblem[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    check('import_rows_state', sql`${t.state} in ('waiting', 'new', 'changed', 'same', 'error', 'left-out')`),
  ],
)

/**
 * What is to be written of a listing, and what was. The mark that it is written is set in the transaction that writes it, so a
 * process that is killed writes nothing twice.
 */
export const importListings = pgTable(
  'import_listings',
  {
    importId: uuid().notNull(),
    /** The first of its rows. */
    row: integer().notNull(),
    vendorId: number64().notNull(),
    /** What makes rows one listing, and a listing that was made by an earlier import known again. */
    key: text().notNull(),
    code: textOrEmpty(),
    title: jsonb().$type<Bilingual>().notNull(),
    rows: jsonb().$type<number[]>().notNull(),
    plan: jsonb().$type<ListingPlan>().notNull(),
    state: text().$type<ImportListingState>().notNull().default('waiting'),
    listingId: number64(),
    isNew: boolean().notNull().default(false),
    isDraft: boolean().notNull().default(false),
    /** What was there before, so that it can be put back. */
    before: jsonb().$type<WrittenBefore>(),
    failure: text().$type<ImportFailure>(),
    sentence: textOrEmpty(),
    keptReasons: jsonb().$type<ImportKeptReason[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    uniqueIndex('import_listings_key').on(t.importId, t.key),
    check(
      'import_listings_state',
      sql`${t.state} in ('waiting', 'new', 'changed', 'failed', 'undone', 'kept')`,
    ),
  ],
)

/** Pictures that rows name: by the name of a file in a ZIP, or by an address. */
export const importPictures = pgTable(
  'import_pictures',
  {
    importId: uuid().notNull(),
    name: text().notNull(),
    vendorId: number64().notNull(),
    /** Until it is a picture of the shop, or turns out to be none. */
    bytes: bytea(),
    pictureId: text(),
    fault: text().$type<ImportProblemCode>(),
    /** What the other server answered. */
    status: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.name] }),
    index('import_pictures_bytes')
      .on(t.importId)
      .where(sql`${t.bytes} is not null`)
      .concurrently(),
  ],
)

/** What the columns of a file meant the last time, by its header. */
export const importColumns = pgTable(
  'import_columns',
  {
    vendorId: number64().notNull(),
    signature: text().notNull(),
    fields: jsonb().$type<(string | null)[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.vendorId, t.signature] })],
)
