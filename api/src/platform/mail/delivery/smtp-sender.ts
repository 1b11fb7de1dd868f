import type { Transporter } from 'nodemailer'
import type { Mail } from '../mail.store.ts'

export interface MailSender {
  send(mail: Mail): Promise<void>
  close(): void
}

const secondMs = 1000

function threadOf(ids: string[], domain: string) {
  const references = ids.map((id) => `<${id}@${domain}>`)
  const inReplyTo = references.at(-1)
  return inReplyTo === undefined ? {} : { inReplyTo, references }
}

/** One press in the mail program, without opening a page (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function createSmtpSender(smtpUrl: string, from: string): MailSender {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'haat.example'
  let transport: Transporter | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    // Every step has a timeout: a mail server that hangs must not hold a database lock for long.
    return createTransport({
      url: smtpUrl,
      connectionTimeout: 5 * secondMs,
      greetingTimeout: 5 * secondMs,
      socketTimeout: 10 * secondMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(mail) {
      transport ??= await open()
      await transport.sendMail({
        from,
        to: mail.toAddress,
        subject: mail.subject,
        text: mail.textBody,
        ...(mail.htmlBody && { html: mail.htmlBody }),
        // A mail that is sent again after a crash has the same id, so that mail programs show it once.
        messageId: `<${mail.id}@${domain}>`,
        ...threadOf(mail.repliesTo, domain),
        ...(mail.stopLink !== null && { headers: unsubscribeHeaders(mail.stopLink) }),
        date: mail.createdAt,
      })
    },
    close: () => transport?.close(),
  }
}
