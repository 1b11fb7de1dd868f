import { createFileRoute } from '@tanstack/react-router'
import { serviceCategoriesSleeper } from '#domains/categories/service-categories-sleeper.tsx'
import type { CategorySearch } from '#domains/categories/category-search.ts'

export const Route = createFileRoute('/_main/service-categories/')({
  // The page reads the address itself: how is fetched with it, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as CategorySearch,
  loader: ({ context }) => serviceCategoriesSleeper.prepare(context, {}),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.pages.serviceCategories, namesItself: true, sleeps: true },
  component: () => <serviceCategoriesSleeper.Sleeper address={Route.useSearch()} />,
})
