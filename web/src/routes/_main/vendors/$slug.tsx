import { createFileRoute } from '@tanstack/react-router'
import type { ReviewSearch } from '#domains/reviews/review-search.ts'
import { vendorHead } from '#domains/vendors/vendor-head-tags.ts'
import { island } from '#first-load/island.tsx'
import { askToSignIn } from '#shell/modals/modal-store.ts'

const vendorIsland = island(
  () => import('#domains/vendors/vendor-page.tsx'),
  ['vendors', 'reviews', 'productCard', 'keeping'],
  true,
)
const VendorGone = vendorIsland.part((module) => module.VendorGone)

export const Route = createFileRoute('/_main/vendors/$slug')({
  // Validated by the page and its loader, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as ReviewSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => vendorIsland.load(context, { ...params, address: deps }),
  // Structured data for search engines, which read the server's HTML. The page's policy forbids scripts that
  // the browser adds.
  head: ({ match, params }) => (import.meta.env.SSR ? vendorHead(match.context, params.slug) : {}),
  staticData: { title: (m) => m.shell.vendors, namesItself: true, isIsland: true },
  component: () => (
    <vendorIsland.Island slug={Route.useParams().slug} address={Route.useSearch()} onSignIn={askToSignIn} />
  ),
  notFoundComponent: () => <VendorGone />,
})
