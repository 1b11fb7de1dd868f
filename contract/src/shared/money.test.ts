import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatExactAmount, formatRupees, parseRupees } from './money.ts'

describe('formatRupees', () => {
  it('groups by lakh and never lets the symbol part from the figure', () => {
    expect(formatRupees(12345600, 'en')).toBe('Rs.\u00a01,23,456')
    expect(formatRupees(12345600, 'ne')).toBe('रु.\u00a0१,२३,४५६')
    expect(formatRupees(0, 'en')).toBe('Rs.\u00a00')
  })

  it('shows paisa only when there are any', () => {
    expect(formatRupees(85050, 'en')).toBe('Rs.\u00a0850.50')
    expect(formatRupees(85005, 'ne')).toBe('रु.\u00a0८५०.०५')
    expect(formatRupees(-20000, 'en')).toBe('−Rs.\u00a0200')
  })

  it('refuses fractions of a paisa', () => {
    expect(() => formatRupees(0.5, 'en')).toThrow(RangeError)
  })
})

describe('formatExactAmount', () => {
  it('always shows paisa, and a plus only where it is asked for', () => {
    expect(formatExactAmount(525000, 'en')).toBe('5,250.00')
    expect(formatExactAmount(525000, 'en', true)).toBe('+5,250.00')
    expect(formatExactAmount(-31230025, 'en', true)).toBe('−3,12,300.25')
    expect(formatExactAmount(-5, 'ne')).toBe('−०.०५')
    expect(formatExactAmount(0, 'en', true)).toBe('0.00')
  })
})

describe('parseRupees', () => {
  it.each([
    ['1,234.5', 123450],
    ['Rs. 1,23,456', 12345600],
    ['रु. १,२३,४५६', 12345600],
    ['रू १२३.५०', 12350],
    ['NPR 850/-', 85000],
    ['  90 ', 9000],
  ])('reads %j', (text, paisa) => {
    expect(parseRupees(text)).toBe(paisa)
  })

  it.each(['', 'Rs.', 'free', '1.234', '1e5', '12 apples', '99999999999999999', '.50', '1..2'])(
    'does not take %j for an amount',
    (text) => {
      expect(parseRupees(text)).toBeUndefined()
    },
  )

  it('reads back every amount it shows, in both languages', () => {
    const amounts = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(amounts, fc.constantFrom('en' as const, 'ne' as const), (paisa, language) => {
        expect(parseRupees(formatRupees(paisa, language))).toBe(paisa)
      }),
    )
  })
})
