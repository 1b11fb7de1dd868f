import { deferred } from '#ui/deferred.tsx'

const fetchPage = async () => (await import('./legal-page.tsx')).LegalPage

/** The page as the routes use it: the server draws its frame, the code for reading follows. */
export const LegalScreen = deferred(fetchPage, import.meta.env.SSR ? await fetchPage() : undefined)
