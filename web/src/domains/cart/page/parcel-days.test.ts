import { describe, expect, it } from 'vitest'
import { cart as en } from '#messages/en/cart.ts'
import { ui } from '#messages/en/ui.ts'
import { cart as ne } from '#messages/ne/cart.ts'
import { parcelDays } from './parcel-days.ts'

const sunday = { from: '2026-11-15T04:00:00Z', holidays: [] }
const takes = (minDays: number, maxDays: number) => ({ delivery: { minDays, maxDays } })

describe('when a parcel comes', () => {
  it.each([
    [[takes(2, 4)], 'Tue 17 to Thu 19 Nov'],
    [[takes(3, 3)], 'Wed 18 Nov'],
    [[takes(1, 2), takes(2, 4)], 'Tue 17 to Thu 19 Nov'],
    [[takes(2, 14)], 'Tue 17 Nov to Tue 1 Dec'],
  ])('%j: %s', (items, words) => {
    expect(parcelDays(items, sunday, 'en', en)).toBe(words)
  })

  it('leaves out holidays', () => {
    const holidays = ['2026-11-16', '2026-11-18']
    expect(parcelDays([takes(2, 4)], { ...sunday, holidays }, 'en', en)).toBe('Thu 19 to Sun 22 Nov')
  })

  it('counts from the day on which a closed shop packs again', () => {
    const leaving = { ...sunday, packsFrom: '2026-11-22' }
    expect(parcelDays([takes(2, 4)], leaving, 'en', en)).toBe('Tue 24 to Thu 26 Nov')
  })

  it('keeps to the working week of the shop, and is only expected while holidays are not announced', () => {
    const leaving = { ...sunday, week: { from: 1, to: 6 }, holidaysKnownUntil: '2026-11-18' }
    expect(parcelDays([takes(2, 3)], leaving, 'en', en, ui.expectedDays)).toBe(
      'Expected Wed 18 to Thu 19 Nov, if no holiday is announced before',
    )
  })

  it('is said in Nepali, too', () => {
    expect(parcelDays([takes(2, 4)], sunday, 'ne', ne)).toBe('मङ्सिर १ गते, मङ्गलबारदेखि ३ गते, बिहीबारसम्म')
  })
})
