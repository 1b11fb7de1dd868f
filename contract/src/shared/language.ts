export const languages = ['en', 'ne'] as const
export type Language = (typeof languages)[number]

/** A visitor without a choice sees English, because the product's fixed texts are in it. */
export const defaultLanguage: Language = 'en'
export const languageCookie = 'language'

export const toLanguage = (text: string | undefined): Language =>
  languages.find((language) => language === text) ?? defaultLanguage
