import { deferred } from '#ui/deferred.tsx'

const fetchContent = () => import('./home-content.tsx')
const server = import.meta.env.SSR ? await fetchContent() : undefined

/** The server renders the home page; its code is fetched after hydration, and its links work before that. */
export const HomePage = deferred(async () => (await fetchContent()).HomeContent, server?.HomeContent)
