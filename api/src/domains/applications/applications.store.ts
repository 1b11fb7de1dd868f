import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import {
  applicationNumber,
  livingStates,
  statesHoldingPan,
} from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { plainWords } from '#platform/database/search-patterns.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { hasPayoutAccountSql } from '../payouts/payouts.service.ts'
import { vendorApplicationEvents, vendorApplications } from './applications.tables.ts'

export type { EventLine, LineCheck, LineChecks } from './applications.tables.ts'

/** The words to search by are only written. */
const { words: _words, ...columns } = getTableColumns(vendorApplications)
export const applicationColumns = columns
export type ApplicationRow = Omit<typeof vendorApplications.$inferSelect, 'words'>
export type EventRow = typeof vendorApplicationEvents.$inferSelect

const isLivingState = inArray(vendorApplications.state, [...livingStates])

/** False when the account has one that is not over. */
export const insertApplication = async (
  tx: Tx,
  row: Pick<ApplicationRow, 'id' | 'userId' | 'eraseAfter'>,
): Promise<boolean> =>
  (
    await tx
      .insert(vendorApplications)
      .values({ ...row, state: 'draft', fields: {} })
      .onConflictDoNothing()
      .returning({ id: vendorApplications.id })
  ).length > 0

export async function findLivingApplication(db: Tx, userId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(vendorApplications)
    .where(and(eq(vendorApplications.userId, userId), isLivingState))
  return row
}

/** The newest first; all of them, or only so many. */
export const listApplicationsOf = (db: Tx, userId: string, limit?: number): Promise<ApplicationRow[]> => {
  const all = db
    .select(columns)
    .from(vendorApplications)
    .where(eq(vendorApplications.userId, userId))
    .orderBy(desc(vendorApplications.createdAt), desc(vendorApplications.id))
  return limit === undefined ? all : all.limit(limit)
}

export async function findApplication(db: Tx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select(columns).from(vendorApplications).where(eq(vendorApplications.id, id))
  return row
}

/** Two who change an application at once do it one after the other. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(vendorApplications)
    .where(eq(vendorApplications.id, id))
    .for('update')
  return row
}

type Changes = Partial<Omit<ApplicationRow, 'id' | 'number' | 'userId' | 'version' | 'updatedAt'>>

/** Every change makes a new version. */
export async function updateApplication(
  tx: Tx,
  id: string,
  { searchText, ...changes }: Changes & { searchText?: string },
): Promise<ApplicationRow> {
  const [row] = await tx
    .update(vendorApplications)
    .set({
      ...changes,
      ...(searchText !== undefined && { words: sql`to_tsvector('simple', ${plainWords(searchText)})` }),
      version: sql`${vendorApplications.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(vendorApplications.id, id))
    .returning(columns)
  return row!
}

const holdsPan = (panNumber: string) =>
  and(
    eq(vendorApplications.panNumber, panNumber),
    // Written out, as the index has it: PostgreSQL does not use it for values that it does not know yet.
    sql`${vendorApplications.state} in (${sql.raw(statesHoldingPan.map((state) => `'${state}'`).join(', '))})`,
    ne(vendorApplications.panNumber, sql`''`),
  )

/** Whether another application that was sent has this tax number. */
export async function isPanInApplication(db: Tx, panNumber: string, exceptId: string): Promise<boolean> {
  const rows = await db
    .select({ id: vendorApplications.id })
    .from(vendorApplications)
    .where(and(holdsPan(panNumber), ne(vendorApplications.id, exceptId)))
    .limit(1)
  return rows.length > 0
}

/** The application that a shop came from. Both have the tax number, and applications have an index of it. */
export async function findApplicationOfVendor(db: Tx, { id, panNumber }: { id: number; panNumber: string }) {
  const [row] = await db
    .select({
      id: vendorApplications.id,
      number: vendorApplications.number,
      paperCount: sql<number>`(select count(*)::int from vendor_papers p where p.application_id = vendor_applications.id)`,
    })
    .from(vendorApplications)
    .where(and(holdsPan(panNumber), eq(vendorApplications.vendorId, id)))
  return row ? { ...row, number: applicationNumber(row.number) } : null
}

export const insertEvent = (tx: Tx, event: typeof vendorApplicationEvents.$inferInsert) =>
  tx.insert(vendorApplicationEvents).values(event)

/** The steps of these applications, oldest first. */
export const listEvents = (db: Tx, applicationIds: string[]): Promise<EventRow[]> =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(vendorApplicationEvents)
        .where(inArray(vendorApplicationEvents.applicationId, applicationIds))
        .orderBy(
          asc(vendorApplicationEvents.applicationId),
          asc(vendorApplicationEvents.at),
          asc(vendorApplicationEvents.id),
        )

/** What applications are called, by their ids, for the audit log. */
export async function applicationNamesById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      id: vendorApplications.id,
      name: sql<string>`coalesce(nullif(${vendorApplications.fields} ->> 'nameEn', ''), ${vendorApplications.fields} ->> 'nameNe', '')`,
    })
    .from(vendorApplications)
    .where(inArray(vendorApplications.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Applications whose papers and particulars have to go by now. */
export const listToErase = (tx: Tx, now: Date, limit: number): Promise<ApplicationRow[]> =>
  tx
    .select(columns)
    .from(vendorApplications)
    .where(lte(vendorApplications.eraseAfter, now))
    .orderBy(vendorApplications.eraseAfter)
    .limit(limit)
    .for('update', { skipLocked: true })

/** Approved applications whose shop has no payout account: they were approved before shops had one. */
export const listWithoutPayoutAccount = (tx: Tx, limit: number): Promise<ApplicationRow[]> =>
  tx
    .select(columns)
    .from(vendorApplications)
    .where(
      and(
        eq(vendorApplications.state, 'approved'),
        isNotNull(vendorApplications.payoutSealed),
        sql.raw(`not ${hasPayoutAccountSql('vendor_applications.vendor_id')}`),
      ),
    )
    .orderBy(asc(vendorApplications.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true })

export const deleteApplication = (tx: Tx, id: string) =>
  tx.delete(vendorApplications).where(eq(vendorApplications.id, id))

/** Has everything of an account that became no shop erased by the next round of the job. */
export const eraseSoon = (tx: Tx, userId: string) =>
  tx
    .update(vendorApplications)
    .set({ eraseAfter: new Date() })
    .where(and(eq(vendorApplications.userId, userId), ne(vendorApplications.state, 'approved')))

/** Empties what was encrypted with a key that is lost for good: the applicant writes it again. */
export async function emptyUnreadable(tx: Tx, keyIds: readonly string[]) {
  for (const column of ['contactSealed', 'payoutSealed'] as const) {
    await tx
      .update(vendorApplications)
      .set({ [column]: null })
      .where(isEncryptedWithOtherKey(vendorApplications[column], keyIds))
  }
}

export const setEventTime = (tx: Tx, id: string, at: Date) =>
  tx.update(vendorApplicationEvents).set({ at }).where(eq(vendorApplicationEvents.id, id))

export const setApplicationTimes = (
  tx: Tx,
  id: string,
  times: Pick<ApplicationRow, 'createdAt' | 'updatedAt' | 'sentAt' | 'answerBy'>,
) => tx.update(vendorApplications).set(times).where(eq(vendorApplications.id, id))
