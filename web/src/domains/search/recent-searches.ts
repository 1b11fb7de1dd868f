import { openLocalList } from '#ui/local-list.ts'

const most = 8

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function parse(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((words): words is string => typeof words === 'string') : []
  } catch {
    return []
  }
}

/** Words searched for in this browser, the last ones first, as a JSON list. They never leave it but as a search. */
export const recentSearches = openLocalList<string>('recentSearches', parse, JSON.stringify)

export const forgetSearch = (words: string) =>
  recentSearches.write(recentSearches.read().filter((other) => !isSame(other, words)))

export function keepSearch(words: string) {
  const others = recentSearches.read().filter((other) => !isSame(other, words))
  recentSearches.write([words, ...others].slice(0, most))
}
