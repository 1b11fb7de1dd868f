import { expect, it } from 'vitest'
import { readReviewSearch } from './review-search.ts'

it('reads what the address says of the reviews', () => {
  expect(readReviewSearch({ stars: 4, reviewSort: 'createdAt', reviewPages: 3 })).toEqual({
    stars: 4,
    reviewSort: 'createdAt',
    reviewPages: 3,
  })
})

it('names every parameter and takes a bad value for none', () => {
  const none = { stars: undefined, reviewSort: undefined, reviewPages: undefined }
  expect(readReviewSearch({})).toStrictEqual(none)
  expect(readReviewSearch({ stars: 6, reviewSort: 'drop table', reviewPages: 1 })).toStrictEqual(none)
  expect(readReviewSearch({ stars: '4', reviewPages: 1e9 })).toStrictEqual(none)
})
