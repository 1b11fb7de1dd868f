import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { documentKinds, type DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { SearchOutcome, Suggestion } from '@haat/contract/domains/search.ts'
import { createShortLivedCache } from '#platform/cache/short-lived-cache.ts'
import { readPriceWords } from '@haat/contract/shared/price-words.ts'
import { followChanges, type Change } from '#platform/cluster/follow-changes.ts'
import { createRowCache } from '#platform/cluster/row-cache.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Hits } from '#platform/filter-index/items.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { listCategoryNames, listSynonyms, listWords, listWordsOf } from '../query/dictionary.store.ts'
import type { QueryUnit } from '../query/query-units.ts'
import { isDoing, thingOf } from '../query/thing-of.ts'
import { understand } from '../query/understand.service.ts'
import { keyOf, listPopular, readSuggestions, type PopularSearch } from '../suggestions/suggestions.store.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { createDocuments, type Documents } from './documents.ts'
import { productDocuments, readProductDocuments, walkDocuments } from './indexed-documents.store.ts'

/** Categories and vendors. */
export const placeKinds = ['category', 'serviceCategory', 'vendor'] as const

/** A suggestion list shows a few of each kind, so comparing this many of the most popular is enough. */
const comparedPool = 24
const maxSuggested = 4000
const popularMs = 5000

/** The search parameters of a list. */
export interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}
interface FoundDocument {
  kind: DocumentKind
  number: number
}
/** What a search term means: what it finds, and what it says about prices. */
export interface Interpreted {
  /** Undefined when the term says nothing but a price. */
  find: ((kind: DocumentKind) => Found) | undefined
  prices: { minPricePaisa?: number; maxPricePaisa?: number }
  isCheapestFirst: boolean
}
export interface Found {
  /** They hold until the next question, so nobody may wait before using them. */
  hits: Hits
  /** The units that all hits hold. */
  units: QueryUnit[]
  outcome: NonNullable<SearchOutcome>
}

/**
 * Everything that the search can find, in memory: which documents hold which words, and the dictionary. It is loaded before
 * the server listens and follows all changes, whichever process made them (decision 42).
 *
 * @param isShown which rows of `search_documents` can be found: those of suspended vendors stay in the table, so that they can be
 *   found again as soon as their vendor is open.
 */
