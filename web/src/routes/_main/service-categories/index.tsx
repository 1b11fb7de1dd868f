import { createFileRoute } from '@tanstack/react-router'
import { serviceCategoriesIsland } from '#domains/catalogue/categories-island.tsx'
import type { CategorySearch } from '#domains/catalogue/category-search.ts'

export const Route = createFileRoute('/_main/service-categories/')({
  // Validated by the page, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as CategorySearch,
  loader: ({ context }) => serviceCategoriesIsland.load(context, {}),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.pages.serviceCategories, namesItself: true, isIsland: true },
  component: () => <serviceCategoriesIsland.Island address={Route.useSearch()} />,
})
