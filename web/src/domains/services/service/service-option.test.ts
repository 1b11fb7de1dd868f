import { expect, it } from 'vitest'
import { services as english } from '#messages/en/services.ts'
import { services as nepali } from '#messages/ne/services.ts'
import { lengthOf } from './service-option.ts'

it.each([
  [30, '30 min', '३० मिनेट'],
  [90, '90 min', '९० मिनेट'],
  [120, '2 h', '२ घण्टा'],
  [150, '150 min', '१५० मिनेट'],
  [2160, '36 h', '३६ घण्टा'],
])('%i minutes are %s', (minutes, inEnglish, inNepali) => {
  expect(lengthOf({ minutes }, english, 'en')).toBe(inEnglish)
  expect(lengthOf({ minutes }, nepali, 'ne')).toBe(inNepali)
})
