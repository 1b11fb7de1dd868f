import { readReviewSearch, type ReviewSearch } from '#domains/reviews/review-search.ts'

/** The search parameters of a product's page. */
export interface ProductPageSearch extends ReviewSearch {
  variant?: number | undefined
  /** The picture that is shown, counted from 1; used only without JavaScript. */
  picture?: number | undefined
}

const positive = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

export const validateProductPageSearch = (search: Record<string, unknown>): ProductPageSearch => ({
  variant: positive(search['variant']),
  picture: positive(search['picture']),
  ...readReviewSearch(search),
})
