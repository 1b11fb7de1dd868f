import { island } from '#first-load/island.tsx'

const fetchPage = () => import('./list/services-page.tsx')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const servicesIsland = island(fetchPage, server?.Page, ['services', 'search', 'filters'])
