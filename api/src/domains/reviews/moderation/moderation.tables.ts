import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  CaseReason,
  ModeratedKind,
  RemovalReason,
  ReportReason,
} from '@haat/contract/domains/reviews.rules.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** Something that people wrote and staff have to look at, or have looked at. At most one of a thing is open. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ModeratedKind>().notNull(),
    /** The number of the review, question or answer; of a reply that of its review. */
    subjectId: number64().notNull(),
    reasons: jsonb().$type<CaseReason[]>().notNull(),
    /** The words that brought it here. */
    hits: jsonb().$type<string[]>().notNull().default([]),
    openedAt: instant().notNull().defaultNow(),
    decision: text().$type<'kept' | 'removed'>(),
    removalReason: text().$type<RemovalReason>(),
    words: text().notNull().default(''),
    decidedBy: uuid(),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex('moderation_cases_open')
      .on(t.kind, t.subjectId)
      .where(sql`${t.decidedAt} is null`),
    index('moderation_cases_queue')
      .on(t.openedAt, t.id)
      .where(sql`${t.decidedAt} is null`),
    index('moderation_cases_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.decidedAt} is not null`),
    check(
      'moderation_cases_decision',
      sql`(${t.decidedAt} is null) = (${t.decision} is null) and (${t.removalReason} is not null) = coalesce(${t.decision} = 'removed', false)`,
    ),
  ],
)

/** What readers said is wrong with something; each says it once. */
export const reports = pgTable(
  'reports',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ModeratedKind>().notNull(),
    subjectId: number64().notNull(),
    /** Null where the account was closed since. */
    userId: uuid(),
    /** The shop for which it was reported; null of a reader. */
    vendorId: number64(),
    reason: text().$type<ReportReason>().notNull(),
    words: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_once')
      .on(t.kind, t.subjectId, t.userId)
      .where(sql`${t.userId} is not null`),
    index('reports_subject').on(t.kind, t.subjectId),
  ],
)
