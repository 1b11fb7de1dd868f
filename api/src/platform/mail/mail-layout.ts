import type { MailDraft } from './mail-draft.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { NewMail } from './outbox.ts'
import { oneLine } from './safe-words.ts'

/** One description, both versions: what they say cannot drift apart. */
export function composeMail(draft: MailDraft): NewMail {
  return {
    to: draft.to,
    ...(draft.replyTo && { replyTo: draft.replyTo }),
    subject: oneLine(draft.subject),
    text: mailText(draft),
    html: mailHtml(draft),
  }
}
