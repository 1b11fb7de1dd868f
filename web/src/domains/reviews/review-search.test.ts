import { describe, expect, it } from 'vitest'
import { isFiltered, joinStars, noFilters, readReviewSearch, starsOf } from './review-search.ts'

const none = {
  stars: undefined,
  withPhotos: undefined,
  withReply: undefined,
  reviewLanguage: undefined,
  reviewValue: undefined,
  reviewSort: undefined,
  reviewPages: undefined,
}

it('reads what the address says of the reviews', () => {
  const all = {
    stars: 4,
    withPhotos: 'yes',
    withReply: 'yes',
    reviewLanguage: 'ne',
    reviewValue: 'rhododendron-red',
    reviewSort: 'lowest',
    reviewPages: 3,
  }
  expect(readReviewSearch(all)).toEqual(all)
  expect(readReviewSearch({ stars: '3,1,2', reviewValue: 42 })).toMatchObject({
    stars: '1,2,3',
    reviewValue: '42',
  })
})

it('names every parameter and takes a bad value for none', () => {
  expect(readReviewSearch({})).toStrictEqual(none)
  expect(
    readReviewSearch({
      stars: 6,
      withPhotos: 'no',
      withReply: true,
      reviewLanguage: 'fr',
      reviewValue: 'x'.repeat(121),
      reviewSort: 'drop table',
      reviewPages: 1,
    }),
  ).toStrictEqual(none)
  expect(readReviewSearch({ stars: ['4'], reviewValue: {}, reviewPages: 1e9 })).toStrictEqual(none)
  expect(readReviewSearch({ stars: '4,x,9', reviewValue: '' })).toStrictEqual({ ...none, stars: 4 })
})

describe('several stars', () => {
  it('stand in the address in their order, and none and all are no filter', () => {
    expect(joinStars([3, 1, 1])).toBe('1,3')
    expect(joinStars([])).toBeUndefined()
    expect(joinStars([1, 2, 3, 4, 5])).toBeUndefined()
    expect(starsOf({ stars: '1,3' })).toEqual([1, 3])
    expect(starsOf({ stars: 5 })).toEqual([5])
    expect(starsOf({})).toEqual([])
  })
})

it('is filtered by everything but order and length', () => {
  expect(isFiltered({ reviewSort: 'lowest', reviewPages: 4 })).toBe(false)
  expect(isFiltered({ withReply: 'yes' })).toBe(true)
  expect(isFiltered({ stars: 2, ...noFilters })).toBe(false)
})
