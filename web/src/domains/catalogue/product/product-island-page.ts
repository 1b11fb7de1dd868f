import type { FetchQueryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import { prefetchPicture } from '#ui/picture/preload-picture.ts'
import type { RouterContext } from '#api/router-context.ts'
import { gallerySizes, galleryWidths } from './gallery/gallery-sizes.ts'
import { validateProductPageSearch } from '../product-page-search.ts'

export { ProductGone } from './product-gone.tsx'
export { ProductPage as Page } from './product-page.tsx'
export { ProductSkeleton } from './product-skeleton.tsx'

/**
 * Loads the product first. Reviews and questions, which lie further down, are waited for only where the page must be
 * whole. A preload (`isAhead`) leaves them out and fetches the first picture instead.
 */
export async function load(
  { queryClient, call }: RouterContext,
  { productId, address, isAhead }: { productId: string; address: object; isAhead?: boolean },
  isWhole: boolean,
) {
  const search = validateProductPageSearch({ ...address })
  const subject = { kind: 'product', id: productId } as const
  const below = [...reviewsQueries.pages(call, subject, search), reviewsQueries.questions(call, productId)]
  const rest = isAhead ? [] : below.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions))
  const one = catalogueQueries.product(call, productId)
  const asked = queryClient.ensureQueryData(one).catch(() => undefined)
  // Waits also when there is no product: a query still pending would reach the browser as a failure of its own.
  if (isWhole) await Promise.allSettled([asked, ...rest])
  const product = await asked
  const failure = failureOfSubject(queryClient, one.queryKey)
  if (failure instanceof ApiFailure && failure.status === 404) throw notFound()
  if (isAhead && product?.pictures[0])
    prefetchPicture({ ...product.pictures[0], widths: galleryWidths }, gallerySizes)
}
