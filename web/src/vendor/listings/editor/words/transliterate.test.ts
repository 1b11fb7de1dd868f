import { expect, it } from 'vitest'
import { transliterate } from './transliterate.ts'

it.each([
  ['Palpa Dhaka', 'पाल्पा ढाका'],
  ['Red shawl', 'रातो पछ्यौरा'],
  ['Gurung', 'गुरुङ'],
  ['Sita', 'सिता'],
  ['Tamang', 'तमङ'],
  ['Allo', 'अल्लो'],
  ['70 × 200 cm', '७० × २०० cm'],
  ['Chiya', 'चिया'],
  ['Pokhari', 'पोखरी'],
  ['Jhapa', 'झापा'],
  ['Sandesh', 'सन्देश'],
  ['', ''],
  ['अल्लो', 'अल्लो'],
])('writes %s as %s', (latin, devanagari) => expect(transliterate(latin)).toBe(devanagari))

it('leaves words with letters that it does not know as they are', () => {
  expect(transliterate('Café')).toBe('Café')
})
