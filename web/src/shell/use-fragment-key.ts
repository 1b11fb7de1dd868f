import { useRouter } from '@tanstack/react-router'

/** Search parameters by which the links around a page know whether they are the current one. */
const searchNames = ['deals', 'topic', 'sortField', 'sortOrder', 'origin']

/**
 * The key under which the server caches a fragment that stands around every page: the fragment's own values and
 * where the page is. The first value is a text, which tells the fragment and its language from all others.
 */
export function useFragmentKey(...values: [text: string, ...more: unknown[]]): unknown[] | undefined {
  const { pathname, search } = useRouter().latestLocation
  if (!import.meta.env.SSR) return undefined
  const area = /^\/[^/]*\/?/.exec(pathname)?.[0]
  return [...values, area, ...searchNames.map((name) => (search as Record<string, unknown>)[name])]
}
