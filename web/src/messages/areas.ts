import type { Language } from '@haat/contract/shared/language.ts'

/** Texts that only some pages need: each area is a file of its own per language, fetched with its first page. */
export interface Areas {
  about: typeof import('./en/about.ts').about
  contact: typeof import('./en/contact.ts').contact
  legal: typeof import('./en/legal.ts').legal
  shop: typeof import('./en/shop.ts').shop
}
export type AreaName = keyof Areas

type Loaders = { [Name in AreaName]: () => Promise<Areas[Name]> }

const loaders: Record<Language, Loaders> = {
  en: {
    about: async () => (await import('./en/about.ts')).about,
    contact: async () => (await import('./en/contact.ts')).contact,
    legal: async () => (await import('./en/legal.ts')).legal,
    shop: async () => (await import('./en/shop.ts')).shop,
  },
  ne: {
    about: async () => (await import('./ne/about.ts')).about,
    contact: async () => (await import('./ne/contact.ts')).contact,
    legal: async () => (await import('./ne/legal.ts')).legal,
    shop: async () => (await import('./ne/shop.ts')).shop,
  },
}

const loading = new Map<string, Promise<unknown>>()
const loaded = new Map<string, unknown>()

export const findArea = <Name extends AreaName>(language: Language, name: Name) =>
  loaded.get(`${language} ${name}`) as Areas[Name] | undefined

/** The same promise for the same area, so that a component can wait for it. */
export function loadArea<Name extends AreaName>(language: Language, name: Name): Promise<Areas[Name]> {
  const key = `${language} ${name}`
  const known = loading.get(key) as Promise<Areas[Name]> | undefined
  if (known) return known
  const area = loaders[language][name]()
  loading.set(key, area)
  area.then(
    (texts) => loaded.set(key, texts),
    // A line that broke is tried again by whoever asks next.
    () => loading.delete(key),
  )
  return area
}

export const areaNames = Object.keys(loaders.en) as AreaName[]
