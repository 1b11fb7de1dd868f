import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#platform/db/database.ts'
import type { Principal } from '#plugins/principal.ts'
import { insertEntry } from './audit.store.ts'

type Facts = Record<string, unknown>

export interface Deed {
  /** `subject.verb`, as in `content.publish`. */
  action: string
  subject: { kind: string; id: string; label: string }
  before?: Facts | null
  after?: Facts | null
}

/**
 * Notes what somebody of ours did, in the transaction that does it: neither stands without the other.
 *
 * @param actor nobody for what was done on the command line.
 */
export async function recordDeed(
  tx: Tx,
  actor: (Principal & { ipAddress: string }) | null,
  deed: Deed,
): Promise<void> {
  const { before, after } = differing(deed.before ?? null, deed.after ?? null)
  await insertEntry(tx, {
    id: randomUUIDv7(),
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? '',
    action: deed.action,
    subjectKind: deed.subject.kind,
    subjectId: deed.subject.id,
    subjectLabel: deed.subject.label,
    before,
    after,
    ipAddress: actor?.ipAddress ?? null,
  })
}

/** Of two states only what differs; a state that was not there stays whole beside nothing. */
function differing(before: Facts | null, after: Facts | null) {
  if (!before || !after) return { before, after }
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  const only = (facts: Facts) => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]))
  return { before: only(before), after: only(after) }
}