export function createSearchIndex(db: Tx, isShown: SQL) {
  const documents = new Map<DocumentKind, Documents>()
  /** What suggestions showed lately, see `keyOf`. */
  const suggested = createRowCache<string, Suggestion>(maxSuggested)
  let dictionary: Dictionary

  async function loadKind(kind: DocumentKind) {
    const loaded = createDocuments()
    for await (const sent of walkDocuments(db, isShown, kind)) {
      loaded.append(sent)
      await letOthersRun()
    }
    await loaded.finish(letOthersRun)
    documents.set(kind, loaded)
  }
  const loadDictionary = async () =>
    void (dictionary = createDictionary(
      await listWords(db),
      await listSynonyms(db),
      await listCategoryNames(db),
    ))
  async function load() {
    suggested.forget()
    for (const kind of documentKinds) await loadKind(kind)
    await loadDictionary()
  }
  /** Forgets the products that changed; a vendor's name stands beside all its products, so other changes forget all. */
  function forgetSuggested(changes: Change[]) {
    const others = changes.filter(({ kind }) => kind !== 'word')
    const isOfProduct = ({ kind, number }: Change) =>
      number !== null && (kind === 'product' || kind === 'document')
    const keys = others.map(({ number }) => keyOf({ kind: 'product', number: number! }))
    suggested.forget(others.every(isOfProduct) ? keys : undefined)
  }
  async function apply(changes: Change[]) {
    forgetSuggested(changes)
    const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind)
    const numbers = of('document').map(({ number }) => number)
    const products = numbers.filter((number) => number !== null)
    const known = documents.get('product')!
    if (products.length < numbers.length || !known.hasRoomFor(products.length)) return load()
    if (of('otherDocument').length > 0) {
      for (const kind of documentKinds) if (kind !== 'product') await loadKind(kind)
      dictionary.update(await listWordsOf(db, sql`kind <> 'product'`), await listCategoryNames(db))
    }
    if (products.length > 0) {
      known.update(products, await readProductDocuments(db, isShown, products))
      dictionary.update(await listWordsOf(db, productDocuments(products)))
    }
    if (of('word').length > 0) {
      await loadDictionary()
      for await (const sent of walkDocuments(db, isShown, 'product', false)) known.setPopularity(sent)
    }
  }
  const follower = followChanges(db, { load, apply })
  /** Searches are counted all the time and nobody needs them at once, so they are read anew after some seconds. */
  const popular = createShortLivedCache<PopularSearch[]>({
    maxAgeMs: popularMs,
    maxEntries: 1,
    isGood: () => true,
  })

  return {
    /** Loads the index, or brings it up to date. */
    catchUp: () => follower.catchUp(),
    /**
     * Understands the search term of a list, and says what documents of a kind it finds; undefined when the list has none. The
     * highest change number in the database makes sure that nothing is missing; without it, changes may be a second old.
     */
    async interpret({ searchTerm, exactly }: Asked, changeNumber = 0): Promise<Interpreted | undefined> {
      if (searchTerm === '') return undefined
      await follower.catchUp(changeNumber)
      const isExact = exactly === 'true'
      const { term, isCheapestFirst, ...limits } = isExact
        ? { term: searchTerm, isCheapestFirst: false }
        : readPriceWords(searchTerm)
      const prices = inPaisa(limits)
      if (term === '') return { find: undefined, prices, isCheapestFirst }
      const { units, outcome } = await understand(db, dictionary, term, { isExact })
      const find = (kind: DocumentKind): Found => {
        const some = documents.get(kind)!
        const isVendor = units.length > 1 && !documents.get('vendor')!.find(units).isEmpty
        const thing = isExact || isVendor ? undefined : thingOf(units)
        const hits = some.find(units, isCheapestFirst, kind === 'product' ? thing : undefined)
        if (!hits.isEmpty || isExact) return { hits, units, outcome }
        return withFewerWords(some, kind, units, thing, outcome)
      }
      return { find, prices, isCheapestFirst }
    },
    /** Understands a term whose last word is still being typed. */
    async interpretTyped(term: string) {
      await follower.catchUp(0)
      const { term: words, ...limits } = readPriceWords(term)
      return { ...(await understand(db, dictionary, words, { isTyping: true })), prices: inPaisa(limits) }
    },
    /** What people search for, the most frequent first; it may be some seconds old. */
    popular: () => popular('', () => listPopular(db)),
    /** Documents as suggestions, in their order; it may be a second behind. */
    readSuggestions: (from: Tx, found: FoundDocument[], sources: DocumentSource[]) =>
      suggested.read(found.map(keyOf), (unknown) => readSuggestions(from, unknown, sources)),
    /** The most popular documents of some kinds that hold all units in their titles, the best first. */
    mostPopular: (kinds: readonly DocumentKind[], units: QueryUnit[], limit: number) =>
      kinds
        .flatMap((kind) =>
          documents
            .get(kind)!
            .mostPopular(units, comparedPool)
            .map((one) => ({ kind, ...one })),
        )
        .toSorted((a, b) => b.score - a.score || b.number - a.number)
        .slice(0, limit),
  }
}
export type SearchIndex = ReturnType<typeof createSearchIndex>

const inPaisa = ({ minPrice, maxPrice }: { minPrice?: number; maxPrice?: number }) => ({
  ...(minPrice !== undefined && { minPricePaisa: minPrice * 100 }),
  ...(maxPrice !== undefined && { maxPricePaisa: maxPrice * 100 }),
})

const noGuess = { didYouMean: null, isCorrected: false }

/**
 * When nothing has all words: those that no document of this kind has are left out first, then the most common ones. What is looked
 * for must stay, and of a service also what is done. Words of occasions and persons stay, as they keep nothing out.
 */
function withFewerWords(
  documents: Documents,
  kind: DocumentKind,
  units: QueryUnit[],
  thing: QueryUnit | undefined,
  { didYouMean, isCorrected }: Found['outcome'],
): Found {
  const worth = ({ count, serviceCount }: QueryUnit) =>
    (kind === 'service' ? serviceCount : kind === 'product' ? count - serviceCount : count) || Infinity
  const leaving = units
    .filter((unit) => unit !== thing && !unit.fits && !(kind === 'service' && isDoing(unit)))
    .toSorted((a, b) => worth(b) - worth(a))
  const missing = new Set<QueryUnit>()
  for (const unit of thing ? leaving : []) {
    missing.add(unit)
    const kept = units.filter((one) => !missing.has(one))
    const hits = documents.find(kept, false, kind === 'product' ? thing : undefined)
    if (hits.isEmpty) continue
    const words = units.filter((one) => missing.has(one)).map(({ raw }) => raw.join(' '))
    // A guess that was left out again is none.
    const guessed = kept.some(({ isGuess }) => isGuess) ? { didYouMean, isCorrected } : noGuess
    return { hits, units: kept, outcome: { ...guessed, missing: words } }
  }
  return { hits: documents.find(units), units, outcome: { ...noGuess, missing: [] } }
}
