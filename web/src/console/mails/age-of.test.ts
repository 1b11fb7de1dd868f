import { expect, it } from 'vitest'
import { ageOf } from './age-of.ts'

it.each([
  [0, 1, 'minutes'],
  [3599, 59, 'minutes'],
  [3600, 1, 'hours'],
  [47 * 3600, 47, 'hours'],
  [48 * 3600, 2, 'days'],
])('an age of %i seconds is shown as %i %s', (seconds, count, unit) => {
  expect(ageOf(seconds)).toEqual({ unit, count })
})
