import { describe, expect, it } from 'vitest'
import { paisaOf, rupeesText } from './rupees-text.ts'

describe('rupees in texts of gateways', () => {
  it.each([
    [0, '0'],
    [5, '0.05'],
    [50, '0.50'],
    [110_00, '110'],
    [1_000_50, '1000.50'],
    [1_23_456_78, '123456.78'],
  ])('%i paisa are %s, and back', (paisa, text) => {
    expect(rupeesText(paisa)).toBe(text)
    expect(paisaOf(text)).toBe(paisa)
  })

  it.each([
    ['1000.0', 1_000_00],
    ['1,000.0', 1_000_00],
    ['12,345.50', 12_345_50],
    ['8.290', 8_29],
    ['1.15', 1_15],
    ['100.00000', 100_00],
  ])('%s as a gateway writes it', (text, paisa) => expect(paisaOf(text)).toBe(paisa))

  it.each(['', '.5', '-1', '1e3', '1.005', '1.', '0x10', ' 1', 'NaN', '1000 NPR', '9'.repeat(13)])(
    '"%s" is no amount',
    (text) => expect(paisaOf(text)).toBeUndefined(),
  )

  it.each([-1, 0.5, NaN])('%s are no whole paisa', (paisa) => expect(() => rupeesText(paisa)).toThrow())
})
