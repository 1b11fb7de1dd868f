import type { Tx } from '#platform/db/database.ts'
import { dropOldChanges, readChanges, readMark, type Change, type Mark } from './changes.store.ts'

export { readStamp, type Change, type ChangeKind } from './changes.store.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
/** Nobody who looks at least this often misses anything. */
const keptMs = hourMs
const longestPauseMs = hourMs - 10 * minuteMs
/** So long a change by a transaction that was overtaken may go unseen. */
const patienceMs = 1000

interface Follow {
  /** Reads everything anew. */
  load(): Promise<void>
  apply(changed: Change[]): Promise<void>
}

/**
 * Keeps something in memory as the database has it: whoever is about to answer asks for `catchUp`, with the stamp that
 * the database shows if it is known. The first to ask loads; all others wait for it.
 */
export function followChanges(db: Tx, { load, apply }: Follow) {
  let mark: Mark | undefined
  let lookedAt = 0
  let underWay: Promise<void> | undefined

  const loadAll = async () => {
    // Changes that come while it is read are read once more afterwards.
    const before = await readMark(db)
    await load()
    mark = before
  }
  const work = async () => {
    const now = Date.now()
    if (!mark || now - lookedAt > longestPauseMs) await loadAll()
    const { mark: next, changed } = await readChanges(db, mark!)
    // A database that was put back to an earlier state counts from there.
    if (next.seq < mark!.seq) await loadAll()
    else if (changed.length > 0) await apply(changed)
    mark = next
    lookedAt = now
  }
  const look = () => {
    underWay ??= work().finally(() => (underWay = undefined))
    return underWay
  }
  const isBehind = (stamp: number) => !mark || stamp > mark.seq || Date.now() - lookedAt > patienceMs

  return {
    isLoaded: () => mark !== undefined,
    isAt: (stamp: number) => mark?.seq === stamp,
    async catchUp(stamp?: number) {
      if (stamp !== undefined && !isBehind(stamp)) return
      // What is under way may have looked before the change.
      if (underWay) await underWay
      if (stamp === undefined || isBehind(stamp)) await look()
    },
    /** For a job: does not let the mark grow too old, nor the table too long. */
    async tidy() {
      if (mark) await look()
      await dropOldChanges(db, keptMs)
    },
  }
}
