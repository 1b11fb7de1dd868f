import type { Bilingual } from './bilingual.ts'
import type { Language } from './language.ts'

/** The reader's language, or the other one where that is missing. */
export const inLanguage = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'en' ? 'ne' : 'en']

/** Which language `inLanguage` gives back, for the `lang` attribute. */
export const languageOf = (text: Bilingual, language: Language): Language =>
  text[language] ? language : language === 'en' ? 'ne' : 'en'
