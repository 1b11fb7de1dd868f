import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import type { ReviewSearch } from './review-search.ts'

export interface ReviewSubject {
  kind: 'product' | 'service' | 'vendor'
  /** As in the address of the page: a public id, or a vendor's slug. */
  id: string
}

const pageSize = 4

type Signalled = { signal: AbortSignal }

function callFor(call: Call, { kind, id }: ReviewSubject, query: object, { signal }: Signalled) {
  if (kind === 'product') {
    return call('GET /products/:productId/reviews', { params: { productId: id }, query, signal })
  }
  if (kind === 'service') {
    return call('GET /services/:serviceId/reviews', { params: { serviceId: id }, query, signal })
  }
  return call('GET /vendors/:slug/reviews', { params: { slug: id }, query, signal })
}

const queryOf = ({ stars, reviewSort }: ReviewSearch, page: number) => ({
  pageIndex: String(page),
  pageSize: String(pageSize),
  stars: stars && String(stars),
  sortField: reviewSort ?? 'helpful',
})

export const reviewsQueries = {
  page: (call: Call, subject: ReviewSubject, search: ReviewSearch, page: number) =>
    queryOptions({
      queryKey: ['reviews', subject.kind, subject.id, search.stars, search.reviewSort, page],
      queryFn: async (signalled) => (await callFor(call, subject, queryOf(search, page), signalled)).data,
      placeholderData: keepPreviousData,
    }),
  /** The queries of all pages of reviews that the address asks for. */
  pages: (call: Call, subject: ReviewSubject, search: ReviewSearch) =>
    Array.from({ length: search.reviewPages ?? 1 }, (_, at) =>
      reviewsQueries.page(call, subject, search, at + 1),
    ),
  questions: (call: Call, productId: string, pageIndex = 1) =>
    queryOptions({
      queryKey: ['products', 'questions', productId, pageIndex],
      queryFn: async ({ signal }) => {
        const query = { pageIndex: String(pageIndex) }
        return (await call('GET /products/:productId/questions', { params: { productId }, query, signal }))
          .data
      },
      placeholderData: keepPreviousData,
    }),
}
