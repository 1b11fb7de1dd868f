import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'

/** From so many sales in a row on, those of one day are shown as one. */
const manyOfOneDay = 4

export interface EntryGroup {
  day: string
  /** Whether the day differs from that of the group above. */
  isFirstOfDay: boolean
  /** More than one for many sales of a day. */
  entries: LedgerEntry[]
}

/** Puts sales of one day that follow each other together, where there are many. */
export function groupEntries(entries: readonly LedgerEntry[]): EntryGroup[] {
  const runs: LedgerEntry[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    const goesOn = last && entry.kind === 'sale' && last[0]!.kind === 'sale' && last[0]!.day === entry.day
    if (goesOn) last.push(entry)
    else runs.push([entry])
  }
  const groups = runs.flatMap((run) => (run.length >= manyOfOneDay ? [run] : run.map((entry) => [entry])))
  return groups.map((group, at) => {
    const { day } = group[0]!
    return { day, isFirstOfDay: groups[at - 1]?.[0]!.day !== day, entries: group }
  })
}
