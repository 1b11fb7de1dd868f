import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#domains/account/session.tsx'
import type { ReviewSearch } from '#domains/reviews/review-search.ts'
import { serviceHead } from '#domains/services/service-head-tags.ts'
import { island } from '#first-load/island.tsx'
import { askToSignIn } from '#shell/modals/modal-store.ts'

const serviceIsland = island(
  () => import('#domains/services/service-page.tsx'),
  ['services', 'reviews', 'contact'],
)
const ServiceGone = serviceIsland.part((module) => module.ServiceGone)
const ServiceSkeleton = serviceIsland.part((module) => module.ServiceSkeleton)

export const Route = createFileRoute('/_main/services/$serviceId')({
  // Validated by the page and its loader, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as ReviewSearch,
  loader: ({ context, params, location }) =>
    serviceIsland.load(context, { ...params, address: location.search }),
  // Structured data for search engines, which read the server's HTML. The page's policy forbids scripts that
  // the browser adds.
  head: ({ match, params }) => (import.meta.env.SSR ? serviceHead(match.context, params.serviceId) : {}),
  staticData: { title: (m) => m.pages.service, namesItself: true, fillsPhone: true, isIsland: true },
  pendingMs: 250,
  pendingComponent: () => <ServiceSkeleton />,
  notFoundComponent: () => <ServiceGone />,
  component: ServiceRoute,
})

function ServiceRoute() {
  const session = useSession()
  const visitor = session.status === 'signed-in' ? session.user : undefined
  const { serviceId } = Route.useParams()
  return (
    <serviceIsland.Island
      serviceId={serviceId}
      address={Route.useSearch()}
      visitor={visitor}
      onSignIn={askToSignIn}
    />
  )
}
