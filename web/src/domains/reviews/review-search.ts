/** How the reviews are ordered; without one the most helpful come first. */
export const reviewOrders = ['createdAt', 'highest', 'lowest'] as const

/** The search parameters of a page with reviews. */
export interface ReviewSearch {
  /** Only reviews with so many stars; several with commas between them, such as "1,2,3". */
  stars?: number | string | undefined
  withPhotos?: 'yes' | undefined
  withReply?: 'yes' | undefined
  reviewLanguage?: 'en' | 'ne' | undefined
  /** A value of the product's first option, such as a colour. */
  reviewValue?: string | undefined
  reviewSort?: (typeof reviewOrders)[number] | undefined
  /** How many times further reviews were asked for, and one. */
  reviewPages?: number | undefined
}

/** The limit is there because the server renders all of them at once. */
const maxPages = 50
const maxValueLength = 120

const oneOf = <T>(value: unknown, ...allowed: T[]): T | undefined => allowed.find((one) => one === value)

const wholeBetween = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined

export const starsOf = ({ stars }: ReviewSearch): number[] =>
  stars ? String(stars).split(',').map(Number) : []

/** As they stand in the address: none and all five are no filter. */
export function joinStars(stars: readonly number[]): ReviewSearch['stars'] {
  const sorted = [1, 2, 3, 4, 5].filter((star) => stars.includes(star))
  if (sorted.length === 0 || sorted.length === 5) return undefined
  return sorted.length === 1 ? sorted[0] : sorted.join(',')
}

const readStars = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 20)
    ? joinStars(String(value).split(',').map(Number))
    : undefined

/** A key of only digits comes as a number. */
function readValue(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= maxValueLength ? text : undefined
}

/** Names every parameter; an invalid value is dropped. */
export const readReviewSearch = (search: Record<string, unknown>): ReviewSearch => ({
  stars: readStars(search['stars']),
  withPhotos: oneOf(search['withPhotos'], 'yes' as const),
  withReply: oneOf(search['withReply'], 'yes' as const),
  reviewLanguage: oneOf(search['reviewLanguage'], 'en' as const, 'ne' as const),
  reviewValue: readValue(search['reviewValue']),
  reviewSort: oneOf(search['reviewSort'], ...reviewOrders),
  reviewPages: wholeBetween(search['reviewPages'], 2, maxPages),
})

/** What takes every filter away and keeps the order. */
export const noFilters: ReviewSearch = {
  stars: undefined,
  withPhotos: undefined,
  withReply: undefined,
  reviewLanguage: undefined,
  reviewValue: undefined,
  reviewPages: undefined,
}

export const isFiltered = ({ stars, withPhotos, withReply, reviewLanguage, reviewValue }: ReviewSearch) =>
  [stars, withPhotos, withReply, reviewLanguage, reviewValue].some((one) => one !== undefined)
