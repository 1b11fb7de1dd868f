import { hasSynonyms, saveSynonyms } from '#domains/search/search.service.ts'
import type { Services } from '#services.ts'

/** Every shop starts with these synonyms, and its staff may change them afterwards. */
export async function ensureSynonyms({ db }: Pick<Services, 'db'>) {
  if (await hasSynonyms(db)) return
  const { synonyms } = await import('./synonyms.ts')
  await db.transaction((tx) => saveSynonyms(tx, synonyms))
}
