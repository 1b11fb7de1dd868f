import type { Language } from '@haat/contract/shared/language.ts'

/** The third weight of Devanagari, which only Nepali pages show. */
export function fetchSemibold(language: Language) {
  if (language === 'ne') void import('./semibold.css')
}
