import { desc, lt, max, sql, sum } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { cspViolations } from './csp.tables.ts'

export interface Violation {
  directive: string
  blocked: string
  page: string
}

/** Reports are written by strangers: what they make up beyond this is counted together. */
export const mostRowsPerDay = 200
const rest: Violation = { directive: 'other', blocked: 'other', page: 'other' }

const today = sql`(now() at time zone 'utc')::date`

async function add(db: Tx, { directive, blocked, page }: Violation, isBounded: boolean): Promise<boolean> {
  const isKnown = sql`exists (select from csp_violations where day = ${today} and directive = ${directive}
    and blocked = ${blocked} and page = ${page})`
  const hasRoom = sql`(select count(*) from csp_violations where day = ${today} and blocked <> 'other') < ${mostRowsPerDay}`
  const { rowCount } = await db.execute(sql`
    insert into csp_violations (day, directive, blocked, page, count)
    select ${today}, ${directive}, ${blocked}, ${page}, 1
    ${isBounded ? sql`where ${isKnown} or ${hasRoom}` : sql``}
    on conflict (day, directive, blocked, page)
    do update set count = csp_violations.count + 1, last_seen_at = now()`)
  return rowCount === 1
}

/** Two at the same moment may go past the bound by one; a crowd of them by no more than there are connections. */
export async function countViolation(db: Tx, violation: Violation) {
  if (!(await add(db, violation, true))) await add(db, rest, false)
}

const mostShown = 100

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
    .limit(mostShown)

export const dropViolationsBefore = (db: Tx, days: number) =>
  db.delete(cspViolations).where(lt(cspViolations.day, sql`${today} - ${days}::int`))
