import { createFileRoute } from '@tanstack/react-router'
import type { ReviewSearch } from '#domains/reviews/review-search.ts'
import { vendorHead } from '#domains/vendors/vendor-head-tags.ts'
import { VendorGone, vendorSleeper } from '#domains/vendors/vendor-sleeper.tsx'

export const Route = createFileRoute('/_main/vendors/$slug')({
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as ReviewSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => vendorSleeper.prepare(context, { ...params, address: deps }),
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  // For machines, which read what the server wrote; a script written by the browser would be refused.
  head: ({ match, params }) => (import.meta.env.SSR ? vendorHead(match.context, params.slug) : {}),
  staticData: { title: (m) => m.shell.vendors, namesItself: true, sleeps: true },
  component: () => <vendorSleeper.Sleeper slug={Route.useParams().slug} address={Route.useSearch()} />,
  notFoundComponent: () => <VendorGone />,
})
