import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactMessage } from '../../../../test/factories.ts'
import { startSilentServer, startSmtpStandIn, type SmtpStandIn } from '../../../../test/smtp-stand-in.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listNewestMails } from '#platform/mail/mail.store.ts'

let haat: TestApp
let smtp: SmtpStandIn
beforeEach(async () => {
  smtp = await startSmtpStandIn()
})
afterEach(async () => {
  await haat.close()
  await smtp.close()
})

const start = async (SMTP_URL: string) => {
  haat = await buildTestApp({
    environment: { SMTP_URL, PUBLIC_URL: 'https://haat.test', SUPPORT_EMAIL: 'desk@haat.test' },
  })
}
const post = (payload: object) => haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
const statuses = async () => (await listNewestMails(haat.services.db, 10)).map((mail) => mail.status)

describe('the mails of a message to support', () => {
  it('arrive at the desk and at the sender, who learns the number; neither invites an answer by mail', async () => {
    await start(smtp.url)
    await post(contactMessage({ email: 'sita@example.com', name: 'सीता', subject: 'दही 🥣' }))
    const mails = await smtp.waitForMails(2)
    const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address)
    expect(to('desk@haat.test')).toMatchObject({
      subject: '[T-1001] General Support: दही 🥣',
    })
    expect(to('desk@haat.test')?.text).toContain('It was to come on Sunday and did not.')
    expect(to('sita@example.com')).toMatchObject({
      // Nobody has proven that the address is theirs, so the text is not mailed there.
      subject: 'We have your message (T-1001)',
    })
    expect(to('sita@example.com')?.text).toContain('Namaste सीता,')
    expect(to('sita@example.com')?.html).toContain('Namaste सीता,')
    expect(to('desk@haat.test')?.html).toContain('सीता &lt;sita@example.com&gt;')
    await vi.waitUntil(async () => (await statuses()).every((status) => status === 'sent'))
    expect(smtp.received).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.replyTo).toBeUndefined()
      expect(mail.text).toContain('Replies to this email are not read')
      expect(mail.html).toContain('Replies to this email are not read')
    }
  })

  it('get no headers or recipients from line breaks in name and subject', async () => {
    await start(smtp.url)
    const injected = 'Hello\r\nBcc: all@example.com\r\nX-Evil: yes\r\n\r\n<h1>body</h1>'
    const subject = injected.slice(0, 60)
    const message = `${injected} and <a href="x">more</a>`
    expect((await post(contactMessage({ name: injected, subject, message }))).statusCode).toBe(200)
    const mails = await smtp.waitForMails(2)
    const desk = mails.find(({ to }) => to?.[0]?.address === 'desk@haat.test')
    expect(desk?.subject).toContain('Hello Bcc: all@example.com X-Evil: yes')
    expect(desk?.html).toContain('&lt;h1&gt;body&lt;/h1&gt; and &lt;a href=&quot;x&quot;&gt;more')
    for (const mail of mails) {
      const keys = mail.headers.map((header) => header.key)
      expect(keys).not.toContain('bcc')
      expect(keys).not.toContain('x-evil')
      expect(mail.to).toHaveLength(1)
      expect(mail.html).not.toMatch(/<h1|<a href="x"/)
    }
  })

  it('never make the sender wait for a mail server that hangs', async () => {
    const silent = await startSilentServer()
    await start(silent.url)
    const startedAt = performance.now()
    expect((await post(contactMessage())).statusCode).toBe(200)
    await silent.firstCaller
    expect((await post(contactMessage())).statusCode).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(4000)
    expect(await statuses()).toEqual(['queued', 'queued', 'queued', 'queued'])
    await silent.close()
  })

  it('go out when a mail server that was away is back', async () => {
    await start(smtp.url)
    smtp.mode = 'refuse later'
    expect((await post(contactMessage())).statusCode).toBe(200)
    await smtp.waitForRefusals(2)
    await vi.waitUntil(async () => {
      const mails = await listNewestMails(haat.services.db, 10)
      return mails.length === 2 && mails.every((mail) => mail.attempts === 1)
    })
    smtp.mode = 'accept'
    await haat.database.pool.query('update mails set next_attempt_at = now()')
    haat.services.outbox.wake()
    await smtp.waitForMails(2)
    await vi.waitUntil(async () => (await statuses()).every((status) => status === 'sent'))
  })
})
