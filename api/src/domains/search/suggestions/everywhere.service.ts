import { maxCounted, maxPlaces, maxSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { SearchCount } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { countMatching, type SearchedKind } from '../query/match.store.ts'
import { parseQuery } from '../query/query-units.ts'
import { interpretSearch } from '../search.service.ts'
import { toSuggestions } from './to-suggestions.ts'
import { findBest, listPopular } from './suggestions.store.ts'
import { isDevanagari } from '../query/tokenize.ts'
import { findSimilar } from '../query/dictionary.store.ts'

const none: SearchCount = { count: 0, isMore: false }
const maxWords = 6

interface Asked {
  term: string
  exactly?: 'true' | undefined
}

/** How many things of a kind match; the same number that the list of the same words shows. */
async function countFound(db: Tx, kind: SearchedKind, { term, exactly }: Asked) {
  const match = (await interpretSearch(db, kind, { searchTerm: term, exactly }))?.match
  if (!match) return { match, found: none }
  const count = await countMatching(db, kind, match, maxCounted + 1)
  return { match, found: { count: Math.min(count, maxCounted), isMore: count > maxCounted } }
}

/** What a search page shows beside the list, and instead of the list if nothing was found. */
export async function searchEverywhere(db: Tx, asked: Asked, sources: DocumentSource[]) {
  const { term } = asked
  const { match: ofProducts, found: products } = await countFound(db, 'product', asked)
  const { match: ofServices, found: services } = await countFound(db, 'service', asked)
  const match = ofProducts ?? ofServices
  const best = match ? await findBest(db, match, { place: maxPlaces }) : { place: [] }
  const isNothingFound = products.count + services.count === 0
  return {
    products,
    services,
    places: await toSuggestions(db, best.place, sources),
    words: isNothingFound ? await wordsLike(db, term) : [],
    popular: isNothingFound ? (await listPopular(db, maxSuggestions)).map(({ label }) => label) : [],
  }
}

/** Words of the shop that resemble the typed ones, in the script that was typed. */
async function wordsLike(db: Tx, term: string): Promise<string[]> {
  const words = new Set<string>()
  for (const { typed, raw } of parseQuery(term).slice(0, 3)) {
    const isNepali = isDevanagari(raw[0] ?? '')
    for (const { label, labelNe } of await findSimilar(db, typed[0] ?? '')) {
      const word = isNepali ? labelNe : label
      if (word) words.add(word)
    }
  }
  return [...words].slice(0, maxWords)
}
