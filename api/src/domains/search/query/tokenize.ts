import { fold } from '@haat/contract/shared/fold.ts'

const maxWordLength = 40
const word = /\p{N}+[.]\p{N}+|[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g
const groupedDigits = /(\p{N}),(?=\p{N}{2,3}(?!\p{N}))/gu

/** Endings of Nepali nouns, the longest first. */
const endings = ['हरूको', 'हरुको', 'हरू', 'हरु', 'सहित', 'सम्म', 'देखि', 'लाई', 'बाट', 'को', 'का', 'की', 'मा', 'ले']
const letters = /[क-हअ-औ]/g

/** The words of a text; "T-shirt" is one word. */
export const tokenize = (text: string): string[] =>
  (
    text.normalize('NFKC').toLowerCase().replace(invisible, '').replace(groupedDigits, '$1').match(word) ?? []
  ).map((one) => one.slice(0, maxWordLength))

/** "T-shirt" is searched for as tshirt, and also as t and shirt. */
export const hyphenParts = (raw: string) => raw.split(/[-'’]/).filter(Boolean)
const joined = (raw: string) => raw.replace(/[-'’]/g, '')

/** माटोको gives माटो. डोको and तामा have no stem, nor do words that would end in a bare consonant. */
function stemOf(raw: string): string | undefined {
  const ending = endings.find((one) => raw.endsWith(one))
  if (!ending) return undefined
  const stem = raw.slice(0, -ending.length)
  const isWord = (stem.match(letters)?.length ?? 0) >= 2 && !stem.endsWith('्')
  return isWord ? stem : undefined
}

const latinEnding = /(?:haru(?:ko|ka|lai|ma)?|lai|bata|dekhi|samma|sanga|ko|ka|ki|ma|le)$/

/** The same for Nepali in Latin letters: lugaharu gives luga. English words may look so, too: it is asked for unknown ones only. */
export function latinStemOf(raw: string): string | undefined {
  const stem = raw.replace(latinEnding, '')
  return stem.length >= 3 && stem.length < raw.length && /[aeiou]/.test(stem) ? fold(stem) : undefined
}

export interface WordForm {
  folded: string
  /** As it is written. */
  label: string
}

/** Titles repeat their words, so that a load of all products would fold the same words again and again. */
const cache = new Map<string, WordForm[]>()
const maxCached = 20_000

/** The folded forms of one word: the word itself first, then its stem. */
export function foldedForms(raw: string): WordForm[] {
  const known = cache.get(raw)
  if (known) return known
  const stem = stemOf(raw)
  const forms = [joined(raw), ...(stem ? [stem] : [])]
    .map((label) => ({ folded: fold(label), label }))
    .filter((form) => form.folded !== '')
  if (cache.size >= maxCached) cache.clear()
  cache.set(raw, forms)
  return forms
}

export const isDevanagari = (text: string) => /[ऀ-ॿ]/.test(text)
export const isNumber = (folded: string) => /^[\d.]+$/.test(folded)
