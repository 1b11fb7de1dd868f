import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { joinStars, starsOf, type ReviewSearch } from '../review-search.ts'

export interface ReviewFilter {
  key: string
  name: string
  /** Of the name, where it is not that of the page. */
  language?: 'ne' | undefined
  /** How many of all reviews it leaves. */
  count: number
  isChosen: boolean
  /** What a press changes in the address. */
  change: ReviewSearch
}

/** More values than this would fill a phone's screen with chips. */
const maxValues = 6
const threeAndBelow = [1, 2, 3]

/** The filters of a section, without those that would leave nothing. What is chosen is always among them. */
export function useReviewFilters(
  search: ReviewSearch,
  { ratings, withPhotos, withReply, byLanguage, byValue }: ReviewSummary,
): ReviewFilter[] {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const stars = starsOf(search)
  const countOf = (some: readonly number[]) =>
    some.reduce((sum, star) => sum + (ratings.byStars[star - 1] ?? 0), 0)
  const isBelow = stars.join() === threeAndBelow.join()
  const filter = (one: Omit<ReviewFilter, 'change'>, on: ReviewSearch, off: ReviewSearch): ReviewFilter => ({
    ...one,
    change: { ...(one.isChosen ? off : on), reviewPages: undefined },
  })
  const filters = [
    filter(
      { key: 'photos', name: texts.withPhotos, count: withPhotos, isChosen: search.withPhotos === 'yes' },
      { withPhotos: 'yes' },
      { withPhotos: undefined },
    ),
    ...byValue
      .filter(({ key }, at) => at < maxValues || key === search.reviewValue)
      .map(({ key, name, count }) =>
        filter(
          {
            key: `value ${key}`,
            name: inLanguage(name, ui.language),
            count,
            isChosen: search.reviewValue === key,
          },
          { reviewValue: key },
          { reviewValue: undefined },
        ),
      ),
    // Called so in both languages: who looks for it reads it.
    filter(
      {
        key: 'ne',
        name: 'नेपालीमा',
        language: ui.language === 'en' ? 'ne' : undefined,
        count: byLanguage.ne,
        isChosen: search.reviewLanguage === 'ne',
      },
      { reviewLanguage: 'ne' },
      { reviewLanguage: undefined },
    ),
    filter(
      { key: 'reply', name: texts.withReply, count: withReply, isChosen: search.withReply === 'yes' },
      { withReply: 'yes' },
      { withReply: undefined },
    ),
    filter(
      { key: 'below', name: texts.threeAndBelow, count: countOf(threeAndBelow), isChosen: isBelow },
      { stars: joinStars(threeAndBelow) },
      { stars: undefined },
    ),
  ]
  if (stars.length > 0 && !isBelow) {
    const figures = stars.map((star) => formatCount(star, ui.language)).join(', ')
    const chosen = { key: 'stars', name: texts.starsOnly(figures), count: countOf(stars), isChosen: true }
    filters.push(filter(chosen, {}, { stars: undefined }))
  }
  if (search.reviewLanguage === 'en') {
    const chosen = { key: 'en', name: texts.inEnglish, count: byLanguage.en, isChosen: true }
    filters.push(filter(chosen, {}, { reviewLanguage: undefined }))
  }
  return filters.filter(({ count, isChosen }) => count > 0 || isChosen)
}
