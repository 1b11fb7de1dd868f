import { countSearches, hasSynonyms, recountWords, saveSynonyms } from '#domains/search/search.service.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'

/** Words that stand for each other: every shop starts with them, and may change them. */
export async function ensureSynonyms({ db }: Pick<Services, 'db'>) {
  if (await hasSynonyms(db)) return
  const { synonyms } = await import('./synonyms.ts')
  await db.transaction((tx) => saveSynonyms(tx, synonyms))
}

/** After the demo's goods were loaded: how often each word is used, and what is searched for. */
export async function loadDemoSearches(tx: Tx) {
  const { popularSearches } = await import('./popular-searches.ts')
  await recountWords(tx)
  await countSearches(tx, popularSearches)
}
