/** What the address of a page with reviews can say of them. */
export interface ReviewSearch {
  /** Only reviews with so many. */
  stars?: number | undefined
  reviewSort?: 'createdAt' | undefined
  /** How many pages of them are shown, one below the other. */
  reviewPages?: number | undefined
}

/** Enough to read for an evening; the server renders them all at once. */
const mostPages = 50

const wholeBetween = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined

/** For the route's `validateSearch`: names every parameter, a bad value is none. */
export const readReviewSearch = (search: Record<string, unknown>): ReviewSearch => ({
  stars: wholeBetween(search['stars'], 1, 5),
  reviewSort: search['reviewSort'] === 'createdAt' ? 'createdAt' : undefined,
  reviewPages: wholeBetween(search['reviewPages'], 2, mostPages),
})
