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

/** React reads these two fields: with them a component goes on at once, without them it waits. */
type Settled<Texts> = Promise<Texts> & { status?: 'fulfilled'; value?: Texts }

const areas = new Map<string, Settled<unknown>>()

/** The same promise for the same area, so that a component can wait for it. */
export function loadArea<Name extends AreaName>(language: Language, name: Name): Promise<Areas[Name]> {
  const key = `${language} ${name}`
  const known = areas.get(key) as Settled<Areas[Name]> | undefined
  if (known) return known
  const area: Settled<Areas[Name]> = loaders[language][name]()
  areas.set(key, area)
  area.then(
    (value) => Object.assign(area, { status: 'fulfilled', value }),
    // A line that broke is tried again by whoever asks next.
    () => areas.delete(key),
  )
  return area
}

export const areaNames = Object.keys(loaders.en) as AreaName[]
