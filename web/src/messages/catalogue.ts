import type { Language } from '@haat/contract/shared/language.ts'
import { areaNames, loadArea } from './areas.ts'
import type { messages as english } from './en.ts'

/** English is the measure: every other language has exactly its keys. */
export type Messages = typeof english

/** What every page needs. One file per language, so that a browser loads only the one it shows. */
export async function loadMessages(language: Language): Promise<Messages> {
  // The server has all areas at hand and renders without waiting.
  if (import.meta.env.SSR) await Promise.all(areaNames.map((name) => loadArea(language, name)))
  const catalogue = language === 'ne' ? await import('./ne.ts') : await import('./en.ts')
  return catalogue.messages
}
