import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { startSmtpStandIn, type SmtpStandIn } from '../../../../test/smtp-stand-in.ts'
import { refusedPauseSeconds } from './delivery.ts'
import { listNewestMails } from '../mail.store.ts'

let smtp: SmtpStandIn
let haat: TestApp

beforeEach(async () => {
  smtp = await startSmtpStandIn()
  haat = await buildTestApp({ environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://haat.example' } })
})
afterEach(async () => {
  vi.useRealTimers()
  await haat.close()
  await smtp.close()
})

const stored = () => listNewestMails(haat.database.db, 100)
const health = async () => (await haat.app.inject('/api/health')).json<{ status: string; mail?: string }>()
const untilHealth = (mail: string) => expect.poll(health).toMatchObject({ status: 'ok', mail })
const logged = (sentence: string) => haat.logged().split(sentence).length - 1

async function queue(subject: string, to = 'sita@example.com') {
  const { db, outbox } = haat.services
  await db.transaction((tx) => outbox.queue(tx, { to, subject, text: 'Namaste' }))
  outbox.wake()
}
const untilTried = (subject: string, attempts: number) =>
  vi.waitUntil(
    async () => (await stored()).some((row) => row.subject === subject && row.attempts >= attempts),
    {
      interval: 20,
    },
  )
const makeDue = async () => {
  await haat.database.pool.query("update mails set next_attempt_at = now() - interval '1 hour'")
  haat.services.outbox.wake()
}

describe('mails that were tried in vain', () => {
  it('wait behind those that were not tried yet', async () => {
    // All of them become due in one statement, before the delivery looks for the next one.
    await haat.database.pool.query(`
      insert into mails (id, to_address, subject, text_body, status, attempts, next_attempt_at)
      select gen_random_uuid(), 'sita@example.com', case when n = 21 then 'new' else 'old' end, 'Namaste', 'queued',
        case when n = 21 then 0 else 5 end, now() - case when n = 21 then interval '1 minute' else interval '1 hour' end
      from generate_series(1, 21) n`)
    haat.services.outbox.wake()
    const received = await smtp.waitForMails(21)
    expect(haat.logged()).not.toContain('mail cannot be delivered')
    expect(received.map(({ subject }) => subject)).toEqual(['new', ...Array(20).fill('old')])
  })

  it('and were refused for good wait an hour, then longer, a day at last', () => {
    expect([0, 1, 2, 3, 4, 5, 100_000].map((attempts) => refusedPauseSeconds(attempts) / 3600)).toEqual([
      1, 2, 4, 8, 16, 24, 24,
    ])
  })
})

describe('a mail server that takes nothing', () => {
  it('is told in the log once an hour and stands in the health until it takes mail again', async () => {
    expect((await health()).mail).toBe('ok')
    smtp.mode = 'refuse later'
    await queue('first')
    await queue('second')
    await untilTried('first', 1)
    await untilTried('second', 1)
    await untilHealth('waiting')
    expect(logged('mail cannot be delivered')).toBe(1)
    expect(haat.logged()).toContain('"responseCode":451')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    await makeDue()
    await untilTried('second', 2)
    await untilTried('first', 2)
    expect(logged('mail cannot be delivered')).toBe(2)
    smtp.mode = 'accept'
    await makeDue()
    await smtp.waitForMails(2)
    await untilHealth('ok')
    expect(logged('mail is delivered again')).toBe(1)
    expect(haat.logged()).not.toContain('sita@example.com')
  })

  it('is not meant where a mailbox refuses a mail, unless it is one mail after the other', async () => {
    smtp.mode = 'refuse for good'
    await queue('refused 1')
    await untilTried('refused 1', 1)
    expect((await health()).mail).toBe('ok')
    for (let at = 2; at <= 5; at++) await queue(`refused ${at}`)
    await untilHealth('waiting')
    smtp.mode = 'accept'
    await queue('taken')
    await untilHealth('ok')
  })
})
