import { createFileRoute } from '@tanstack/react-router'
import type { VendorSearch } from '#domains/vendors/vendor-search.ts'
import { vendorsSleeper } from '#domains/vendors/vendors-sleeper.tsx'

export const Route = createFileRoute('/_main/vendors/')({
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as VendorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => vendorsSleeper.prepare(context, { address: deps }),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.shell.vendors, namesItself: true, sleeps: true },
  component: () => <vendorsSleeper.Sleeper address={Route.useSearch()} />,
})
