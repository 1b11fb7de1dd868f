import { createFileRoute } from '@tanstack/react-router'
import { productHead } from '#domains/product/product-head-tags.ts'
import type { ProductPageSearch } from '#domains/product/product-page-search.ts'
import { ProductGone, ProductSkeleton, productSleeper } from '#domains/product/product-sleeper.tsx'
import { useOpenCart } from '#shell/use-open-cart.ts'

export const Route = createFileRoute('/_main/products/$productId')({
  codeSplitGroupings: [['component', 'pendingComponent', 'notFoundComponent', 'loader']],
  // The page and its loader read the address themselves: how is fetched with them, not with every first visit.
  validateSearch: (address: Record<string, unknown>) => address as ProductPageSearch,
  loader: ({ context, params, location, preload: isAhead }) =>
    productSleeper.prepare(context, { ...params, address: location.search, isAhead }),
  // For machines, which read what the server wrote; a script written by the browser would be refused.
  head: ({ match, params }) => (import.meta.env.SSR ? productHead(match.context, params.productId) : {}),
  staticData: { title: (m) => m.pages.product, namesItself: true, fillsPhone: true, sleeps: true },
  pendingMs: 250,
  pendingComponent: () => <ProductSkeleton />,
  notFoundComponent: () => <ProductGone />,
  component: ProductRoute,
})

function ProductRoute() {
  const { productId } = Route.useParams()
  return (
    <productSleeper.Sleeper productId={productId} address={Route.useSearch()} onOpenCart={useOpenCart()} />
  )
}
