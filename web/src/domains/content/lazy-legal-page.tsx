import { deferred } from '#ui/deferred.tsx'

const fetchPage = async () => (await import('./legal/legal-page.tsx')).LegalPage

/**
 * The legal page for the routes: the server renders its frame, and the browser loads the code of the rest
 * later.
 */
export const LazyLegalPage = deferred(fetchPage, import.meta.env.SSR ? await fetchPage() : undefined)

/** For the loader of a route: only the server writes the text of a document into a page. */
export const loadLegalText = import.meta.env.SSR
  ? (await import('./legal/load-legal-text.ts')).loadLegalText
  : undefined
