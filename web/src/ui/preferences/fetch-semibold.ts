import type { Language } from '@haat/contract/shared/language.ts'

/** Fetches the third weight of the Devanagari font, which only Nepali pages use. */
export function fetchSemibold(language: Language) {
  if (language === 'ne') void import('#styles/semibold.css')
}
