import { looseKey } from '@haat/contract/shared/fold.ts'
import type { Tx } from '#platform/db/database.ts'
import { searchSynonyms, searchWords } from './search.tables.ts'
import { formsOf, isDevanagari, wordsOf } from './words-of.ts'

const foldedWords = (label: string) =>
  wordsOf(label)
    .map((word) => formsOf(word)[0]?.folded ?? '')
    .filter(Boolean)
    .join(' ')

export async function hasSynonyms(db: Tx): Promise<boolean> {
  const rows = await db.select({ word: searchSynonyms.word }).from(searchSynonyms).limit(1)
  return rows.length > 0
}

/** Groups of words that stand for each other, as people write them. Their words can be guessed from typos too. */
export async function saveSynonyms(db: Tx, groups: readonly (readonly string[])[]): Promise<void> {
  const rows = groups.flatMap((labels, at) =>
    labels.map((label) => ({ groupId: at + 1, word: foldedWords(label), label })),
  )
  await db.insert(searchSynonyms).values(rows).onConflictDoNothing()
  const words = rows
    .filter(({ word }) => !word.includes(' '))
    .map(({ word, label }) => ({
      word,
      looseKey: looseKey(word),
      ...(isDevanagari(label) ? { labelNe: label } : { label }),
    }))
  await db.insert(searchWords).values(words).onConflictDoNothing()
}
