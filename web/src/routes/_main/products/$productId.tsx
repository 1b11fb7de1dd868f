import { createFileRoute } from '@tanstack/react-router'
import { productHead } from '#domains/catalogue/product-head-tags.ts'
import type { ProductPageSearch } from '#domains/catalogue/product-page-search.ts'
import { island } from '#first-load/island.tsx'
import { askToSignIn } from '#shell/modals/modal-store.ts'
import { useOpenCart } from '#shell/use-open-cart.ts'

const productIsland = island(
  () => import('#domains/catalogue/product-page.tsx'),
  ['product', 'reviews', 'productCard', 'keeping'],
  true,
)
const ProductGone = productIsland.part((module) => module.ProductGone)
const ProductSkeleton = productIsland.part((module) => module.ProductSkeleton)

export const Route = createFileRoute('/_main/products/$productId')({
  // Validated by the page and its loader, so that the code for it is not part of every first load.
  validateSearch: (address: Record<string, unknown>) => address as ProductPageSearch,
  loader: ({ context, params, location, preload: isAhead }) =>
    productIsland.load(context, { ...params, address: location.search, isAhead }),
  // Structured data for search engines, which read the server's HTML. The page's policy forbids scripts that
  // the browser adds.
  head: ({ match, params }) => (import.meta.env.SSR ? productHead(match.context, params.productId) : {}),
  staticData: { title: (m) => m.pages.product, namesItself: true, fillsPhone: true, isIsland: true },
  pendingMs: 250,
  pendingComponent: () => <ProductSkeleton />,
  notFoundComponent: () => <ProductGone />,
  component: ProductRoute,
})

function ProductRoute() {
  const { productId } = Route.useParams()
  return (
    <productIsland.Island
      productId={productId}
      address={Route.useSearch()}
      onOpenCart={useOpenCart()}
      onSignIn={askToSignIn}
    />
  )
}
