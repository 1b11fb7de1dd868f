import { mostSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import { unitsOf } from './query-units.ts'
import { findBest, listPopular } from './suggestions.store.ts'
import { understand } from './understand.service.ts'

/** How many of each there may be; products fill up what is left. */
const most = { place: 3, service: 2, product: mostSuggestions }
const mostSearches = 2

const searchFor = (label: string): Suggestion => ({
  kind: 'search',
  address: label,
  title: { en: label, ne: label },
})

export async function suggestionsFor(db: Tx, term: string) {
  const units = unitsOf(term)
  if (units.length === 0) {
    const popular = term === '' ? await listPopular(db, undefined, mostSuggestions) : []
    return { didYouMean: null, suggestions: popular.map(({ label }) => searchFor(label)) }
  }
  const start = {
    folded: units.map(({ typed }) => typed[0]).join(' '),
    typed: units.flatMap(({ raw }) => raw).join(' '),
  }
  const popular = await listPopular(db, start, mostSearches)
  const { match, outcome } = await understand(db, term, { isTyping: true })
  // A name tells what it is at a glance; what is merely said of a thing would puzzle.
  const best = match
    ? await findBest(db, { ...match, anywhere: match.inTitle }, most)
    : { place: [], service: [], product: [] }
  const first = [...popular.map(({ label }) => searchFor(label)), ...best.place, ...best.service]
  return {
    didYouMean: outcome.didYouMean,
    suggestions: [...first, ...withoutTwins(best.product)].slice(0, mostSuggestions),
  }
}

/** The same thing from two vendors is one line. */
const withoutTwins = (products: Suggestion[]) =>
  products.filter(({ title }, at) => products.findIndex((one) => one.title.en === title.en) === at)
