import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

it.each([
  [0, 'Rupees zero only', 'शून्य रुपैयाँ मात्र'],
  [5, 'Rupees zero and five paisa only', 'शून्य रुपैयाँ पाँच पैसा मात्र'],
  [1_00, 'Rupees one only', 'एक रुपैयाँ मात्र'],
  [100_00, 'Rupees one hundred only', 'एक सय रुपैयाँ मात्र'],
  [999_99, 'Rupees nine hundred ninety-nine and ninety-nine paisa only', 'नौ सय उनान्सय रुपैयाँ उनान्सय पैसा मात्र'],
  [10_000_00, 'Rupees ten thousand only', 'दस हजार रुपैयाँ मात्र'],
  [
    1_23_456_50,
    'Rupees one lakh twenty-three thousand four hundred fifty-six and fifty paisa only',
    'एक लाख तेइस हजार चार सय छपन्न रुपैयाँ पचास पैसा मात्र',
  ],
  [1_00_00_000_00, 'Rupees one crore only', 'एक करोड रुपैयाँ मात्र'],
  [
    12_34_56_789_01,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and one paisa only',
    'बाह्र करोड चौँतीस लाख छपन्न हजार सात सय उनान्नब्बे रुपैयाँ एक पैसा मात्र',
  ],
])('%i paisa are written out in both languages', (paisa, en, ne) => {
  expect(amountInWords(paisa, 'en')).toBe(en)
  expect(amountInWords(paisa, 'ne')).toBe(ne)
})

it('every number below a hundred has a word of its own', () => {
  for (const language of ['en', 'ne'] as const) {
    const words = Array.from({ length: 100 }, (_, count) => amountInWords(count * 100, language))
    expect(new Set(words).size).toBe(100)
    expect(words.join()).not.toContain('undefined')
  }
})

it('refuses what is no amount', () => {
  for (const paisa of [-1, 0.5, Number.NaN]) expect(() => amountInWords(paisa, 'en')).toThrow('not an amount')
})
