import type { Tx } from '#platform/database/database.ts'
import { deleteOldChanges, readChanges, readCursor, type Change, type ChangeCursor } from './changes.store.ts'

export { readLastChangeNumber, type Change, type ChangeKind } from './changes.store.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
/** A process that reads the changes at least this often misses none. */
const keptMs = hourMs
const longestPauseMs = hourMs - 10 * minuteMs
/** The longest time for which a change may go unseen when its transaction was overtaken by another. */
const maxUnseenMs = 1000

interface Follow {
  /** Loads everything from the database. */
  load(): Promise<void>
  apply(changed: Change[]): Promise<void>
}

/**
 * Keeps something in memory up to date with the database. Callers await `catchUp` before they answer, with the
 * highest change number in the database if they have read it. The first caller loads; the others wait for it.
 */
export function followChanges(db: Tx, { load, apply }: Follow) {
  let cursor: ChangeCursor | undefined
  let lookedAt = 0
  let underWay: Promise<void> | undefined

  const loadAll = async () => {
    // Changes that are committed while it loads are read once more afterwards.
    const before = await readCursor(db)
    await load()
    cursor = before
  }
  const work = async () => {
    const now = Date.now()
    if (!cursor || now - lookedAt > longestPauseMs) await loadAll()
    const { cursor: next, changed } = await readChanges(db, cursor!)
    // The database was restored to an earlier state and counts from there.
    if (next.seq < cursor!.seq) await loadAll()
    else if (changed.length > 0) await apply(changed)
    cursor = next
    lookedAt = now
  }
  const look = () => {
    underWay ??= work().finally(() => (underWay = undefined))
    return underWay
  }
  const isBehind = (changeNumber: number) =>
    !cursor || changeNumber > cursor.seq || Date.now() - lookedAt > maxUnseenMs

  return {
    isLoaded: () => cursor !== undefined,
    async catchUp(changeNumber?: number) {
      if (changeNumber !== undefined && !isBehind(changeNumber)) return
      // A read that is under way may have started before the change.
      if (underWay) await underWay
      if (changeNumber === undefined || isBehind(changeNumber)) await look()
    },
    /** Run by a job, so that neither the cursor grows too old nor the table too long. */
    async tidy() {
      if (cursor) await look()
      await deleteOldChanges(db, keptMs)
    },
  }
}
