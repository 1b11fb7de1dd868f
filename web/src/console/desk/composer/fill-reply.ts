import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'

interface Facts {
  name: string
  ticket: string
  order: string
}

/** The words in the language, or in the other where they were not written; with what the ticket tells filled in. */
export const fillReply = ({ words }: Pick<SavedReply, 'words'>, language: Language, facts: Facts) =>
  inLanguage(words, language).replaceAll(/\{(name|ticket|order)\}/g, (_, key: keyof Facts) => facts[key])

const token = /(^|\s)\/([a-z0-9-]*)$/i

/** What stands behind a slash right before the caret, if somebody is calling for a reply. */
export function calledFor(text: string, caret: number): { from: number; begin: string } | undefined {
  const found = token.exec(text.slice(0, caret))
  if (!found) return undefined
  const begin = found[2] ?? ''
  return { from: caret - begin.length - 1, begin: begin.toLowerCase() }
}
