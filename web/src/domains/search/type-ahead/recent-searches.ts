import { openLocalList } from '#ui/device/local-list.ts'

const maxSearches = 8

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((searchTerm): searchTerm is string => typeof searchTerm === 'string')
      : []
  } catch {
    return []
  }
}

/** The search terms of this browser, the last one first. They are sent only when they are searched for again. */
export const recentSearches = openLocalList<string>('recentSearches', parse, JSON.stringify)

export const forgetSearch = (searchTerm: string) =>
  recentSearches.write(recentSearches.read().filter((other) => !isSame(other, searchTerm)))

export function rememberSearch(searchTerm: string) {
  const others = recentSearches.read().filter((other) => !isSame(other, searchTerm))
  recentSearches.write([searchTerm, ...others].slice(0, maxSearches))
}
