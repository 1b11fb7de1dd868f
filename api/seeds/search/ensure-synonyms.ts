import { saveSynonyms } from '#domains/search/search.service.ts'
import type { Services } from '#services.ts'

/** Every shop has these synonyms, those of later releases from its next start on; what its staff changed stays theirs. */
export async function ensureSynonyms({ db, bus }: Pick<Services, 'db' | 'bus'>) {
  const { synonyms } = await import('./synonyms.ts')
  if (await saveSynonyms(db, synonyms)) await bus.publish('search')
}
