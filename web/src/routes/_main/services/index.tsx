import { createFileRoute } from '@tanstack/react-router'
import type { ServiceSearch } from '#domains/services/services-page.tsx'
import { island } from '#first-load/island.tsx'

const servicesIsland = island(
  () => import('#domains/services/services-page.tsx'),
  ['services', 'search', 'filters'],
)

export const Route = createFileRoute('/_main/services/')({
  // Validated by the page and its loader, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as ServiceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => servicesIsland.load(context, { address: deps }),
  staticData: { title: (m) => m.pages.services, namesItself: true, isIsland: true },
  component: () => <servicesIsland.Island address={Route.useSearch()} />,
})
