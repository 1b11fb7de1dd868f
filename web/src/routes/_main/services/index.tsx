import { createFileRoute } from '@tanstack/react-router'
import type { ServiceSearch } from '#domains/services/service-search.ts'
import { servicesSleeper } from '#domains/services/services-sleeper.tsx'

export const Route = createFileRoute('/_main/services/')({
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as ServiceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => servicesSleeper.prepare(context, { address: deps }),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.pages.services, namesItself: true, sleeps: true },
  component: () => <servicesSleeper.Sleeper address={Route.useSearch()} />,
})
