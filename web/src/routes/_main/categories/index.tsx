import { createFileRoute } from '@tanstack/react-router'
import type { CategorySearch } from '#domains/catalogue/category-search.ts'
import { island } from '#first-load/island.tsx'

const categoriesIsland = island(
  async () => (await import('#domains/catalogue/categories-page.tsx')).goods,
  ['categories'],
)

export const Route = createFileRoute('/_main/categories/')({
  // Validated by the page, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as CategorySearch,
  loader: ({ context }) => categoriesIsland.load(context, {}),
  staticData: { title: (m) => m.pages.categories, namesItself: true, isIsland: true },
  component: () => <categoriesIsland.Island address={Route.useSearch()} />,
})
