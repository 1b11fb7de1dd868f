import { island } from '#first-load/island.tsx'

const fetchPage = () => import('./list/vendors-island-page.ts')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const vendorsIsland = island(fetchPage, server?.Page, ['vendors'])
