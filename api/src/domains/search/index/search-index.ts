import { setImmediate as letOthersRun } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { documentKinds, type DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { followChanges, type Change } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Hits } from '#platform/filter-index/items.ts'
import { listSynonyms, listWords, listWordsOf } from '../query/dictionary.store.ts'
import type { QueryUnit } from '../query/query-units.ts'
import { understand } from '../query/understand.service.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import { createDocuments, type Documents } from './documents.ts'
import { productDocuments, readProductDocuments, walkDocuments } from './indexed-documents.store.ts'

/** Categories and vendors. */
export const placeKinds = ['category', 'serviceCategory', 'vendor'] as const

/** A suggestion list shows a few of each kind, so comparing this many of the most popular is enough. */
const comparedPool = 24

/** The search parameters of a list. */
export interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}
export interface Found {
  /** They hold until the next question, so nobody may wait before using them. */
  hits: Hits
  /** The units that all hits hold. */
  units: QueryUnit[]
  outcome: NonNullable<SearchOutcome>
}

/**
 * Everything that the search can find, in memory: which documents hold which words, and the dictionary. It is loaded when it is
 * first asked for and follows all changes, whichever process made them (decision 42).
 */
export function createSearchIndex(db: Tx) {
  const documents = new Map<DocumentKind, Documents>()
  let dictionary: Dictionary

  async function loadKind(kind: DocumentKind) {
    const loaded = createDocuments()
    for await (const sent of walkDocuments(db, kind)) {
      loaded.append(sent)
      await letOthersRun()
    }
    await loaded.finish(letOthersRun)
    documents.set(kind, loaded)
  }
  const loadDictionary = async () =>
    void (dictionary = createDictionary(await listWords(db), await listSynonyms(db)))
  async function load() {
    for (const kind of documentKinds) await loadKind(kind)
    await loadDictionary()
  }
  async function apply(changes: Change[]) {
    const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind)
    const numbers = of('document').map(({ number }) => number)
    const products = numbers.filter((number) => number !== null)
    const known = documents.get('product')!
    if (products.length < numbers.length || !known.hasRoomFor(products.length)) return load()
    if (of('otherDocument').length > 0) {
      for (const kind of documentKinds) if (kind !== 'product') await loadKind(kind)
      dictionary.update(await listWordsOf(db, sql`kind <> 'product'`))
    }
    if (products.length > 0) {
      known.update(products, await readProductDocuments(db, products))
      dictionary.update(await listWordsOf(db, productDocuments(products)))
    }
    if (of('word').length > 0) {
      await loadDictionary()
      for await (const sent of walkDocuments(db, 'product', false)) known.setPopularity(sent)
    }
  }
  const follower = followChanges(db, { load, apply })

  return {
    /** Loads the index, or brings it up to date. */
    catchUp: () => follower.catchUp(),
    /**
     * Understands the search term of a list, and says what documents of a kind it finds; undefined when the list has none. The
     * highest change number in the database makes sure that nothing is missing; without it, changes may be a second old.
     */
    async interpret({ searchTerm, exactly }: Asked, changeNumber = 0) {
      if (searchTerm === '') return undefined
      await follower.catchUp(changeNumber)
      const isExact = exactly === 'true'
      const { units, outcome } = await understand(db, dictionary, searchTerm, { isExact })
      return (kind: DocumentKind): Found => {
        const some = documents.get(kind)!
        const hits = some.find(units)
        return hits.count > 0 || isExact ? { hits, units, outcome } : withFewerWords(some, units, outcome)
      }
    },
    /** Understands a term whose last word is still being typed. */
    async interpretTyped(term: string) {
      await follower.catchUp(0)
      return understand(db, dictionary, term, { isTyping: true })
    },
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

/** When nothing has all words: unknown words are left out first, then the most common ones. */
function withFewerWords(documents: Documents, units: QueryUnit[], outcome: Found['outcome']): Found {
  const worth = ({ count }: QueryUnit) => (count === 0 ? Infinity : count)
  const leaving = units.toSorted((a, b) => worth(b) - worth(a)).slice(0, -1)
  const missing = new Set<QueryUnit>()
  for (const unit of leaving) {
    missing.add(unit)
    const kept = units.filter((one) => !missing.has(one))
    const hits = documents.find(kept)
    const words = units.filter((one) => missing.has(one)).map(({ raw }) => raw.join(' '))
    if (hits.count > 0) return { hits, units: kept, outcome: { ...outcome, missing: words } }
  }
  return { hits: documents.find(units), units, outcome }
}
