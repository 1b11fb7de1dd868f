import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '#platform/db/database.ts'
import { randomUUIDv7 } from 'node:crypto'
import { countCapped, insertMail, mailsInserted, type MailCap } from './mail.store.ts'
import { startDelivery } from './delivery.ts'
import { beginAgain } from './ended-mail.store.ts'
import { createSmtpSender, type MailSender } from './smtp.ts'

export type { MailCap } from './mail.store.ts'

export interface NewMail {
  /** Where the caller has to know it: later mails refer to this one by it. */
  id?: string
  /** Earlier mails of the same talk, oldest first: mail programs show them together. */
  repliesTo?: string[]
  to: string
  replyTo?: string
  subject: string
  text: string
  /** The same in colour, for programs that show it. */
  html?: string
  /** Which of the daily caps it counts against. */
  cap?: MailCap
  /** What it says, as `order.placed`, and what it is about, as `order 20001`: so that it can be found there. */
  kind?: string
  about?: string
  /** False where no link and no code in it opens anything: then its words are kept after it has ended. */
  hasSecret?: boolean
}

export interface Outbox {
  /** Whether the address may get another mail of this kind today; true for one mail, which the transaction then queues. */
  hasRoom(tx: Tx, to: string, cap: MailCap): Promise<boolean>
  /** Writes the mail in the caller's transaction: it goes out if, and only if, that commits. */
  queue(tx: Tx, mail: NewMail): Promise<void>
  /** The same for several, as part of a statement that does more. */
  queued(mails: NewMail[]): SQL
  /** Sends an ended mail from the beginning, under its own id; with other words where its own are gone. */
  again(tx: Tx, id: string, anew?: NewMail): Promise<void>
  /** Says that something may be due, so that a shopper need not wait for the next round. */
  wake(): void
  /** Whether the mail server takes mail; undefined where there is none. */
  state(): 'ok' | 'waiting' | undefined
  close(): Promise<void>
}

interface Options {
  smtpUrl: string | undefined
  from: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** What the daily caps are multiplied by; 0: there are none. */
  capScale: number
  /** Told of each mail that a mail server took. */
  onSent?: () => void
}

const mostPerDay: Record<MailCap, number> = {
  verification: 6,
  'password-link': 6,
  'address-change': 6,
  receipt: 10,
}

export function createOutbox({ db }: Database, { smtpUrl, from, log, capScale, onSent }: Options): Outbox {
  const delivery = smtpUrl
    ? startDelivery(db, telling(createSmtpSender(smtpUrl, from), onSent), log)
    : undefined
  const firstStatus = delivery ? ('queued' as const) : ('kept' as const)
  const rowOf = (mail: NewMail) => ({
    id: mail.id ?? randomUUIDv7(),
    repliesTo: mail.repliesTo ?? [],
    toAddress: mail.to,
    replyTo: mail.replyTo ?? null,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html ?? null,
    cap: mail.cap ?? null,
    kind: mail.kind ?? null,
    about: mail.about ?? null,
    hasSecret: mail.hasSecret ?? true,
    status: firstStatus,
  })
  return {
    hasRoom: async (tx, to, cap) =>
      capScale === 0 || (await countCapped(tx, to, cap)) < Math.ceil(mostPerDay[cap] * capScale),
    queue: (tx, mail) => insertMail(tx, rowOf(mail)),
    queued: (mails) => mailsInserted(mails.map(rowOf)),
    async again(tx, id, anew) {
      if (!anew) return beginAgain(tx, id, { status: firstStatus })
      const { toAddress, subject, textBody, htmlBody, hasSecret } = rowOf(anew)
      const words = { toAddress, subject, textBody, htmlBody, hasSecret }
      await beginAgain(tx, id, { status: firstStatus, anew: words })
    },
    wake: () => delivery?.wake(),
    state: () => delivery?.state(),
    close: async () => delivery?.close(),
  }
}

const telling = (sender: MailSender, onSent: (() => void) | undefined): MailSender => ({
  ...sender,
  async send(mail) {
    await sender.send(mail)
    onSent?.()
  },
})
