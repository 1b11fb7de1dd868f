import { createFileRoute } from '@tanstack/react-router'
import { categoriesSleeper } from '#domains/categories/categories-sleeper.tsx'
import type { CategorySearch } from '#domains/categories/category-search.ts'

export const Route = createFileRoute('/_main/categories/')({
  // The page reads the address itself: how is fetched with it, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as CategorySearch,
  loader: ({ context }) => categoriesSleeper.prepare(context, {}),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.pages.categories, namesItself: true, sleeps: true },
  component: () => <categoriesSleeper.Sleeper address={Route.useSearch()} />,
})
