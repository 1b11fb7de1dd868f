import { mostSuggestions } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DocumentSource } from './document-source.ts'
import { unitsOf } from './query-units.ts'
import { showDocuments } from './show-documents.ts'
import { plainFace } from './suggestion-face.ts'
import { findBest, listPopular, type FoundDocument } from './suggestions.store.ts'
import { understand } from './understand.service.ts'

/** How many of each are looked for: twins among products are left out, and any of them may be missing. */
const most = { place: 8, service: 3, product: mostSuggestions * 2 }
const mostSearches = 2
/** What people come for is bought: so many lines are kept for products. */
const fewestProducts = 3

const searchFor = (label: string): Suggestion => ({
  ...plainFace,
  kind: 'search',
  address: label,
  title: { en: label, ne: label },
})

export async function suggestionsFor(db: Tx, term: string, sources: DocumentSource[]) {
  const units = unitsOf(term)
  if (units.length === 0) {
    const popular = term === '' ? await listPopular(db, undefined, mostSuggestions) : []
    return { didYouMean: null, suggestions: popular.map(({ label }) => searchFor(label)) }
  }
  const start = {
    folded: units.map(({ typed }) => typed[0]).join(' '),
    typed: units.flatMap(({ raw }) => raw).join(' '),
  }
  const popular = (await listPopular(db, start, mostSearches)).map(({ label }) => searchFor(label))
  const { match, outcome } = await understand(db, term, { isTyping: true })
  // A name tells what it is at a glance; what is merely said of a thing would puzzle.
  const best = match ? await findBest(db, { ...match, anywhere: match.inTitle }, most) : undefined
  const shown = best ? chosenOf(best, mostSuggestions - popular.length) : []
  return {
    didYouMean: outcome.didYouMean,
    suggestions: [...popular, ...(await showDocuments(db, shown, sources))],
  }
}

/** One service and two places beside the products; more of each where there is room. */
function chosenOf(best: Record<'product' | 'service' | 'place', FoundDocument[]>, room: number) {
  const products = withoutTwins(best.product)
  const forProducts = Math.min(products.length, fewestProducts)
  const places = mixed(best.place).slice(0, room - forProducts > 2 ? 2 : 1)
  const services = best.service.slice(0, Math.max(1, room - products.length - places.length))
  const left = room - places.length - services.length
  return [...products.slice(0, left), ...services, ...places]
}

const lengthOf = ({ title }: FoundDocument) => title.en.split(' ').length

/** The category and the vendor whose names say least beside it, then the others: "Tea" rather than "Tea & food". */
function mixed(places: FoundDocument[]): FoundDocument[] {
  const shortest = places.toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const first = ['category', 'serviceCategory', 'vendor'].flatMap(
    (kind) => shortest.find((place) => place.kind === kind) ?? [],
  )
  const best = first.length > 2 ? first.filter(({ kind }) => kind !== 'serviceCategory') : first
  return [...best, ...shortest.filter((place) => !best.includes(place))]
}

/** The same thing from two vendors is one line. */
const withoutTwins = (products: FoundDocument[]) =>
  products.filter(({ title }, at) => products.findIndex((one) => one.title.en === title.en) === at)
