import { romanise } from './romanise.ts'

const devanagari = /[ऀ-ॿ]+/g
const devanagariDigits = /[०-९]/g

/** English plurals; what looks like one in Nepali loses its s in every script alike. */
const singular = (word: string) =>
  word.replace(/^(?:(.{2,})ies|(.+(?:s|x|z|ch|sh))es|(.{2,}[^s\d])s)$/, (_, y, es, s) =>
    y ? `${y}y` : (es ?? s),
  )

/** The last e of "phone", which nobody says; डल्ले and its "dalle" keep theirs. */
const withoutSilentE = (word: string) => word.replace(/^(.*[aeiou][^aeiou\d])e$/, '$1')

/** Spellings that mean the same to people who type Nepali in Latin letters, in the order in which they are undone. */
const spellings: [RegExp, string][] = [
  [/chh?/g, 'C'],
  [/ck|c(?![eiy])|q/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/a{2,}/g, 'a'],
  [/ee+|i{2,}/g, 'i'],
  [/oo+|u{2,}/g, 'u'],
  [/ou/g, 'au'],
  [/iy(?=[aeou])/g, 'i'],
  // The a of "bag" is written with a y in Nepali: byag.
  [/([b-df-hj-np-tv])ya(?=[b-df-hj-np-tv-z])/g, '$1a'],
  [/ey$|(?<![aeiou\d])y/g, 'i'],
  [/ng(?=[kg])/g, 'n'],
  [/n(?=[bpm])/g, 'm'],
  [/([a-z])\1+/g, '$1'],
]

/**
 * One form for the spellings of a word in English, Devanagari and romanised Nepali: चिया, chiya, ciya and chiyaa are
 * all `cia`. Small Latin letters, digits and the point of a decimal number; empty when nothing of it can be read.
 */
export function fold(word: string): string {
  const isNepali = /[ऀ-ॿ]/.test(word)
  const latin = word
    .normalize('NFC')
    .replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(devanagari, romanise)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')
  const one = isNepali ? singular(latin) : withoutSilentE(singular(latin))
  return spellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), one)
}

/** For words that nobody has in this spelling: without the breath of kh, dh, bh and without any inner a. */
export const looseKey = (folded: string) =>
  folded
    .replace(/([b-df-gj-np-tv-z])h/g, '$1')
    .replace(/(?<!^)a/g, '')
    .replace(/([a-z])\1+/g, '$1')
