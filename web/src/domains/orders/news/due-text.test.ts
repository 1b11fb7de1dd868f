import { expect, it } from 'vitest'
import { checkout as en } from '#messages/en/checkout.ts'
import { checkout as ne } from '#messages/ne/checkout.ts'
import { dueOfAll, dueText, dueTextBeside } from './due-text.ts'

const days = { dueFrom: '2026-11-17', dueTo: '2026-11-19' }
const one = { dueFrom: '2026-11-18', dueTo: '2026-11-18' }

it('names the days of a parcel in both calendars', () => {
  expect(dueText(days, 'en', en)).toBe('Tue 17 to Thu 19 Nov')
  expect(dueTextBeside(days, 'en', en)).toBe('1 to 3 Mangsir')
  expect(dueText(one, 'en', en)).toBe('Wed 18 Nov')
  expect(dueTextBeside(one, 'en', en)).toBe('2 Mangsir')
  expect(dueText(days, 'ne', ne)).toBe('मङ्सिर १ गते (मङ्गल) देखि ३ गते (बिही) सम्म')
  expect(dueTextBeside(one, 'ne', ne)).toBe('१८ नोभेम्बर')
})

it('names both months when they differ', () => {
  const late = { dueFrom: '2026-11-30', dueTo: '2026-12-17' }
  expect(dueText(late, 'en', en)).toBe('Mon 30 Nov to Thu 17 Dec')
  expect(dueTextBeside(late, 'en', en)).toBe('14 Mangsir to 2 Poush')
})

it('does not promise a day of a calendar that is only forecast', () => {
  expect(dueTextBeside({ dueFrom: '2027-04-13', dueTo: '2027-04-14' }, 'en', en)).toBe('')
})

it('reaches from the first parcel to the last', () => {
  expect(dueOfAll([one, days])).toEqual(days)
})
