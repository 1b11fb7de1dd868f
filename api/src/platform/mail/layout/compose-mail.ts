import type { MailDraft } from './mail-draft.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { NewMail } from '../outbox.ts'
import { oneLine } from './safe-text.ts'

/** Text and HTML come from one draft, so that they cannot say different things. */
export function composeMail(draft: MailDraft): NewMail {
  return {
    to: draft.to,
    subject: oneLine(draft.subject),
    text: mailText(draft),
    html: mailHtml(draft),
    ...(draft.stop && { stopLink: draft.stop.link }),
  }
}
