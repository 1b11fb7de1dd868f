import type { Bilingual } from './bilingual.ts'
import type { Language } from './language.ts'

/** The text in the reader's language, or in the other one if that is missing. */
export const inLanguage = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'en' ? 'ne' : 'en']

/** The language of the text that `inLanguage` returns, for the `lang` attribute. */
export const languageOf = (text: Bilingual, language: Language): Language =>
  text[language] ? language : language === 'en' ? 'ne' : 'en'
