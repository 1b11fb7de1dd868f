import { insertMissingMails } from '@haat/api/platform/mail/mail.store.ts'
import type { Services } from '@haat/api/services.ts'

const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)

/** Mails that staff of the demo have sent again, and have stopped. */
export const retriedMailId = '01930a00-0000-7000-8000-000000000004'
export const stoppedMailId = '01930a00-0000-7000-8000-000000000005'

/** Inserts mails that are still tried and mails that failed. A demo with a mail server gets none: it would send them. */
export async function ensureDemoMails({ config, db }: Services) {
  if (config.smtpUrl !== undefined) return
  await insertMissingMails(db, [
    {
      id: '01930a00-0000-7000-8000-000000000001',
      toAddress: 'kamala@mailbox.example',
      kind: 'account',
      subject: 'Your password was changed',
      textBody: 'Namaste Kamala,\n\nthe password of your account at Haat was changed.\n',
      status: 'queued',
      attempts: 6,
      nextAttemptAt: ago(-1),
      lastError: '451 4.3.2 mailbox.example is too busy, please try again later',
      lastCode: 451,
      createdAt: ago(27),
    },
    {
      id: '01930a00-0000-7000-8000-000000000002',
      toAddress: 'prakash@mailbox.example',
      kind: 'account',
      subject: 'You signed in on a new device',
      textBody: 'Namaste Prakash,\n\nyou signed in to Haat on a new device.\n',
      hasSecret: false,
      status: 'ended',
      attempts: 9,
      lastError: '552 5.2.2 The mailbox is full',
      lastCode: 552,
      createdAt: ago(170),
      endedAt: ago(50),
      endReason: 'full',
    },
    {
      id: '01930a00-0000-7000-8000-000000000003',
      toAddress: 'bishnu@mailbox.example',
      kind: 'account',
      subject: 'Please confirm your email address',
      // A mail whose link opens an account loses its text once it has ended.
      textBody: '',
      status: 'ended',
      attempts: 1,
      lastError: '550 5.1.1 No such user here',
      lastCode: 550,
      createdAt: ago(75),
      endedAt: ago(75),
      endReason: 'refused',
    },
    {
      id: retriedMailId,
      toAddress: 'sunil@mailbox.example',
      kind: 'account',
      subject: 'Your address was changed',
      textBody: 'Namaste Sunil,\n\nthe address of your account at Haat was changed.\n',
      hasSecret: false,
      status: 'ended',
      attempts: 9,
      lastError: '552 5.2.2 The mailbox is full',
      lastCode: 552,
      createdAt: ago(220),
      endedAt: ago(100),
      endReason: 'full',
    },
    {
      id: stoppedMailId,
      toAddress: 'gita@old-office.example',
      kind: 'account',
      subject: 'Your password was changed',
      textBody: 'Namaste Gita,\n\nthe password of your account at Haat was changed.\n',
      status: 'queued',
      attempts: 7,
      nextAttemptAt: ago(-2),
      lastError: '450 4.1.2 old-office.example was not found',
      lastCode: 450,
      createdAt: ago(44),
    },
  ])
}
