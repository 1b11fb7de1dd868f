import { createFileRoute } from '@tanstack/react-router'
import type { ProductSearch } from '#domains/catalogue/products-page.tsx'
import { island } from '#first-load/island.tsx'

const productsIsland = island(
  () => import('#domains/catalogue/products-page.tsx'),
  ['products', 'productCard', 'keeping', 'search', 'filters'],
  true,
)

export const Route = createFileRoute('/_main/products/')({
  // Validated by the page and its loader, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as ProductSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => productsIsland.load(context, { address: deps }),
  staticData: { title: (m) => m.pages.products, namesItself: true, isIsland: true },
  component: () => <productsIsland.Island address={Route.useSearch()} />,
})
