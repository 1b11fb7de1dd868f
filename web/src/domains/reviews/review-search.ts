/** The search parameters of a page with reviews. */
export interface ReviewSearch {
  /** Only reviews with this many stars. */
  stars?: number | undefined
  reviewSort?: 'createdAt' | undefined
  /** How many pages of reviews are shown, one below the other. */
  reviewPages?: number | undefined
}

/** The limit is there because the server renders all of them at once. */
const maxPages = 50

const wholeBetween = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined

/** Names every parameter; an invalid value is dropped. */
export const readReviewSearch = (search: Record<string, unknown>): ReviewSearch => ({
  stars: wholeBetween(search['stars'], 1, 5),
  reviewSort: search['reviewSort'] === 'createdAt' ? 'createdAt' : undefined,
  reviewPages: wholeBetween(search['reviewPages'], 2, maxPages),
})
