import { createFileRoute } from '@tanstack/react-router'
import type { ProductSearch } from '#domains/catalogue/product-search.ts'
import { productsSleeper } from '#domains/catalogue/products-sleeper.tsx'

export const Route = createFileRoute('/_main/products/')({
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as ProductSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => productsSleeper.prepare(context, { address: deps }),
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: (m) => m.pages.products, namesItself: true, sleeps: true },
  component: () => <productsSleeper.Sleeper address={Route.useSearch()} />,
})
