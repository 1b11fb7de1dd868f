import type { Language } from '@haat/contract/shared/language.ts'

/** English defines the keys: every other language has exactly the same. */
export type Catalogue = typeof import('#messages/en.ts')
type Loaders = Catalogue['areas']
export type AreaName = keyof Loaders

type TextsOf<Name, Area> = Area extends { [Key in Name & string]: infer Texts } ? Texts : never
/** Each area's file exports its texts under the area's name. */
export type Areas = { [Name in AreaName]: TextsOf<Name, Awaited<ReturnType<Loaders[Name]>>> }

/** One file for each language, so that a browser loads only the one it shows. */
export const loadCatalogue = (language: Language): Promise<Catalogue> =>
  language === 'ne' ? import('#messages/ne.ts') : import('#messages/en.ts')

async function fetchArea<Name extends AreaName>(language: Language, name: Name): Promise<Areas[Name]> {
  const { areas } = await loadCatalogue(language)
  const file = (await areas[name]()) as unknown as Areas
  return file[name]
}

/** React reads these two fields: with them a component continues in the same render instead of suspending. */
type SettledPromise<Texts> = Promise<Texts> & { status?: 'fulfilled'; value?: Texts }

const loadedAreas = { en: new Map<AreaName, unknown>(), ne: new Map<AreaName, unknown>() }

/** Returns the same promise for the same area, so that a component can suspend on it. */
export function loadArea<Name extends AreaName>(language: Language, name: Name): Promise<Areas[Name]> {
  const areas = loadedAreas[language]
  const before = areas.get(name) as SettledPromise<Areas[Name]> | undefined
  if (before) return before
  const area: SettledPromise<Areas[Name]> = fetchArea(language, name)
  areas.set(name, area)
  area.then(
    (value) => Object.assign(area, { status: 'fulfilled', value }),
    // After a failure the next caller tries again.
    () => areas.delete(name),
  )
  return area
}
