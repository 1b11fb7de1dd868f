import type { Language } from '@haat/contract/shared/language.ts'

/** English is the measure: every other language has exactly its keys. */
export type Catalogue = typeof import('./en.ts')
type Loaders = Catalogue['areas']
export type AreaName = keyof Loaders

type TextsOf<Name, Area> = Area extends { [Key in Name & string]: infer Texts } ? Texts : never
/** The file of an area exports its texts under the area's name. */
export type Areas = { [Name in AreaName]: TextsOf<Name, Awaited<ReturnType<Loaders[Name]>>> }

/** One file per language, so that a browser loads only the one it shows. */
export const loadCatalogue = (language: Language): Promise<Catalogue> =>
  language === 'ne' ? import('./ne.ts') : import('./en.ts')

async function fetchArea<Name extends AreaName>(language: Language, name: Name): Promise<Areas[Name]> {
  const { areas } = await loadCatalogue(language)
  const file = (await areas[name]()) as unknown as Areas
  return file[name]
}

/** React reads these two fields: with them a component goes on at once, without them it waits. */
type Settled<Texts> = Promise<Texts> & { status?: 'fulfilled'; value?: Texts }

const known = new Map<string, Settled<unknown>>()

/** The same promise for the same area, so that a component can wait for it. */
export function loadArea<Name extends AreaName>(language: Language, name: Name): Promise<Areas[Name]> {
  const key = `${language} ${name}`
  const before = known.get(key) as Settled<Areas[Name]> | undefined
  if (before) return before
  const area: Settled<Areas[Name]> = fetchArea(language, name)
  known.set(key, area)
  area.then(
    (value) => Object.assign(area, { status: 'fulfilled', value }),
    // A line that broke is tried again by whoever asks next.
    () => known.delete(key),
  )
  return area
}
