import { island } from '#first-load/island.tsx'

const fetchPage = () => import('./categories/service-categories-island-page.ts')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const serviceCategoriesIsland = island(fetchPage, server?.Page, ['categories'])
