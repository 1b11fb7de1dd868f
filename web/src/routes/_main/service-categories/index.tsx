import { createFileRoute } from '@tanstack/react-router'
import type { CategorySearch } from '#domains/catalogue/category-search.ts'
import { island } from '#first-load/island.tsx'

const serviceCategoriesIsland = island(
  async () => (await import('#domains/catalogue/categories-page.tsx')).services,
  ['categories'],
)

export const Route = createFileRoute('/_main/service-categories/')({
  // Validated by the page, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as CategorySearch,
  loader: ({ context }) => serviceCategoriesIsland.load(context, {}),
  staticData: { title: (m) => m.pages.serviceCategories, namesItself: true, isIsland: true },
  component: () => <serviceCategoriesIsland.Island address={Route.useSearch()} />,
})
