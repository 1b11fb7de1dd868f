import type { Tx } from '#platform/database/database.ts'
import {
  deleteOldChanges,
  readChanges,
  readCursor,
  readLastChangeNumber,
  type Change,
  type ChangeCursor,
} from './changes.store.ts'

export { lastChangeNumber, readLastChangeNumber, type Change, type ChangeKind } from './changes.store.ts'

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
 * Keeps something in memory up to date with the database. Callers await `refresh` before they answer, or let `answer` see to it.
 * The first caller loads; the others wait for it.
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

  /** Reads the changes up to this number, or all. */
  async function catchUp(changeNumber = Infinity) {
    if (!isBehind(changeNumber)) return
    // A read that is under way may have started before the change.
    if (underWay) await underWay
    if (isBehind(changeNumber)) await look()
  }

  return {
    catchUp,
    /**
     * To be called before an answer, so that nothing is missing in it that was written by now. Returns the number of the last
     * change, which others who answer from memory have to know too.
     */
    async refresh(from: Tx) {
      const changeNumber = cursor && (await readLastChangeNumber(from))
      await catchUp(changeNumber)
      return changeNumber ?? cursor!.seq
    },
    /**
     * Makes an answer in which nothing is missing that was written by now. It is made without asking first what changed: that comes
     * with the rows that are read for it (`lastChangeNumber`), and only after a change that memory did not know is it made anew.
     *
     * @param make gets the number of the last change that is known to be in memory.
     */
    async answer<T>(
      from: Tx,
      make: (known: number) => Promise<{ answer: T; changeNumber: number | undefined }>,
    ): Promise<T> {
      await catchUp(cursor?.seq)
      const { seq } = cursor!
      const made = await make(seq)
      const changeNumber = made.changeNumber ?? (await readLastChangeNumber(from))
      if (changeNumber <= seq) return made.answer
      await catchUp(changeNumber)
      return (await make(changeNumber)).answer
    },
    /** Run by a job, so that neither the cursor grows too old nor the table too long. */
    async tidy() {
      if (cursor) await look()
      await deleteOldChanges(db, keptMs)
    },
  }
}
