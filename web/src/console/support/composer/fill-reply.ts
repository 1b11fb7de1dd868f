import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'

interface Facts {
  name: string
  ticket: string
  order: string
}

/** The text of a saved reply in the language, or in the other if it is missing, with the facts filled in. */
export const fillReply = ({ words }: Pick<SavedReply, 'words'>, language: Language, facts: Facts) =>
  inLanguage(words, language).replaceAll(/\{(name|ticket|order)\}/g, (_, key: keyof Facts) => facts[key])

const commandPattern = /(^|\s)\/([a-z0-9-]*)$/i

/** Finds a slash command right before the caret: where it starts, and what is typed of its shortcut. */
export function findSlashCommand(text: string, caret: number): { from: number; prefix: string } | undefined {
  const match = commandPattern.exec(text.slice(0, caret))
  if (!match) return undefined
  const prefix = match[2] ?? ''
  return { from: caret - prefix.length - 1, prefix: prefix.toLowerCase() }
}
