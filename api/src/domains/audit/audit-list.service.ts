import type { AuditEntry, AuditQuery } from '@haat/contract/domains/audit.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { csvLine } from '#platform/csv/csv-line.ts'
import { withoutSecrets } from './audit.service.ts'
import { findSubjectNames, isIdOf, isNamedKind, type AuditSubjects } from './audit-subjects.ts'
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

type Facts = AuditRow['before']
const assigneeOf = (facts: Facts) => (typeof facts?.['assigneeId'] === 'string' ? facts['assigneeId'] : null)

/** Entries as the console shows them: things and people have the names that they have now. */
async function toEntries(db: Tx, subjects: AuditSubjects, rows: AuditRow[]): Promise<AuditEntry[]> {
  const assignees = rows.flatMap(({ before, after }) =>
    [assigneeOf(before) ?? [], assigneeOf(after) ?? []].flat(),
  )
  const nameOf = await findSubjectNames(db, subjects, [
    ...rows.map((row) => ({ kind: row.subjectKind, id: row.subjectId })),
    ...assignees.map((id) => ({ kind: 'account', id })),
  ])
  /** A person by name instead of by id; whose account is gone has none. */
  const readable = (facts: Facts): Facts => {
    if (!facts) return null
    const { assigneeId, ...others } = withoutSecrets(facts)
    if (assigneeId === undefined) return others
    return {
      ...others,
      assignee: typeof assigneeId === 'string' ? (nameOf('account', assigneeId) ?? '?') : null,
    }
  }
  return rows.map((row) => {
    const { subjectKind: kind, subjectId: id } = row
    const isNamed = isNamedKind(kind) && isIdOf(kind, id)
    const name = isNamed ? (nameOf(kind, id) ?? null) : null
    return {
      id: row.id,
      at: row.at.toISOString(),
      actor: { id: row.actorId, name: row.actorName },
      action: row.action,
      subject: { kind, id, label: row.subjectLabel, name, isGone: isNamed && name === null },
      before: readable(row.before),
      after: readable(row.after),
      ipAddress: row.ipAddress,
    }
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function readCursor(db: Tx, cursor: string | undefined) {
  if (cursor === undefined) return null
  const position = uuid.test(cursor) ? await findPosition(db, cursor) : null
  if (!position) throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  return position
}

export async function listAudit(
  db: Tx,
  subjects: AuditSubjects,
  { pageSize, cursor, ...filters }: AuditQuery,
) {
  const filter = filterOf(filters)
  const rows = await listEntries(db, filter, await readCursor(db, cursor), pageSize + 1)
  const items = await toEntries(db, subjects, rows.slice(0, pageSize))
  return {
    items,
    pageIndex: 1,
    pageSize,
    total: await countEntries(db, filter, countLimit),
    nextCursor: rows.length > pageSize ? items.at(-1)!.id : null,
  }
}

const columnTitles = ['When (UTC)', 'Who', 'Action', 'Kind', 'Id', 'What', 'Before', 'After', 'IP address']
const factsText = (value: Facts) => (value === null ? '' : JSON.stringify(withoutSecrets(value)))

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
