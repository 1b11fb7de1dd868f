import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReviewKind } from '@haat/contract/domains/reviews.rules.ts'
import type { Call } from '#api/client.ts'
import { starsOf, type ReviewSearch } from './review-search.ts'

export interface ReviewSubject {
  kind: 'product' | 'service' | 'vendor'
  /** As in the address of the page: a public id, or a vendor's slug. */
  id: string
}

/** The page of a vendor shows the reviews of its goods too; a review of the vendor itself is one of the shop. */
export const kindOf = ({ kind }: ReviewSubject): ReviewKind => (kind === 'vendor' ? 'shop' : kind)

/** Few at first, so that the page stays small; then more at a time. */
const firstCount = 3
export const moreCount = 10
/** How many are shown after so many presses. */
export const countShown = ({ reviewPages = 1 }: ReviewSearch) => firstCount + (reviewPages - 1) * moreCount

type Signalled = { signal: AbortSignal }

function listOf(call: Call, { kind, id }: ReviewSubject, query: object, { signal }: Signalled) {
  if (kind === 'product') {
    return call('GET /products/:productId/reviews', { params: { productId: id }, query, signal })
  }
  if (kind === 'service') {
    return call('GET /services/:serviceId/reviews', { params: { serviceId: id }, query, signal })
  }
  return call('GET /vendors/:slug/reviews', { params: { slug: id }, query, signal })
}

function summaryOf(call: Call, { kind, id }: ReviewSubject, { signal }: Signalled) {
  if (kind === 'product') {
    return call('GET /products/:productId/reviews/summary', { params: { productId: id }, signal })
  }
  if (kind === 'service') {
    return call('GET /services/:serviceId/reviews/summary', { params: { serviceId: id }, signal })
  }
  return call('GET /vendors/:slug/reviews/summary', { params: { slug: id }, signal })
}

const sortOf = ({ reviewSort }: ReviewSearch) => {
  if (reviewSort === 'highest') return { sortField: 'stars', sortOrder: 'desc' }
  if (reviewSort === 'lowest') return { sortField: 'stars', sortOrder: 'asc' }
  return { sortField: reviewSort ?? 'helpful' }
}

const queryOf = (search: ReviewSearch) => ({
  stars: starsOf(search).join(',') || undefined,
  withPhotos: search.withPhotos,
  withReply: search.withReply,
  language: search.reviewLanguage,
  value: search.reviewValue,
  ...sortOf(search),
})

export const reviewsKey = ({ kind, id }: ReviewSubject) => ['reviews', kind, id]

const chunk = (call: Call, subject: ReviewSubject, search: ReviewSearch, size: number, page: number) => {
  const query = { ...queryOf(search), pageIndex: String(page), pageSize: String(size) }
  return queryOptions({
    queryKey: [...reviewsKey(subject), 'list', query],
    queryFn: async (signalled) => (await listOf(call, subject, query, signalled)).data,
    placeholderData: keepPreviousData,
  })
}

export const reviewsQueries = {
  /**
   * What the address asks for: the first few, and pages of more. The few are among those of the first page, and stay while
   * that is loading.
   */
  pages: (call: Call, subject: ReviewSubject, search: ReviewSearch) => [
    chunk(call, subject, search, firstCount, 1),
    ...(search.reviewPages
      ? Array.from({ length: search.reviewPages }, (_, at) => chunk(call, subject, search, moreCount, at + 1))
      : []),
  ],
  summary: (call: Call, subject: ReviewSubject) =>
    queryOptions({
      queryKey: [...reviewsKey(subject), 'summary'],
      queryFn: async (signalled) => (await summaryOf(call, subject, signalled)).data,
    }),
  /** Everything that the section of a page shows at once. */
  section: (call: Call, subject: ReviewSubject, search: ReviewSearch) => [
    reviewsQueries.summary(call, subject),
    ...reviewsQueries.pages(call, subject, search),
  ],
  /** One page of the reviews with photos, the most helpful first, for who looks through all photos. */
  withPhotos: (call: Call, subject: ReviewSubject, page: number) =>
    chunk(call, subject, { withPhotos: 'yes' }, moreCount, page),
}
