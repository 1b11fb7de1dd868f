import type { Language } from '@haat/contract/shared/language.ts'

/** A paragraph in the language of the mail, or one that repeats it in another language. */
export type MailParagraph = string | { language: Language; text: string }

export interface MailAction {
  label: string
  link: string
}

/** Something to choose from, such as stars, by a link each. */
export interface MailChoice {
  label: string
  links: (MailAction & { hint: string })[]
}

/** The content of a mail, once for its text and its HTML version. Everything here is plain text. */
export interface MailDraft {
  to: string
  language: Language
  subject: string
  /** The line that mail programs show behind the subject in a list. */
  preheader: string
  greeting?: string
  paragraphs: MailParagraph[]
  facts?: [label: string, value: string][]
  choices?: MailChoice[]
  action?: MailAction
  secondAction?: MailAction
  /** What somebody wrote, with its line breaks. */
  quote?: string
  smallPrint?: string[]
  /** How to get no more mails like this one. */
  stop?: MailAction
  /** Why the recipient gets this mail. */
  footer: string
}

/** Stands at the foot of every mail: no program of ours reads mail, so an answer has to come by the website. */
export const repliesUnread: Record<Language, string> = {
  en: 'Replies to this email are not read; please write to us on the website instead.',
  ne: 'यो इमेलमा पठाइएको जवाफ पढिँदैन; कृपया वेबसाइटबाट लेख्नुहोस्।',
}
