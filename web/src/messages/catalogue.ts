import type { Language } from '@haat/contract/shared/language.ts'
import { loadArea, loadCatalogue, type AreaName, type Catalogue } from './areas.ts'

export type Messages = Catalogue['messages']

/** What every page needs. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { messages, areas } = await loadCatalogue(language)
  // The server has all areas at hand and renders without waiting.
  if (import.meta.env.SSR) {
    await Promise.all(Object.keys(areas).map((name) => loadArea(language, name as AreaName)))
  }
  return messages
}
