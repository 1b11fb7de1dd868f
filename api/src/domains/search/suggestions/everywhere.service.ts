import {
  maxCounted,
  maxPlaces,
  maxSuggestions,
  type DocumentKind,
} from '@haat/contract/domains/search.rules.ts'
import { readLastChangeNumber } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import { idsOfHits } from '#platform/filter-index/items.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { placeKinds, type SearchIndex } from '../index/search-index.ts'
import { editDistance } from '../query/edit-distance.ts'
import { parseQuery } from '../query/query-units.ts'
import { isDevanagari } from '../query/tokenize.ts'
import { findSimilar } from '../query/dictionary.store.ts'

const maxWords = 6

interface Asked {
  term: string
  exactly?: 'true' | undefined
}

/** What a search page shows beside the list, and instead of the list if nothing was found. */
export async function searchEverywhere(
  db: Tx,
  search: SearchIndex,
  { term, exactly }: Asked,
  sources: DocumentSource[],
) {
  const asked = await search.interpret({ searchTerm: term, exactly }, await readLastChangeNumber(db))
  /** The same number that the list of the same words shows. */
  const counted = (kind: DocumentKind) => {
    const found = asked?.find?.(kind)
    const count = found ? idsOfHits(found.hits).length : 0
    return {
      units: count > 0 ? found?.units : undefined,
      found: { count: Math.min(count, maxCounted), isMore: count > maxCounted },
    }
  }
  const [products, services] = [counted('product'), counted('service')]
  const units = products.units ?? services.units
  const places = units ? search.mostPopular(placeKinds, units, maxPlaces) : []
  return {
    products: products.found,
    services: services.found,
    places: await search.readSuggestions(db, places, sources),
    words: units ? [] : await wordsLike(db, term),
    popular: units ? [] : (await search.popular()).slice(0, maxSuggestions).map(({ label }) => label),
  }
}

/** Words of the shop that may have been meant, in the script that was typed: of four letters at most one is another. */
async function wordsLike(db: Tx, term: string): Promise<string[]> {
  const words = new Set<string>()
  for (const { typed, raw } of parseQuery(term).slice(0, 3)) {
    const isNepali = isDevanagari(raw[0] ?? '')
    for (const { label, labelNe } of await findSimilar(db, typed[0] ?? '')) {
      const word = isNepali ? labelNe : label
      if (word && editDistance(raw[0]!, word) <= Math.max(1, word.length / 4)) words.add(word)
    }
  }
  return [...words].slice(0, maxWords)
}
