import type { FetchQueryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import { fetchPictureAhead } from '#ui/preload-picture.ts'
import type { RouterContext } from '../../router-context.ts'
import { gallerySizes, galleryWidths } from './gallery-sizes.ts'
import { validateProductPageSearch } from './product-page-search.ts'

/**
 * The product first. What one scrolls to is waited for only where the page must be whole; for somebody who may come it
 * is not even asked for, but the picture that would be seen first is.
 */
export async function loadProduct(
  { queryClient, call }: RouterContext,
  { productId, address, isAhead }: { productId: string; address: object; isAhead?: boolean },
  isWhole: boolean,
) {
  const search = validateProductPageSearch({ ...address })
  const subject = { kind: 'product', id: productId } as const
  const below = [...reviewsQueries.pages(call, subject, search), catalogueQueries.questions(call, productId)]
  const rest = isAhead ? [] : below.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions))
  const one = catalogueQueries.product(call, productId)
  const asked = queryClient.ensureQueryData(one).catch(() => undefined)
  // Also when there is no product: what is still on its way would reach the browser as a failure of its own.
  if (isWhole) await Promise.allSettled([asked, ...rest])
  const product = await asked
  const failure = failureOfSubject(queryClient, one.queryKey)
  if (failure instanceof ApiFailure && failure.status === 404) throw notFound()
  if (isAhead && product?.pictures[0])
    fetchPictureAhead({ ...product.pictures[0], widths: galleryWidths }, gallerySizes)
}
