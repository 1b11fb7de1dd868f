import { sql, type SQLWrapper } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import {
  applicationStates,
  livingStates,
  statesHoldingPan,
  type ApplicationState,
  type ApplicationStep,
  type PaperKind,
  type RefusalReason,
} from '@haat/contract/domains/applications.rules.ts'
import type {
  ChecklistLineName,
  LineVerdict,
  SendBackReason,
} from '@haat/contract/domains/applications.checklist.rules.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What staff said about a line; a line without an entry is open. */
export interface LineCheck {
  verdict: LineVerdict
  reason: SendBackReason | null
  note: string
  isChanged: boolean
}
export type LineChecks = Partial<Record<ChecklistLineName, LineCheck>>

const isOneOf = (column: SQLWrapper, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** Applications to open a shop. */
export const vendorApplications = pgTable(
  'vendor_applications',
  {
    id: uuid().primaryKey(),
    /** What people call it: A-0412. */
    number: number64().notNull().generatedByDefaultAsIdentity(),
    userId: uuid().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    /** What the applicant wrote, without what is encrypted or has a column. */
    fields: jsonb().$type<Partial<StoredFields>>().notNull(),
    panNumber: textOrEmpty(),
    /** Phones and the pick-up address as JSON, encrypted at rest. */
    contactSealed: text(),
    /** The bank account or wallet as JSON, encrypted at rest. */
    payoutSealed: text(),
    checks: jsonb().$type<LineChecks>().notNull().default({}),
    agreementVersion: integer(),
    agreementAcceptedAt: instant(),
    sentAt: instant(),
    /** The promised time by the office hours of the last step, by which the queue is sorted; null where none is owed. */
    answerBy: instant(),
    /** When papers and particulars go; null while they are needed. */
    eraseAfter: instant(),
    /** The shop that it became. */
    vendorId: number64(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    words: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (t) => [
    uniqueIndex('vendor_applications_number').on(t.number),
    uniqueIndex('vendor_applications_living').on(t.userId).where(isOneOf(t.state, livingStates)),
    uniqueIndex('vendor_applications_pan')
      .on(t.panNumber)
      .where(sql`${isOneOf(t.state, statesHoldingPan)} and ${t.panNumber} <> ''`),
    index('vendor_applications_user').on(t.userId, t.createdAt),
    index('vendor_applications_queue')
      .on(t.answerBy, t.number)
      .where(sql`${t.answerBy} is not null`),
    index('vendor_applications_state').on(t.state, t.updatedAt, t.number),
    index('vendor_applications_words').using('gin', t.words),
    index('vendor_applications_erase')
      .on(t.eraseAfter)
      .where(sql`${t.eraseAfter} is not null`),
    check('vendor_applications_known_state', isOneOf(t.state, applicationStates)),
    check('vendor_applications_shop', sql`(${t.state} = 'approved') = (${t.vendorId} is not null)`),
  ],
)

const ofApplication = () =>
  uuid()
    .notNull()
    .references(() => vendorApplications.id, { onDelete: 'cascade' })

export interface EventLine {
  line: ChecklistLineName
  reason: SendBackReason | null
  note: string
}

/** Every step of an application. Rows are only added. */
export const vendorApplicationEvents = pgTable(
  'vendor_application_events',
  {
    /** A UUID of version 7, which grows with time. */
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    step: text().$type<ApplicationStep>().notNull(),
    at: instant().notNull().defaultNow(),
    actorId: uuid().notNull(),
    /** The name of a member of staff; empty for the applicant. */
    staffName: textOrEmpty(),
    lines: jsonb().$type<EventLine[]>().notNull().default([]),
    reason: text().$type<RefusalReason>(),
    note: textOrEmpty(),
  },
  (t) => [index('vendor_application_events_application').on(t.applicationId, t.at, t.id)],
)

/** Photos and PDFs of papers. Their bytes are stored encrypted, each with a key of its own. */
export const vendorPapers = pgTable(
  'vendor_papers',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    kind: text().$type<PaperKind>().notNull(),
    /** The encrypted bytes. */
    fileId: uuid().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    /** Of the paper itself. */
    sizeBytes: integer().notNull(),
    /** The key of the bytes, encrypted: without this row nobody reads them. */
    keySealed: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('vendor_papers_application').on(t.applicationId, t.createdAt)],
)
