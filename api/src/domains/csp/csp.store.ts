import { desc, lt, max, sql, sum } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { cspViolations } from './csp.tables.ts'

export interface Violation {
  directive: string
  blocked: string
  page: string
}

/** Anybody can send made-up reports: those beyond this number of rows a day are counted in one row. */
export const maxRowsPerDay = 200
const otherViolations: Violation = { directive: 'other', blocked: 'other', page: 'other' }

const today = sql`(now() at time zone 'utc')::date`

async function addToCount(
  db: Tx,
  { directive, blocked, page }: Violation,
  isLimited: boolean,
): Promise<boolean> {
  const isKnown = sql`exists (select from csp_violations where day = ${today} and directive = ${directive}
    and blocked = ${blocked} and page = ${page})`
  const hasRoom = sql`(select count(*) from csp_violations where day = ${today} and blocked <> 'other') < ${maxRowsPerDay}`
  const { rowCount } = await db.execute(sql`
    insert into csp_violations (day, directive, blocked, page, count)
    select ${today}, ${directive}, ${blocked}, ${page}, 1
    ${isLimited ? sql`where ${isKnown} or ${hasRoom}` : sql``}
    on conflict (day, directive, blocked, page)
    do update set count = csp_violations.count + 1, last_seen_at = now()`)
  return rowCount === 1
}

/** Reports at the same moment may exceed the limit, by no more rows than there are database connections. */
export async function countViolation(db: Tx, violation: Violation) {
  if (!(await addToCount(db, violation, true))) await addToCount(db, otherViolations, false)
}

const maxListed = 100

export const listViolations = (db: Tx) =>
  db
    .select({
      directive: cspViolations.directive,
      blocked: cspViolations.blocked,
      page: cspViolations.page,
      count: sum(cspViolations.count).mapWith(Number),
      lastSeenAt: max(cspViolations.lastSeenAt),
    })
    .from(cspViolations)
    .groupBy(cspViolations.directive, cspViolations.blocked, cspViolations.page)
    .orderBy(desc(max(cspViolations.lastSeenAt)), cspViolations.directive, cspViolations.blocked)
    .limit(maxListed)

export const deleteViolationsOlderThan = (db: Tx, days: number) =>
  db.delete(cspViolations).where(lt(cspViolations.day, sql`${today} - ${days}::int`))
