import type { Tx } from '#platform/database/database.ts'
import { listAudited } from '#domains/audit/audit.service.ts'
import { listSynonyms, type SynonymRow } from '../query/dictionary.store.ts'
import { firstIdOfStaff, foldedWords, insertRows, lockGroups } from './synonyms.store.ts'

/**
 * Saves groups of synonyms as people write them, for the seed, and returns whether any word was new. A shop that has an
 * earlier form of a group gets the words that it lacks. A group with a word that staff ever wrote or dropped stays as they
 * left it, which the audit log tells.
 */
export const saveSynonyms = (db: Tx, groups: readonly (readonly string[])[]): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockGroups(tx)
    const ofStaff = await listWordsOfStaff(tx)
    const known = Map.groupBy(await listSynonyms(tx), ({ groupId }) => groupId)
    let lastId = Math.max(0, ...[...known.keys()].filter((id) => id < firstIdOfStaff))
    const rows = groups.flatMap((labels) => {
      const all = labels.map((label) => ({ label, word: foldedWords(label) }))
      if (all.some(({ word }) => ofStaff.has(word))) return []
      const earlier = findEarlier([...known.values()], new Set(all.map(({ word }) => word)))
      const groupId = earlier?.[0]?.groupId ?? (lastId += 1)
      const held = new Set(earlier?.map(({ word }) => word))
      return all.filter(({ word }) => !held.has(word)).map((row) => ({ groupId, ...row }))
    })
    if (rows.length > 0) await insertRows(tx, rows)
    return rows.length > 0
  })

/** The group that shares most words with these, and has few others: two groups may have a word in common. */
function findEarlier(known: SynonymRow[][], words: Set<string>): SynonymRow[] | undefined {
  const shared = (group: SynonymRow[]) => group.filter(({ word }) => words.has(word)).length
  return known
    .filter((group) => shared(group) * 2 > group.length)
    .toSorted((a, b) => shared(b) - shared(a))[0]
}

async function listWordsOfStaff(tx: Tx): Promise<Set<string>> {
  const states = (await listAudited(tx, 'synonyms')).flatMap(({ before, after }) => [before, after])
  return new Set(states.flatMap((state) => ((state?.['words'] as string[]) ?? []).map(foldedWords)))
}
