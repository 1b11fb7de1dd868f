import { createFileRoute } from '@tanstack/react-router'
import type { VendorSearch } from '#domains/vendors/vendor-search.ts'
import { island } from '#first-load/island.tsx'

const vendorsIsland = island(() => import('#domains/vendors/vendors-page.tsx'), ['vendors'])

export const Route = createFileRoute('/_main/vendors/')({
  // Validated by the page and its loader, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as VendorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => vendorsIsland.load(context, { address: deps }),
  staticData: { title: (m) => m.shell.vendors, namesItself: true, isIsland: true },
  component: () => <vendorsIsland.Island address={Route.useSearch()} />,
})
