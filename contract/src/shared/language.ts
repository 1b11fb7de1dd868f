export const languages = ['en', 'ne'] as const
export type Language = (typeof languages)[number]

/** English carries the product's fixed texts, so it is what a visitor without a choice sees. */
export const defaultLanguage: Language = 'en'
export const languageCookie = 'language'

export const toLanguage = (text: string | undefined): Language =>
  languages.find((language) => language === text) ?? defaultLanguage
