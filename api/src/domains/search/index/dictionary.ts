import type { DictionaryEntry, Synonym, SynonymRow } from '../query/dictionary.store.ts'
import { createTop } from './top.ts'

const mostCompletions = 32
export const usesOf = ({ productCount, serviceCount }: DictionaryEntry) => productCount + serviceCount

/** The beginning of a word that is still being typed: "gre" folds differently from "green". */
export interface WordStart {
  folded: string
  typed: string
}
type Key = 'word' | 'label' | 'labelNe'

/** Entries sorted by their words, or by how these are written. */
const sortedBy = (key: Key, entries: DictionaryEntry[]) =>
  entries.filter((entry) => entry[key] !== '').toSorted((a, b) => (a[key] < b[key] ? -1 : 1))

/** The first entry that does not come before a text. */
function firstFrom(entries: DictionaryEntry[], key: Key, text: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]![key] < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The dictionary in memory: every word of the documents with its synonyms, and which are names of categories. */
export function createDictionary(
  entries: DictionaryEntry[],
  synonyms: SynonymRow[],
  namesOfCategories: ReadonlySet<string>,
) {
  const keys = ['word', 'label', 'labelNe'] as const
  let sorted: [Key, DictionaryEntry[]][] = keys.map((key) => [key, sortedBy(key, entries)])
  const groups = Map.groupBy(synonyms, ({ groupId }) => groupId)
  let categories = namesOfCategories
  const groupsOf = Map.groupBy(synonyms, ({ word }) => word)

  function find(word: string): DictionaryEntry | undefined {
    const [, byWord] = sorted[0]!
    const found = byWord[firstFrom(byWord, 'word', word)]
    return found?.word === word ? found : undefined
  }

  return {
    find,
    isCategory: (word: string) => categories.has(word),
    /** What else stands in the groups of a word or phrase. */
    synonymsOf: (typed: string): Synonym[] =>
      (groupsOf.get(typed) ?? []).flatMap(({ groupId }) =>
        groups
          .get(groupId)!
          .filter(({ word }) => word !== typed)
          .map(({ word }) => {
            const entry = find(word) ?? unknownWord
            return { typed, word, count: usesOf(entry), serviceCount: entry.serviceCount }
          }),
      ),
    /** Words that a half-typed word may become, by its folded form or as written; the most used first. */
    completionsOf({ folded, typed }: WordStart): DictionaryEntry[] {
      const most = createTop<DictionaryEntry>(
        mostCompletions,
        (a, b) => usesOf(b) - usesOf(a) || (a.word < b.word ? -1 : 1),
      )
      for (const [key, some] of sorted) {
        const start = key === 'word' ? folded : typed
        for (let at = firstFrom(some, key, start); some[at]?.[key].startsWith(start); at += 1) {
          const entry = some[at]!
          if (usesOf(entry) > 0 && !most.items.includes(entry)) most.offer(entry)
        }
      }
      return most.items
    },
    /** Writes entries that may be new or have changed. */
    update(changed: DictionaryEntry[], names = categories) {
      categories = names
      const fresh = new Map(changed.map((entry) => [entry.word, entry]))
      const others = sorted[0]![1].filter(({ word }) => !fresh.has(word))
      sorted = keys.map((key) => [key, sortedBy(key, [...others, ...changed])])
    },
  }
}
export type Dictionary = ReturnType<typeof createDictionary>
export const unknownWord: DictionaryEntry = {
  word: '',
  label: '',
  labelNe: '',
  productCount: 0,
  serviceCount: 0,
}
