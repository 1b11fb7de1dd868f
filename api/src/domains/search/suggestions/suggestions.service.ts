import { maxSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { placeKinds, type SearchIndex } from '../index/search-index.ts'
import { parseQuery } from '../query/query-units.ts'
import { noDetails } from './suggestion-details.ts'
import { listPopular, readSuggestions } from './suggestions.store.ts'

/** How many of each kind are read: more than are shown, as duplicates are left out and some kinds may be missing. */
const kinds = {
  product: { of: ['product'], limit: maxSuggestions * 2 },
  service: { of: ['service'], limit: 3 },
  place: { of: placeKinds, limit: 8 },
} as const
const maxSearches = 2
/** So many lines are kept for products, which is what people come for. */
const minProducts = 3

const searchFor = (label: string): Suggestion => ({
  ...noDetails,
  kind: 'search',
  address: label,
  title: { en: label, ne: label },
})

export async function suggestionsFor(db: Tx, search: SearchIndex, term: string, sources: DocumentSource[]) {
  const typed = parseQuery(term)
  if (typed.length === 0) {
    const popular = term === '' ? await listPopular(db, maxSuggestions) : []
    return { didYouMean: null, suggestions: popular.map(({ label }) => searchFor(label)) }
  }
  const start = {
    folded: typed.map(({ typed: [folded] }) => folded).join(' '),
    typed: typed.flatMap(({ raw }) => raw).join(' '),
  }
  const { units, outcome } = await search.interpretTyped(term)
  const best = Object.values(kinds).flatMap(({ of, limit }) => search.mostPopular(of, units, limit))
  const found = await readSuggestions(db, best, sources, { start, limit: maxSearches })
  const searches = found.filter(({ kind }) => kind === 'search')
  return {
    didYouMean: outcome.didYouMean,
    suggestions: [...searches, ...chooseBest(found, maxSuggestions - searches.length)],
  }
}

/** One service and two categories or vendors beside the products; more of each if there is room. */
function chooseBest(found: Suggestion[], room: number) {
  const those = (of: readonly Suggestion['kind'][]) => found.filter(({ kind }) => of.includes(kind))
  const products = withoutDuplicates(those(kinds.product.of))
  const forProducts = Math.min(products.length, minProducts)
  const places = mixKinds(those(kinds.place.of)).slice(0, room - forProducts > 2 ? 2 : 1)
  const services = those(kinds.service.of).slice(0, Math.max(1, room - products.length - places.length))
  const left = room - places.length - services.length
  return [...products.slice(0, left), ...services, ...places]
}

const lengthOf = ({ title }: Suggestion) => title.en.split(' ').length

/** First the category and the vendor with the shortest names, then the others: "Tea" rather than "Tea & food". */
function mixKinds(places: Suggestion[]): Suggestion[] {
  const shortest = places.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const first = ['category', 'serviceCategory', 'vendor'].flatMap(
    (kind) => shortest.find((place) => place.kind === kind) ?? [],
  )
  const best = first.length > 2 ? first.filter(({ kind }) => kind !== 'serviceCategory') : first
  return [...best, ...shortest.filter((place) => !best.includes(place))]
}

/** The same product from two vendors is one line. */
const withoutDuplicates = (products: Suggestion[]) =>
  products.filter(({ title }, at) => products.findIndex((one) => one.title.en === title.en) === at)
