import type { Language } from '@haat/contract/shared/language.ts'

/** A paragraph in the language of the mail, or one that says it again in another. */
export type MailParagraph = string | { language: Language; text: string }

export interface MailAction {
  label: string
  link: string
}

/** What a mail says, once for both of its versions. Everything is plain text here. */
export interface MailDraft {
  to: string
  replyTo?: string
  language: Language
  subject: string
  /** The line that a list of mails shows behind the subject. */
  preheader: string
  greeting?: string
  paragraphs: MailParagraph[]
  facts?: [label: string, value: string][]
  action?: MailAction
  secondAction?: MailAction
  /** Somebody's own words, with their line breaks. */
  quote?: string
  smallPrint?: string[]
  /** Why the reader gets this mail. */
  footer: string
}
