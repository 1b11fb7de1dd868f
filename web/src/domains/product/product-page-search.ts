import { readReviewSearch, type ReviewSearch } from '#domains/reviews/review-search.ts'

/** What the address of a product can say. */
export interface ProductPageSearch extends ReviewSearch {
  variant?: number | undefined
  /** Which picture is on show, counted from 1; only without JavaScript. */
  picture?: number | undefined
}

const positive = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

export const validateProductPageSearch = (search: Record<string, unknown>): ProductPageSearch => ({
  variant: positive(search['variant']),
  picture: positive(search['picture']),
  ...readReviewSearch(search),
})
