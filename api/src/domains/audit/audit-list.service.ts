import type { AuditEntry, AuditQuery } from '@haat/contract/domains/audit.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { csvLine } from '#platform/csv/csv-line.ts'
import { countEntries, findPosition, listEntries, type AuditFilter, type AuditRow } from './audit.store.ts'

type Filters = Omit<AuditQuery, 'pageSize' | 'cursor'>

const dayMs = 86_400_000
/** Entries are counted exactly up to this number. */
const countLimit = 1000
const batchSize = 500

const nepalMidnight = (day: string) => new Date(`${day}T00:00:00+05:45`)

const filterOf = ({ actor, action, searchTerm, from, to }: Filters): AuditFilter => ({
  actor,
  action,
  searchTerm,
  from: from ? nepalMidnight(from) : null,
  before: to ? new Date(nepalMidnight(to).getTime() + dayMs) : null,
})

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  subject: { kind: row.subjectKind, id: row.subjectId, label: row.subjectLabel },
  before: row.before,
  after: row.after,
  ipAddress: row.ipAddress,
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function readCursor(db: Tx, cursor: string | undefined) {
  if (cursor === undefined) return null
  const position = uuid.test(cursor) ? await findPosition(db, cursor) : null
  if (!position) throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  return position
}

export async function listAudit(db: Tx, { pageSize, cursor, ...filters }: AuditQuery) {
  const filter = filterOf(filters)
  const rows = await listEntries(db, filter, await readCursor(db, cursor), pageSize + 1)
  const items = rows.slice(0, pageSize).map(toEntry)
  return {
    items,
    pageIndex: 1,
    pageSize,
    total: await countEntries(db, filter, countLimit),
    nextCursor: rows.length > pageSize ? items.at(-1)!.id : null,
  }
}

const columnTitles = ['When (UTC)', 'Who', 'Action', 'Kind', 'Id', 'What', 'Before', 'After', 'IP address']
const factsText = (value: AuditRow['before']) => (value === null ? '' : JSON.stringify(value))

/** All entries as lines of CSV, read in batches: memory stays flat, and no long query holds up others. */
export async function* auditLines(db: Tx, filters: Filters): AsyncGenerator<string> {
  const filter = filterOf(filters)
  yield csvLine(columnTitles)
  let last: AuditRow | undefined
  do {
    const after = last ? await findPosition(db, last.id) : null
    const rows = await listEntries(db, filter, after, batchSize)
    for (const row of rows) {
      const { actorName, action, subjectKind, subjectId, subjectLabel, before, after: now, ipAddress } = row
      const named = [row.at.toISOString(), actorName, action, subjectKind, subjectId, subjectLabel]
      yield csvLine([...named, factsText(before), factsText(now), ipAddress])
    }
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}
