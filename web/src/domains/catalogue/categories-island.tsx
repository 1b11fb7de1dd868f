import { island } from '#first-load/island.tsx'

const fetchPages = () => import('./categories/categories-page.tsx')
const server = import.meta.env.SSR ? await fetchPages() : undefined

export const categoriesIsland = island(async () => (await fetchPages()).goods, server?.goods.Page, [
  'categories',
])

export const serviceCategoriesIsland = island(
  async () => (await fetchPages()).services,
  server?.services.Page,
  ['categories'],
)
