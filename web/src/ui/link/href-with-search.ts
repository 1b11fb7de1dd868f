type SearchValue = string | number | boolean | undefined

/** A path with search parameters; undefined ones are left out. */
export function hrefWithSearch(path: string, search: Record<string, SearchValue>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined)
  return entries.length > 0
    ? `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
    : path
}
