import { maxSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { placeKinds, type SearchIndex } from '../index/search-index.ts'
import { parseQuery, type QueryUnit } from '../query/query-units.ts'
import { thingOf } from '../query/thing-of.ts'
import { noDetails } from './suggestion-details.ts'
import type { PopularSearch } from './suggestions.store.ts'

/** So many services, categories and vendors are compared: more than are shown, as some kinds may be missing. */
const maxServices = 3
const maxPlaces = 8
const maxSearches = 2
/** So many lines are kept for products, which is what people come for. */
const minProducts = 3

const searchFor = ({ label }: PopularSearch): Suggestion => ({
  ...noDetails,
  kind: 'search',
  address: label,
  title: { en: label, ne: label },
})

export async function suggestionsFor(db: Tx, search: SearchIndex, term: string, sources: DocumentSource[]) {
  const typed = parseQuery(term)
  if (typed.length === 0) {
    const popular = term === '' ? await search.popular() : []
    return { didYouMean: null, suggestions: popular.slice(0, maxSuggestions).map(searchFor) }
  }
  const searches = searchesBeginning(await search.popular(), typed)
  const { units, outcome, prices } = await search.interpretTyped(term)
  const holding = (some: QueryUnit[]) => ({
    products: search.mostPopular(['product'], some, maxSuggestions * 2),
    others: [
      ...search.mostPopular(['service'], some, maxServices),
      ...search.mostPopular(placeKinds, some, maxPlaces),
    ],
  })
  let { products, others } = holding(units)
  const thing = thingOf(units)
  // Nothing holds all words: what is looked for is suggested, as the list of results would show it.
  if (products.length + others.length === 0 && thing && units.length > 1)
    ({ products, others } = holding([thing]))
  const { minPricePaisa = 0, maxPricePaisa = Infinity } = prices
  const fits = ({ pricePaisa }: Suggestion) =>
    pricePaisa === null || (pricePaisa >= minPricePaisa && pricePaisa <= maxPricePaisa)
  const read = async (documents: typeof products) =>
    (await search.readSuggestions(db, documents, sources)).filter(fits)
  const found = await read([...products.slice(0, maxSuggestions), ...others])
  // The same product of several vendors is one line, and some are too dear, which leaves room for more.
  if (withoutDuplicates(productsOf(found)).length < Math.min(products.length, maxSuggestions))
    found.push(...(await read(products.slice(maxSuggestions))))
  return {
    didYouMean: outcome.didYouMean,
    suggestions: [...searches, ...chooseBest(found, maxSuggestions - searches.length)],
  }
}

/** What people search for that begins like this. */
function searchesBeginning(popular: PopularSearch[], typed: QueryUnit[]): Suggestion[] {
  const start = {
    folded: typed.map(({ typed: [folded] }) => folded).join(' '),
    typed: typed.flatMap(({ raw }) => raw).join(' '),
  }
  return popular
    .filter(({ folded, label }) => folded.startsWith(start.folded) || label.startsWith(start.typed))
    .slice(0, maxSearches)
    .map(searchFor)
}

/** One service and two categories or vendors beside the products; more of each if there is room. */
function chooseBest(found: Suggestion[], room: number) {
  const those = (of: readonly Suggestion['kind'][]) => found.filter(({ kind }) => of.includes(kind))
  const products = withoutDuplicates(productsOf(found))
  const forProducts = Math.min(products.length, minProducts)
  const places = mixKinds(those(placeKinds)).slice(0, room - forProducts > 2 ? 2 : 1)
  const services = those(['service']).slice(0, Math.max(1, room - products.length - places.length))
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

const productsOf = (found: Suggestion[]) => found.filter(({ kind }) => kind === 'product')

/** The same product from two vendors is one line. */
const withoutDuplicates = (products: Suggestion[]) =>
  products.filter(({ title }, at) => products.findIndex((one) => one.title.en === title.en) === at)
