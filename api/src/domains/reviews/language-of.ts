import type { Language } from '@haat/contract/shared/language.ts'

/** The language of what somebody typed, by the script of most of its letters. */
export function languageOf(text: string): Language {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu) ? 'ne' : 'en'
}
