import { romanise } from './romanise.ts'

const devanagari = /[ऀ-ॿ]+/g
const devanagariDigits = /[०-९]/g

/** Removes English plurals; a Nepali word that looks like one loses its s in every script alike. */
const singular = (word: string) =>
  word.replace(/^(?:(.{2,})ies|(.+(?:s|x|z|ch|sh))es|(.{2,}[^s\d])s)$/, (_, y, es, s) =>
    y ? `${y}y` : (es ?? s),
  )

/** Removes the silent last e of "phone"; डल्ले and its "dalle" keep theirs. */
const withoutSilentE = (word: string) => word.replace(/^(.*[aeiou][^aeiou\d])e$/, '$1')

/**
 * Spellings that mean the same to people who type Nepali in Latin letters, in the order in which they are
 * replaced.
 */
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
 * One form for all spellings of a word in English, Devanagari and romanised Nepali: चिया, chiya, ciya and
 * chiyaa are all `cia`. It has lower-case Latin letters, digits and the point of a decimal number; it is empty
 * when nothing of the word can be read.
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
  return plainSpelling(isNepali ? singular(latin) : withoutSilentE(singular(latin)))
}

/** The form of a word in Latin letters if it is Nepali, where no e is silent: पोते and "pote", which is not a pot. */
export const foldAsNepali = (latin: string) => plainSpelling(latin.toLowerCase().replace(/[^a-z]/g, ''))

function plainSpelling(one: string): string {
  return spellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), one)
}

/** A coarser form for words that nothing matches: without the h of kh, dh, bh and without any inner a. */
export const looseKey = (folded: string) =>
  folded
    .replace(/([b-df-gj-np-tv-z])h/g, '$1')
    .replace(/(?<!^)a/g, '')
    .replace(/([a-z])\1+/g, '$1')
