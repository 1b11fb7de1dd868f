import { useRouter } from '@tanstack/react-router'

/** By what the links around a page know whether they lead to where one is. */
const told = ['deals', 'topic', 'sortField', 'sortOrder', 'origin']

/**
 * What the server keeps a part by that stands around every page: where its links may lead, and what is its own, of which
 * the first is a text, so that it tells the part and its language from all others.
 */
export function useKeptBy(...own: [text: string, ...more: unknown[]]): unknown[] | undefined {
  const { pathname, search } = useRouter().latestLocation
  if (!import.meta.env.SSR) return undefined
  const area = /^\/[^/]*\/?/.exec(pathname)?.[0]
  return [...own, area, ...told.map((name) => (search as Record<string, unknown>)[name])]
}
