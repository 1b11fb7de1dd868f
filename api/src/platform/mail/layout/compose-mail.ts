import type { MailDraft } from './mail-draft.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { NewMail } from '../outbox.ts'
import { eachText, oneLine, onlyVisible, unbroken } from './safe-text.ts'

/**
 * Text and HTML come from one draft, so that they cannot say different things. Words that people have typed begin no line of
 * their own, which would look like one of ours; only what is quoted keeps its lines.
 */
export function composeMail(typed: MailDraft): NewMail {
  const { quote } = typed
  const draft = { ...eachText(typed, unbroken), ...(quote !== undefined && { quote: onlyVisible(quote) }) }
  return {
    to: draft.to,
    subject: oneLine(draft.subject),
    text: mailText(draft),
    html: mailHtml(draft),
    ...(draft.stop && { stopLink: draft.stop.link }),
  }
}
