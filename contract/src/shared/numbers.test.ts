import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, fromDevanagariDigits, groupLakh, toDevanagariDigits } from './numbers.ts'

describe('numbers as people in Nepal write them', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['99999', '99,999'],
    ['100000', '1,00,000'],
    ['12345678', '1,23,45,678'],
  ])('groups %s as %s', (digits, grouped) => {
    expect(groupLakh(digits)).toBe(grouped)
  })

  it('shows counts in the script of the language, with a true minus', () => {
    expect(formatCount(123456, 'en')).toBe('1,23,456')
    expect(formatCount(123456, 'ne')).toBe('१,२३,४५६')
    expect(formatCount(-1200, 'en')).toBe('−1,200')
  })

  it('refuses what is not a whole number', () => {
    expect(() => formatCount(1.5, 'en')).toThrow(RangeError)
    expect(() => formatCount(Number.NaN, 'ne')).toThrow(RangeError)
  })

  it('brings Devanagari digits back, whatever stands around them', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const latin = fromDevanagariDigits(text)
        expect(fromDevanagariDigits(toDevanagariDigits(latin))).toBe(latin)
      }),
    )
    expect(fromDevanagariDigits('वडा १०')).toBe('वडा 10')
  })

  it('loses no digit when grouping, and no group but the first is short', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        const shown = formatCount(count, 'en')
        expect(Number(shown.replaceAll(',', ''))).toBe(count)
        expect(shown).toMatch(/^\d{1,3}$|^\d{1,2}(,\d{2})*,\d{3}$/)
      }),
    )
  })
})
