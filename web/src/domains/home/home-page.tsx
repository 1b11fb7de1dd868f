import { deferred } from '#ui/deferred.tsx'

const fetchContent = () => import('./home-content.tsx')
const server = import.meta.env.SSR ? await fetchContent() : undefined

const Content = deferred(async () => (await fetchContent()).HomeContent, server?.HomeContent)

/** Written by the server: a first visit reads and follows links before any code of this page has come. */
export const HomePage = () => <Content />
