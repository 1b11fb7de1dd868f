import { and, desc, eq, sql } from 'drizzle-orm'
import type { ModeratedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { reports } from './moderation.tables.ts'

/** Notes a report unless the person has made one about this before; answers whether it is new. */
export async function insertReport(tx: Tx, report: typeof reports.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(reports)
    .values(report)
    .onConflictDoNothing({
      target: [reports.kind, reports.subjectId, reports.userId],
      where: sql`${reports.userId} is not null`,
    })
    .returning({ id: reports.id })
  return rows.length > 0
}

/** More than these nobody reads; their number is told beside them. */
const mostShown = 50

export const listReports = (db: Tx, kind: ModeratedKind, subjectId: number) =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.subjectId, subjectId)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(mostShown)

/** What somebody reported stays, and nobody learns any more who it was. */
export const detachReports = (tx: Tx, userId: string) =>
  tx.update(reports).set({ userId: null }).where(eq(reports.userId, userId))
