import { island } from '#first-load/island.tsx'

const fetchPage = () => import('./categories/categories-island-page.ts')
const server = import.meta.env.SSR ? await fetchPage() : undefined

export const categoriesIsland = island(fetchPage, server?.Page, ['categories'])
