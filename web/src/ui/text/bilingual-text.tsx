import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Content in the reader's language; content that exists only in the other one is marked with `lang` for screen
 * readers.
 */
export function BilingualText({ text }: { text: Bilingual }) {
  const { ui } = useMessages()
  const shown = inLanguage(text, ui.language)
  const language = languageOf(text, ui.language)
  return language === ui.language ? shown : <span lang={language}>{shown}</span>
}
