import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import type { AuditAction } from '@haat/contract/domains/audit.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Caller } from '#plugins/principal.ts'
import { insertEntrySql } from './audit.store.ts'

export { listAudited } from './audit.store.ts'

type Facts = Record<string, unknown>

export interface NewAuditEntry {
  action: AuditAction
  subject: { kind: string; id: string; label: string }
  before?: Facts | null
  after?: Facts | null
}

/**
 * Adds an entry about what staff did, in the same transaction: neither is saved without the other.
 *
 * @param actor null for what was done on the command line.
 */
export async function recordAudit(tx: Tx, actor: Caller | null, entry: NewAuditEntry): Promise<void> {
  // It begins with `with`, so that its plan is kept.
  await tx.execute(sql`with noted as (${auditSql(actor, entry)}) select`)
}

/** The same as a part of the statement that makes the change. */
export function auditSql(actor: Caller | null, entry: NewAuditEntry): SQL {
  const { before, after } = onlyDifferences(
    withoutSecrets(entry.before ?? null),
    withoutSecrets(entry.after ?? null),
  )
  return insertEntrySql({
    id: randomUUIDv7(),
    ...(actor?.at && { at: actor.at }),
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? '',
    action: entry.action,
    subjectKind: entry.subject.kind,
    subjectId: entry.subject.id,
    subjectLabel: entry.subject.label,
    before,
    after,
    ipAddress: actor?.ipAddress ?? null,
  })
}

const secretName = /password|passcode|secret|token|hash|recoverycode/i

/** Leaves out every field that is named like a secret, at any depth: nobody may read one in a log. */
export function withoutSecrets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSecrets) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !secretName.test(name))
  return Object.fromEntries(fields.map(([name, held]) => [name, withoutSecrets(held)])) as T
}

/** Keeps of two states only what differs. If there is only one of them, it is kept whole. */
function onlyDifferences(before: Facts | null, after: Facts | null) {
  if (!before || !after) return { before, after }
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  const only = (facts: Facts) => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]))
  return { before: only(before), after: only(after) }
}
