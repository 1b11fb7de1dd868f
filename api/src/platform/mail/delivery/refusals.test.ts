import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSmtpScript, type SmtpScript, type SmtpStep } from '../../../../test/smtp-script.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { listNewestMails } from '../mail.store.ts'
import type { NewMail } from '../outbox.ts'

let smtp: SmtpScript
let haat: TestApp

beforeAll(async () => {
  smtp = await startSmtpScript()
  haat = await buildTestApp({ environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://haat.example' } })
})
beforeEach(async () => {
  await haat.database.pool.query('delete from mails')
  smtp.replies = {}
  smtp.accepted = []
  smtp.before = async () => {}
})
afterAll(async () => {
  await haat.close()
  await smtp.close()
})

const stored = () => listNewestMails(haat.database.db, 100)
const mailTo = async (to: string) => (await stored()).find(({ toAddress }) => toAddress === to)!

async function queue(to: string, mail: Partial<NewMail> = {}) {
  const { db, outbox } = haat.services
  await db.transaction((tx) =>
    outbox.queue(tx, { to, subject: 'Namaste', text: 'Open https://haat.example/x', ...mail }),
  )
  outbox.wake()
}
async function tried(to: string, attempts = 1) {
  await vi.waitUntil(async () => (await mailTo(to)).attempts >= attempts, { interval: 10 })
  return mailTo(to)
}
async function refused(to: string, mail: Partial<NewMail> = {}) {
  await queue(to, mail)
  return tried(to)
}
async function sent(to: string) {
  await queue(to)
  await vi.waitUntil(async () => (await mailTo(to)).status === 'sent', { interval: 10 })
}
async function makeDue() {
  await haat.database.pool.query("update mails set next_attempt_at = now() where status = 'queued'")
  haat.services.outbox.wake()
}
const logged = (sentence: string) => haat.logged().split(sentence).length - 1

const noSuchUser = '550 5.1.1 No such user here'

describe('a mail ends', () => {
  it.each<[SmtpStep, string]>([
    ['RCPT', noSuchUser],
    ['RCPT', '550-5.1.1 The account that you tried to reach\r\n550 5.1.1 does not exist'],
    ['RCPT', '550 No such mailbox'],
    ['RCPT', '551 User not local'],
    ['RCPT', '553 Mailbox name not allowed'],
    ['RCPT', '550 5.2.1 Mailbox disabled'],
    ['RCPT', '550 5.4.1 Recipient address rejected'],
    ['RCPT', '550 5.5.0 Requested action not taken: mailbox unavailable'],
    ['RCPT', '556 5.1.10 The domain takes no mail'],
    ['DATA', '554 5.6.0 Not this'],
    ['message', '554 Transaction failed'],
    ['message', '552 5.3.4 Message too big'],
  ])('when the server says to %s "%s"', async (step, reply) => {
    smtp.replies[step] = reply
    const mail = await refused('nobody@example.com')
    expect(mail).toMatchObject({ status: 'ended', endReason: 'refused', endedAt: expect.any(Date) })
    expect(mail.lastCode).toBe(Number(reply.slice(0, 3)))
    expect(mail.lastError).toContain(reply.split('\r\n')[0]!)
  })

  it('when its address is none that a mail server could be told', async () => {
    expect(await refused('not an address')).toMatchObject({ status: 'ended', lastCode: null })
  })

  it('when its reader’s mailbox is full for more than five days', async () => {
    smtp.replies.RCPT = '552 5.2.2 Mailbox full'
    expect(await refused('full@example.com')).toMatchObject({ status: 'queued', lastCode: 552 })
    await haat.database.pool.query("update mails set created_at = now() - interval '121 hours'")
    await makeDue()
    expect(await tried('full@example.com', 2)).toMatchObject({ status: 'ended', endReason: 'full' })
  })

  it('and says so in the log, without the address, and does not keep others waiting', async () => {
    const before = logged('a mail was refused for good and has ended')
    smtp.replies.RCPT = (reader) => (reader === 'nobody@example.com' ? noSuchUser : undefined)
    await refused('nobody@example.com')
    await sent('sita@example.com')
    expect(logged('a mail was refused for good and has ended')).toBe(before + 1)
    expect(haat.logged()).not.toContain('nobody@example.com')
  })

  it('once, though the connection to the database breaks in the act', async () => {
    smtp.replies.RCPT = noSuchUser
    let isFirst = true
    smtp.before = async (step) => {
      if (step !== 'RCPT' || !isFirst) return
      isFirst = false
      await haat.database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
      )
    }
    await queue('nobody@example.com')
    await vi.waitUntil(() => logged('mail delivery round failed') > 0)
    expect(await mailTo('nobody@example.com')).toMatchObject({ attempts: 0, status: 'queued', endedAt: null })
    haat.services.outbox.wake()
    expect(await tried('nobody@example.com')).toMatchObject({ attempts: 1, status: 'ended' })
  })
})

describe('a mail waits and is tried again', () => {
  const minute = 60_000
  it.each<[SmtpStep, string, number]>([
    ['greeting', '554 5.7.1 Your host is blocked', 0],
    ['EHLO', '550 5.7.1 No', 0],
    ['AUTH', '535 5.7.8 Wrong password', 0],
    ['MAIL', '550 5.1.8 Sender refused', 0],
    ['RCPT', '450 4.2.1 Try again later', 0],
    ['RCPT', '421 4.3.2 Shutting down', 0],
    ['message', '451 4.3.0 Try again later', 0],
    ['message', '421 4.3.2 Shutting down', 0],
    ['RCPT', '550 5.7.1 Blocked: see the list of bad senders', 55 * minute],
    ['RCPT', '554 Blocked by a list', 55 * minute],
    ['RCPT', '550 5.1.8 Your domain is not there', 55 * minute],
    ['RCPT', '530 5.7.0 Authentication required', 55 * minute],
    ['RCPT', '503 5.5.1 Bad sequence of commands', 55 * minute],
    ['message', '554 5.7.1 This looks like spam', 55 * minute],
    ['message', '550 5.3.2 The system takes no mail', 55 * minute],
    ['RCPT', '552 Over quota', 55 * minute],
  ])('when the server says to %s "%s"', async (step, reply, leastPause) => {
    smtp.replies[step] = reply
    const mail = await refused('sita@example.com')
    expect(mail).toMatchObject({ status: 'queued', endedAt: null, textBody: expect.stringContaining('Open') })
    expect(mail.lastError).toContain(reply)
    expect(mail.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(leastPause)
    smtp.replies = {}
    await makeDue()
    await vi.waitUntil(() => smtp.accepted.includes('sita@example.com'), { interval: 10 })
  })
})

describe('readers who are refused one after the other', () => {
  const readers = [1, 2, 3, 4, 5, 6].map((n) => `reader-${n}@example.com`)

  it('are not ended: from the fifth on all of them wait, with their words, until a mail is taken', async () => {
    smtp.replies.RCPT = noSuchUser
    for (const reader of readers.slice(0, 4)) await refused(reader)
    expect((await stored()).map(({ status }) => status)).toEqual(Array(4).fill('ended'))
    for (const reader of readers.slice(4)) await refused(reader)
    for (const mail of await stored()) {
      expect(mail).toMatchObject({ status: 'queued', endedAt: null, endReason: null })
      expect(mail.textBody).toContain('Open')
      expect(mail.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(55 * 60_000)
    }
    expect(haat.logged()).toContain('none of them is ended')

    smtp.replies = {}
    await sent('sita@example.com')
    await makeDue()
    await vi.waitUntil(async () => (await stored()).every(({ status }) => status === 'sent'))
  })

  it('are ended one by one when the server takes the mails of others', async () => {
    smtp.replies.RCPT = (reader) => (reader.startsWith('reader') ? noSuchUser : undefined)
    for (const reader of readers) {
      await refused(reader)
      await sent(`friend-of-${reader}`)
    }
    expect((await stored()).filter(({ status }) => status === 'ended')).toHaveLength(6)
  })

  it('are no reason to doubt where it is one reader', async () => {
    smtp.replies.RCPT = noSuchUser
    for (let at = 1; at <= 6; at++) {
      await queue('nobody@example.com')
      await vi.waitUntil(async () => (await stored()).filter(({ attempts }) => attempts > 0).length === at, {
        interval: 10,
      })
    }
    expect((await stored()).every(({ status }) => status === 'ended')).toBe(true)
  })
})

describe('the words of an ended mail', () => {
  it('are dropped where they hold a secret, as soon as the server has taken another mail', async () => {
    smtp.replies.RCPT = (reader) => (reader.startsWith('nobody') ? noSuchUser : undefined)
    await refused('nobody@example.com', { html: '<p>Open</p>' })
    await refused('nobody-else@example.com', { hasSecret: false })
    expect((await mailTo('nobody@example.com')).textBody).toContain('Open')
    await sent('sita@example.com')
    expect(await mailTo('nobody@example.com')).toMatchObject({
      status: 'ended',
      textBody: '',
      htmlBody: null,
    })
    expect((await mailTo('nobody-else@example.com')).textBody).toContain('Open')
  })
})

describe('what cannot be delivered is seen', () => {
  const health = async () => {
    const answer = await haat.app.inject('/api/health')
    return { code: answer.statusCode, ...answer.json<{ mail: string; mails: object }>() }
  }

  it('in the health, by number and age, which stays 200', async () => {
    smtp.replies.greeting = '554 No'
    await refused('sita@example.com')
    await refused('hari@example.com')
    await haat.database.pool.query(
      "update mails set created_at = now() - interval '2 hours' where to_address like 'sita%'",
    )
    await expect.poll(health).toMatchObject({
      code: 200,
      mail: 'waiting',
      mails: { waiting: 2, oldestWaitingSeconds: expect.closeTo(7200, -2), ended: 0 },
    })
    expect(haat.logged()).toMatch(/"waiting":\d+,"oldestWaitingSeconds":\d+/)
  })

  it('and breaks no invariant, waiting or ended', async () => {
    smtp.replies.RCPT = (reader) => (reader.startsWith('nobody') ? noSuchUser : '450 Later')
    await refused('nobody@example.com')
    await refused('sita@example.com')
    await expectInvariants(haat.database.db)
    await haat.database.pool.query("update mails set last_error = null where status = 'ended'")
    await expect(expectInvariants(haat.database.db)).rejects.toMatchObject({
      actual: [{ rule: 'a mail is delivered, kept, tried again, or ended and told' }],
    })
  })
})
