import { expect, it } from 'vitest'
import { product as en } from '#messages/en/product.ts'
import { ui } from '#messages/en/ui.ts'
import { product as ne } from '#messages/ne/product.ts'
import { deliveryDays } from './delivery-days.ts'

const days = { minDays: 2, maxDays: 4 }

it('names the days in Nepal, where it may already be tomorrow', () => {
  expect(deliveryDays(days, '2026-11-15T08:00:00Z', 'en', en)).toBe('Tuesday 17 to Thursday 19 November')
  expect(deliveryDays(days, '2026-11-15T18:15:00Z', 'en', en)).toBe('Wednesday 18 to Friday 20 November')
})

it('names both months when they differ, and one day once', () => {
  expect(deliveryDays(days, '2026-11-28T08:00:00Z', 'en', en)).toBe('Tuesday 1 to Thursday 3 December')
  expect(deliveryDays({ minDays: 1, maxDays: 1 }, '2026-11-15T08:00:00Z', 'en', en)).toBe(
    'Monday 16 November',
  )
})

it('leaves out holidays', () => {
  const holidays = ['2026-11-16']
  expect(deliveryDays({ ...days, holidays }, '2026-11-15T08:00:00Z', 'en', en)).toBe(
    'Wednesday 18 to Friday 20 November',
  )
})

it('promises no day before which a holiday may still be announced', () => {
  const expected = (until: string) =>
    deliveryDays({ ...days, holidaysKnownUntil: until }, '2026-11-15T08:00:00Z', 'en', en, ui.expectedDays)
  expect(expected('2026-11-19')).toBe('Tuesday 17 to Thursday 19 November')
  expect(expected('2026-11-18')).toBe(
    'Expected Tuesday 17 to Thursday 19 November, if no holiday is announced before',
  )
})

it('speaks Nepali', () => {
  expect(deliveryDays(days, '2026-11-15T08:00:00Z', 'ne', ne)).toBe('मङ्सिर १ गते, मङ्गलबारदेखि ३ गते, बिहीबारसम्म')
})
