import { mostCounted, mostPlaces, mostSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { Found } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DocumentSource } from './document-source.ts'
import { countMatching, type Shelf } from './match.store.ts'
import { unitsOf } from './query-units.ts'
import { searchOf } from './search.service.ts'
import { showDocuments } from './show-documents.ts'
import { findBest, listPopular } from './suggestions.store.ts'
import { isDevanagari } from './words-of.ts'
import { findAlike } from './words.store.ts'

const none: Found = { count: 0, isMore: false }
const mostWords = 6

interface Asked {
  term: string
  exactly?: 'true' | undefined
}

/** As the list of the same words counts it. */
async function foundOn(db: Tx, shelf: Shelf, { term, exactly }: Asked) {
  const match = (await searchOf(db, shelf, { searchTerm: term, exactly }))?.match
  if (!match) return { match, found: none }
  const count = await countMatching(db, shelf, match, mostCounted + 1)
  return { match, found: { count: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

/** What stands beside a list of what was found, and instead of one where nothing was. */
export async function searchEverywhere(db: Tx, asked: Asked, sources: DocumentSource[]) {
  const { term } = asked
  const { match: ofProducts, found: products } = await foundOn(db, 'product', asked)
  const { match: ofServices, found: services } = await foundOn(db, 'service', asked)
  const match = ofProducts ?? ofServices
  const best = match
    ? await findBest(db, { ...match, anywhere: match.inTitle }, { place: mostPlaces })
    : { place: [] }
  const isNowhere = products.count + services.count === 0
  return {
    products,
    services,
    places: await showDocuments(db, best.place, sources),
    words: isNowhere ? await wordsLike(db, term) : [],
    popular: isNowhere ? (await listPopular(db, undefined, mostSuggestions)).map(({ label }) => label) : [],
  }
}

/** Words of the shop that look like the typed ones, as far from them as they may be, in the script that was typed. */
async function wordsLike(db: Tx, term: string): Promise<string[]> {
  const words = new Set<string>()
  for (const { typed, raw } of unitsOf(term).slice(0, 3)) {
    const isNepali = isDevanagari(raw[0] ?? '')
    for (const { label, labelNe } of await findAlike(db, typed[0] ?? '')) {
      const word = isNepali ? labelNe : label
      if (word) words.add(word)
    }
  }
  return [...words].slice(0, mostWords)
}
