import type { Language } from '@haat/contract/shared/language.ts'
import type { RouterContext } from '#api/router-context.ts'
import { loadArea, loadCatalogue, type AreaName, type Catalogue } from './areas.ts'

export type Messages = Catalogue['messages']

/** The context of every route, with the texts that every page needs. */
export type ContextWithMessages = RouterContext & { messages: Messages }

const loaded: Partial<Record<Language, Messages>> = {}

/** Loads the texts that every page needs, once: for a server, `import()` of a known file costs as much as a dozen cards. */
export async function loadMessages(language: Language): Promise<Messages> {
  const before = loaded[language]
  if (before) return before
  const { messages, areas } = await loadCatalogue(language)
  // The server loads all areas in advance, so that no render suspends.
  if (import.meta.env.SSR) {
    await Promise.all(Object.keys(areas).map((name) => loadArea(language, name as AreaName)))
  }
  return (loaded[language] = messages)
}
