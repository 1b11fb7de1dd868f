import { maxSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { parseQuery } from '../query/query-units.ts'
import { toSuggestions } from './to-suggestions.ts'
import { noDetails } from './suggestion-details.ts'
import { findBest, listPopular, type FoundDocument } from './suggestions.store.ts'
import { understand } from '../query/understand.service.ts'

/** How many of each kind are read: more than are shown, as duplicates are left out and some kinds may be missing. */
const limits = { place: 8, service: 3, product: maxSuggestions * 2 }
const maxSearches = 2
/** So many lines are kept for products, which is what people come for. */
const minProducts = 3

const searchFor = (label: string): Suggestion => ({
  ...noDetails,
  kind: 'search',
  address: label,
  title: { en: label, ne: label },
})

export async function suggestionsFor(db: Tx, term: string, sources: DocumentSource[]) {
  const units = parseQuery(term)
  if (units.length === 0) {
    const popular = term === '' ? await listPopular(db, maxSuggestions) : []
    return { didYouMean: null, suggestions: popular.map(({ label }) => searchFor(label)) }
  }
  const start = {
    folded: units.map(({ typed }) => typed[0]).join(' '),
    typed: units.flatMap(({ raw }) => raw).join(' '),
  }
  const { match, outcome } = await understand(db, term, { isTyping: true })
  const best = match && (await findBest(db, match, limits, { start, limit: maxSearches }))
  const searches = (best?.searches ?? []).map(searchFor)
  const shown = best ? chooseBest(best, maxSuggestions - searches.length) : []
  return {
    didYouMean: outcome.didYouMean,
    suggestions: [...searches, ...(await toSuggestions(db, shown, sources))],
  }
}

/** One service and two categories or vendors beside the products; more of each if there is room. */
function chooseBest(best: Record<'product' | 'service' | 'place', FoundDocument[]>, room: number) {
  const products = withoutDuplicates(best.product)
  const forProducts = Math.min(products.length, minProducts)
  const places = mixKinds(best.place).slice(0, room - forProducts > 2 ? 2 : 1)
  const services = best.service.slice(0, Math.max(1, room - products.length - places.length))
  const left = room - places.length - services.length
  return [...products.slice(0, left), ...services, ...places]
}

const lengthOf = ({ title }: FoundDocument) => title.en.split(' ').length

/** First the category and the vendor with the shortest names, then the others: "Tea" rather than "Tea & food". */
function mixKinds(places: FoundDocument[]): FoundDocument[] {
  const shortest = places.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const first = ['category', 'serviceCategory', 'vendor'].flatMap(
    (kind) => shortest.find((place) => place.kind === kind) ?? [],
  )
  const best = first.length > 2 ? first.filter(({ kind }) => kind !== 'serviceCategory') : first
  return [...best, ...shortest.filter((place) => !best.includes(place))]
}

/** The same product from two vendors is one line. */
const withoutDuplicates = (products: FoundDocument[]) =>
  products.filter(({ title }, at) => products.findIndex((one) => one.title.en === title.en) === at)
