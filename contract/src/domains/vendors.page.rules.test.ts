import { describe, expect, it } from 'vitest'
import {
  closedShopOn,
  findSlugFault,
  findTimesFault,
  firstPackingDay,
  openingStateAt,
  type ShopTimes,
} from './vendors.page.rules.ts'

const at = (time: string) => `${time}+05:45`
const shopHours = [
  { opens: 9 * 60, closes: 12 * 60 },
  { opens: 14 * 60, closes: 18 * 60 },
]
/** Sunday to Friday, closed over noon; 15 November 2026 is a Sunday. */
const week = [shopHours, shopHours, shopHours, shopHours, shopHours, shopHours, []]
const shop = (changes: Partial<ShopTimes> = {}): ShopTimes => ({
  hours: week,
  closedDays: [],
  closed: null,
  ...changes,
})

describe('whether a shop is open', () => {
  it.each([
    ['at the minute at which it opens', '2026-11-16T09:00', { isOpen: true, closes: 12 * 60 }],
    ['in its last minute', '2026-11-16T17:59', { isOpen: true, closes: 18 * 60 }],
    ['before it opens', '2026-11-16T08:59', { isOpen: false, opens: { day: '2026-11-16', minute: 540 } }],
    ['over noon', '2026-11-16T12:00', { isOpen: false, opens: { day: '2026-11-16', minute: 840 } }],
    ['after it closed', '2026-11-16T18:00', { isOpen: false, opens: { day: '2026-11-17', minute: 540 } }],
    ['on its day off', '2026-11-21T10:00', { isOpen: false, opens: { day: '2026-11-22', minute: 540 } }],
  ])('%s', (_, time, state) => {
    expect(openingStateAt(shop(), at(time))).toEqual(state)
  })

  it('is not said of one without hours, and follows closed days and a holiday', () => {
    expect(openingStateAt(shop({ hours: null }), at('2026-11-16T10:00'))).toBeNull()
    const closedDays = [{ day: '2026-11-16' }, { day: '2026-11-17' }]
    const closed = { from: '2026-11-18', until: '2026-11-20' }
    const state = openingStateAt(shop({ closedDays, closed }), at('2026-11-16T10:00'))
    expect(state).toEqual({ isOpen: false, opens: { day: '2026-11-22', minute: 540 } })
    const never = shop({ hours: week.map(() => []) })
    expect(openingStateAt(never, at('2026-11-16T10:00'))).toEqual({ isOpen: false, opens: null })
  })

  it('goes through midnight', () => {
    const always = shop({ hours: week.map(() => [{ opens: 0, closes: 1440 }]) })
    expect(openingStateAt(always, at('2026-11-16T23:59'))).toEqual({ isOpen: true, closes: 1440 })
  })
})

describe('when a shop packs', () => {
  it('is its first open day, whatever keeps it closed', () => {
    expect(firstPackingDay(shop(), '2026-11-20')).toBe('2026-11-20')
    expect(firstPackingDay(shop(), '2026-11-21')).toBe('2026-11-22')
    const closed = { from: '2026-11-18', until: '2026-11-20' }
    expect(firstPackingDay(shop({ closed }), '2026-11-18')).toBe('2026-11-22')
    expect(firstPackingDay(shop({ closed, hours: null }), '2026-11-18')).toBe('2026-11-21')
    expect(firstPackingDay(shop({ closed, closedDays: [{ day: '2026-11-22' }] }), '2026-11-18')).toBe(
      '2026-11-23',
    )
  })

  it('is said while it is closed, with the last of its closed days', () => {
    const closed = { from: '2026-11-16', until: '2026-11-18' }
    const closedDays = [{ day: '2026-11-19' }, { day: '2026-11-25' }]
    expect(closedShopOn(shop({ closed, closedDays }), '2026-11-17')).toEqual({
      until: '2026-11-19',
      packsFrom: '2026-11-20',
    })
    expect(closedShopOn(shop({ closed, closedDays }), '2026-11-15')).toBeNull()
    // A weekly day off is not announced: the working week of deliveries has its own.
    expect(closedShopOn(shop({ closed }), '2026-11-21')).toBeNull()
  })
})

describe('what shops type', () => {
  it('as times of a day is in order and does not overlap', () => {
    expect(findTimesFault(shopHours)).toBeUndefined()
    expect(findTimesFault(shopHours.toReversed())).toBeUndefined()
    expect(findTimesFault([{ opens: 600, closes: 600 }])).toBe('order')
    expect(findTimesFault([...shopHours, { opens: 17 * 60, closes: 20 * 60 }])).toBe('overlap')
  })

  it.each([
    ['palpa-dhaka', undefined],
    ['Palpa', 'form'],
    ['-palpa', 'form'],
    ['पाल्पा', 'form'],
    ['pa', 'short'],
    ['a'.repeat(61), 'long'],
    ['haat', 'reserved'],
    ['haat-support', 'reserved'],
    ['haatghar', undefined],
  ])('as address name: %s', (slug, fault) => {
    expect(findSlugFault(slug)).toBe(fault)
  })
})
