import { toDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { consonants, vowels } from './devanagari-letters.ts'
import { shopWords } from './devanagari-words.ts'

/*
 * Latin letters in Devanagari, as people in Nepal write their names: "Palpa Dhaka" becomes "पाल्पा ढाका". It follows
 * sounds and knows no meaning, so it is offered as a start for names and never written by itself.
 */

const virama = '्'
const isNasalBefore = (next: string) => /^n[gkcjtd]/.test(next)

/** One word in Devanagari, sound by sound. */
function soundsOf(given: string): string {
  // A word without a vowel is a unit or short for something.
  if (!/[aeiou]/.test(given)) return given
  // Of two a's with only consonants between them, the first is nearly always long: Palpa, Jhapa, Maya.
  const word = given.replace(/^([^aeiou]+)a([^aeiou]+a)$/, '$1aa$2')
  let made = ''
  let isAfterConsonant = false
  let rest = word
  while (rest !== '') {
    // "ng" is one sound at the end of a word and before a consonant: Gurung.
    if (/^ng(?![aeiouhy])/.test(rest) && made !== '') {
      made += `${isAfterConsonant ? virama : ''}ङ`
      isAfterConsonant = true
      rest = rest.slice(2)
      continue
    }
    const consonant = consonants.find(([latin]) => rest.startsWith(latin))
    if (consonant) {
      const [latin, sign] = consonant
      if (isAfterConsonant) made += virama
      made += latin === 'n' && isNasalBefore(rest) && made !== '' ? nasalBefore(rest) : sign
      isAfterConsonant = true
      rest = rest.slice(latin.length)
      continue
    }
    const vowel = vowels.find(([latin]) => rest.startsWith(latin))
    if (!vowel) return given
    const [latin, letter, sign] = vowel
    // The last vowel of a word is nearly always long: Sita, Pokhari.
    const isLast = rest.length === latin.length
    made += isAfterConsonant ? signOf(latin, sign, isLast) : letterOf(latin, letter, made === '')
    isAfterConsonant = false
    rest = rest.slice(latin.length)
  }
  return made
}

const signOf = (latin: string, sign: string, isLast: boolean) =>
  latin === 'a' ? (isLast ? 'ा' : '') : latin === 'i' && isLast ? 'ी' : sign
const letterOf = (latin: string, letter: string, isFirst: boolean) =>
  latin === 'a' && !isFirst ? 'आ' : letter
const nasalBefore = (rest: string) => (/^n[gk]/.test(rest) ? 'ङ' : /^n[cj]/.test(rest) ? 'ञ' : 'न')

/** A text in Devanagari; what has no sound there, such as a figure's unit, stays. */
export function transliterate(text: string): string {
  const inDevanagari = (word: string) => shopWords[word.toLowerCase()] ?? soundsOf(word.toLowerCase())
  const parts = text.split(/(\p{L}+)/u)
  return toDevanagariDigits(
    parts.map((part) => (/^[a-z]+$/i.test(part) ? inDevanagari(part) : part)).join(''),
  )
}
