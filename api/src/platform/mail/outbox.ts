import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '#platform/database/database.ts'
import { randomUUIDv7 } from 'node:crypto'
import { countCapped, insertMail, insertMailsSql, type MailCap } from './mail.store.ts'
import { startDelivery } from './delivery/delivery.ts'
import { restartMail } from './ended-mail.store.ts'
import { createSmtpSender, type MailSender } from './delivery/smtp-sender.ts'

export type { MailCap } from './mail.store.ts'

export interface NewMail {
  /** Set by callers that have to know it, because later mails refer to this one. */
  id?: string
  /** Earlier mails of the same conversation, oldest first: mail programs show them together. */
  repliesTo?: string[]
  to: string
  subject: string
  text: string
  /** The HTML version. */
  html?: string
  /** The daily limit that the mail counts against. */
  cap?: MailCap
  /**
   * The kind of message, as `order.placed`, and the thing it is about, as `order 20001`, so that it can be
   * found there.
   */
  kind?: string
  about?: string
  /** Where a mail program can unsubscribe the reader from such mails by one press. */
  stopLink?: string
  /** False when no link and no code in the mail opens anything: then its text is kept after it has ended. */
  hasSecret?: boolean
}

export interface Outbox {
  /**
   * Whether the address may get another mail of this kind today. True covers one mail, which the same
   * transaction then queues.
   */
  hasRoom(tx: Tx, to: string, cap: MailCap): Promise<boolean>
  /** Writes the mail in the caller's transaction: it goes out if, and only if, that commits. */
  queue(tx: Tx, mail: NewMail): Promise<void>
  /** The same for several mails, as part of a larger statement. */
  queueSql(mails: NewMail[]): SQL
  /** Sends an ended mail again under its own id; with a new text if its own was deleted. */
  resend(tx: Tx, id: string, anew?: NewMail): Promise<void>
  /** Starts a round of delivery now, so that a shopper need not wait for the next one. */
  wake(): void
  /** Whether the mail server accepts mail; undefined when there is none. */
  state(): 'ok' | 'waiting' | undefined
  close(): Promise<void>
}

interface Options {
  smtpUrl: string | undefined
  from: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The factor for the daily limits; 0 switches them off. */
  capScale: number
  /** Called for each mail that the mail server accepted. */
  onSent?: () => void
}

const maxPerDay: Record<MailCap, number> = {
  verification: 6,
  'password-link': 6,
  'address-change': 6,
  receipt: 10,
}

export function createOutbox({ db }: Database, { smtpUrl, from, log, capScale, onSent }: Options): Outbox {
  const delivery = smtpUrl
    ? startDelivery(db, countingSent(createSmtpSender(smtpUrl, from), onSent), log)
    : undefined
  const firstStatus = delivery ? ('queued' as const) : ('kept' as const)
  const rowOf = (mail: NewMail) => ({
    id: mail.id ?? randomUUIDv7(),
    repliesTo: mail.repliesTo ?? [],
    toAddress: mail.to,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html ?? null,
    cap: mail.cap ?? null,
    kind: mail.kind ?? null,
    about: mail.about ?? null,
    stopLink: mail.stopLink ?? null,
    hasSecret: mail.hasSecret ?? true,
    status: firstStatus,
  })
  return {
    hasRoom: async (tx, to, cap) =>
      capScale === 0 || (await countCapped(tx, to, cap)) < Math.ceil(maxPerDay[cap] * capScale),
    queue: (tx, mail) => insertMail(tx, rowOf(mail)),
    queueSql: (mails) => insertMailsSql(mails.map(rowOf)),
    async resend(tx, id, anew) {
      if (!anew) return restartMail(tx, id, { status: firstStatus })
      const { toAddress, subject, textBody, htmlBody, stopLink, hasSecret } = rowOf(anew)
      const words = { toAddress, subject, textBody, htmlBody, stopLink, hasSecret }
      await restartMail(tx, id, { status: firstStatus, anew: words })
    },
    wake: () => delivery?.wake(),
    state: () => delivery?.state(),
    close: async () => delivery?.close(),
  }
}

const countingSent = (sender: MailSender, onSent: (() => void) | undefined): MailSender => ({
  ...sender,
  async send(mail) {
    await sender.send(mail)
    onSent?.()
  },
})
