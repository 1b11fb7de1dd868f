import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#domains/account/session.tsx'
import type { ReviewSearch } from '#domains/reviews/review-search.ts'
import { serviceHead } from '#domains/services/service-head-tags.ts'
import { ServiceGone, ServiceSkeleton, serviceSleeper } from '#domains/services/service-sleeper.tsx'

export const Route = createFileRoute('/_main/services/$serviceId')({
  codeSplitGroupings: [['component', 'pendingComponent', 'notFoundComponent', 'loader']],
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as ReviewSearch,
  loader: ({ context, params, location }) =>
    serviceSleeper.prepare(context, { ...params, address: location.search }),
  // For machines, which read what the server wrote; a script written by the browser would be refused.
  head: ({ match, params }) => (import.meta.env.SSR ? serviceHead(match.context, params.serviceId) : {}),
  staticData: { title: (m) => m.pages.service, namesItself: true, fillsPhone: true, sleeps: true },
  pendingMs: 250,
  pendingComponent: () => <ServiceSkeleton />,
  notFoundComponent: () => <ServiceGone />,
  component: ServiceRoute,
})

function ServiceRoute() {
  const session = useSession()
  const visitor = session.status === 'signed-in' ? session.user : undefined
  const { serviceId } = Route.useParams()
  return <serviceSleeper.Sleeper serviceId={serviceId} address={Route.useSearch()} visitor={visitor} />
}
