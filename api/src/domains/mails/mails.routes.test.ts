import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { createDeskClient } from '../../../test/desk-scenario.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, goodPassword, makeToken, signedIn } from '../../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { startSmtpScript, type SmtpScript } from '../../../test/smtp-script.ts'
import { listNewestMails } from '#platform/mail/mail.store.ts'

let smtp: SmtpScript
let shop: OrderShop
let desk: ReturnType<typeof createDeskClient>
let staff: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpScript()
  shop = await openOrderShop({ SMTP_URL: smtp.url })
  desk = createDeskClient(shop)
  staff = await signedIn(shop.services, 'staff')
})
beforeEach(async () => {
  await shop.database.pool.query('delete from mails')
  smtp.replies = {}
  smtp.accepted = []
})
afterAll(async () => {
  await expectInvariants(shop.services.db)
  await shop.close()
  await smtp.close()
})

const noSuchUser = '550 5.1.1 No such user here'
const refuse = (address: string) => {
  smtp.replies.RCPT = (reader) => (reader === address ? noSuchUser : undefined)
}
const stored = () => listNewestMails(shop.services.db, 100)
const became = (to: string, status: string) =>
  vi.waitUntil(async () => (await stored()).some((mail) => mail.toAddress === to && mail.status === status), {
    interval: 10,
  })
async function queue(to: string, changes: { hasSecret?: boolean; subject?: string } = {}) {
  const { db, outbox } = shop.services
  await db.transaction((tx) => outbox.queue(tx, { to, subject: 'Namaste', text: 'Words', ...changes }))
  outbox.wake()
}
/** Delivers a mail to somebody else: only then is an earlier refusal certain to be about its recipient. */
async function settle() {
  await queue('taken@example.com')
  await became('taken@example.com', 'sent')
}
const list = async (state: string, query = '') =>
  (await desk.ask(`/staff/mails?state=${state}${query}`, staff)).json().data as {
    items: UndeliveredMail[]
    total: number
    nextCursor: string | null
  }
const press = (path: string, headers = staff) => desk.send('POST', `/staff/mails/${path}`, {}, headers)
const lastAuditEntries = async () =>
  (
    await shop.database.pool.query(
      "select action, subject_label, before, after from audit_entries where action like 'mail.%' order by at desc, id desc limit 1",
    )
  ).rows[0]

describe('staff', () => {
  it('see what waits, since when, what the server said and when it is tried next', async () => {
    smtp.replies.AUTH = '535 5.7.8 Wrong password'
    await queue('sita@example.com')
    await vi.waitUntil(async () => (await stored())[0]!.attempts > 0, { interval: 10 })
    await shop.database.pool.query("update mails set created_at = now() - interval '1 hour'")
    expect((await list('waiting')).items).toMatchObject([
      {
        to: 'sita@example.com',
        subject: 'Namaste',
        lastError: expect.stringContaining('535 5.7.8 Wrong password'),
        lastCode: 535,
        nextAttemptAt: expect.any(String),
      },
    ])
    const summary = (await desk.ask('/staff/mails/summary', staff)).json().data
    expect(summary).toMatchObject({ server: 'waiting', waiting: 1, ended: 0 })
    expect(summary.oldestWaitingSeconds).toBeGreaterThanOrEqual(3600)

    smtp.replies = {}
    expect((await press('retry')).json().data).toEqual({ count: 1 })
    await became('sita@example.com', 'sent')
    expect(await lastAuditEntries()).toMatchObject({ action: 'mail.retry-all', after: { count: 1 } })
  })

  it('see what has ended, and send it again as it was while its words are there', async () => {
    refuse('nobody@example.com')
    await queue('nobody@example.com', { hasSecret: false, subject: 'On its way' })
    await became('nobody@example.com', 'ended')
    await settle()
    const [mail] = (await list('ended')).items
    expect(mail).toMatchObject({
      to: 'nobody@example.com',
      lastError: noSuchUser,
      lastCode: 550,
      endReason: 'refused',
      endedAt: expect.any(String),
      again: 'as-it-was',
    })
    smtp.replies = {}
    expect((await press(`${mail!.id}/retry`)).statusCode).toBe(200)
    await became('nobody@example.com', 'sent')
    expect(await lastAuditEntries()).toMatchObject({ action: 'mail.retry', subject_label: 'On its way' })
    expectRefusal(await press(`${mail!.id}/retry`), 409, 'CONFLICT')
  })

  it('cannot send again what opened an account: its words are gone', async () => {
    refuse('nobody@example.com')
    await queue('nobody@example.com')
    await became('nobody@example.com', 'ended')
    await settle()
    const [mail] = (await list('ended')).items
    expect(mail!.again).toBe('no')
    expectRefusal(await press(`${mail!.id}/retry`), 409, 'CONFLICT')
  })

  it('try a waiting one no more, which is noted', async () => {
    smtp.replies.RCPT = '550 5.7.1 Not from you'
    await queue('sita@example.com')
    await vi.waitUntil(async () => (await stored())[0]!.attempts > 0, { interval: 10 })
    const [mail] = (await list('waiting')).items
    expect((await press(`${mail!.id}/end`)).statusCode).toBe(200)
    expect((await list('ended')).items).toMatchObject([{ id: mail!.id, endReason: 'staff' }])
    expect((await stored())[0]!.textBody).toBe('')
    expect(await lastAuditEntries()).toMatchObject({ action: 'mail.end', after: { status: 'ended' } })
    expectRefusal(await press(`${mail!.id}/end`), 409, 'CONFLICT')
  })

  it('walk both lists by cursor, each mail once', async () => {
    await shop.database.pool.query(`
      insert into mails (id, to_address, subject, text_body, status, next_attempt_at, ended_at, end_reason, last_error)
      select gen_random_uuid(), n || '@example.com', 'x', 'x', case when n > 12 then 'ended' else 'queued' end,
        now() + interval '1 hour', case when n > 12 then now() end, case when n > 12 then 'refused' end, 'no'
      from generate_series(1, 24) n`)
    for (const state of ['waiting', 'ended']) {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          state,
          `&pageSize=5${cursor && `&cursor=${cursor}`}`,
        )
        expect(page.total).toBe(12)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(new Set(seen).size).toBe(12)
      expect(seen).toHaveLength(12)
    }
    expectRefusal(
      await desk.ask('/staff/mails?cursor=0192f0a0-0000-7000-8000-000000000009', staff),
      400,
      'BAD_REQUEST',
    )
  })
})

describe('a sender', () => {
  it('whose answer came back is marked in the thread and beside it, and can be written to again', async () => {
    const { number } = await desk.write({ email: 'nobody@example.com' })
    await became('nobody@example.com', 'sent')
    refuse('nobody@example.com')
    await desk.send('POST', `/staff/tickets/${number}/replies`, desk.reply('It is on its way.'), staff)
    await became('nobody@example.com', 'ended')
    const thread = (await desk.ask(`/staff/tickets/${number}`, staff)).json().data
    expect(thread.messages.at(-1)).toMatchObject({ mail: 'ended', mailError: noSuchUser })
    const context = async () => (await desk.ask(`/staff/tickets/${number}/context`, staff)).json().data
    expect((await context()).customer.mailComesBack).toBe(true)

    await settle()
    const [mail] = (await list('ended')).items
    expect(mail).toMatchObject({ kind: 'ticket', about: number, again: 'anew' })
    smtp.replies = {}
    await press(`${mail!.id}/retry`)
    await vi.waitUntil(() => smtp.accepted.filter((to) => to === 'nobody@example.com').length === 2)
    await vi.waitUntil(async () => !(await stored()).some(({ status }) => status !== 'sent'))
    const again = (await desk.ask(`/staff/tickets/${number}`, staff)).json().data
    expect(again.messages.at(-1)).toMatchObject({ mail: 'sent', mailError: null })
    expect((await context()).customer.mailComesBack).toBe(false)
  })
})

describe('an account whose mails come back', () => {
  it('says so to whoever is signed in to it, and nothing to a stranger', async () => {
    const { user, token } = await makeToken(shop.services, 'shopper')
    const comesBack = async () => (await desk.ask('/account/mail', bearer(token))).json().data.comesBack
    expect(await comesBack()).toBe(false)
    refuse(user.email)
    const ask = (email: string) => desk.send('POST', '/auth/forgot-password', { email })
    const answer = await ask(user.email)
    await became(user.email, 'ended')
    expect(await comesBack()).toBe(true)
    expect((await ask(user.email)).json()).toEqual(answer.json())
    expect((await ask('stranger@example.com')).json()).toEqual(answer.json())
    const registered = await desk.send('POST', '/auth/register', {
      name: 'Maya',
      email: user.email,
      password: goodPassword,
      acceptedTerms: true,
    })
    expect(registered.statusCode).toBe(200)
    expect(registered.body).not.toContain('No such user')
  })
})

describe('a shopper', () => {
  it('is told on the order that its mail came back, and has the code sent again to another address', async () => {
    const thing = await shop.make({ pricePaisa: 850_00, variants: [{ values: [], onHand: 5 }] })
    const anjali = await shop.shopper()
    const { email } = (await anjali.send('GET', '/auth/me')).json().user
    refuse(email)
    const { number } = await anjali.buyProducts([[thing]])
    await became(email, 'ended')
    expect(await anjali.getOrder(number)).toMatchObject({
      needsCode: true,
      mail: { to: email, state: 'ended' },
    })
    await settle()
    const [ended] = (await list('ended')).items
    expect(ended).toMatchObject({ kind: 'order', about: number, again: 'anew' })

    await shop.database.pool.query('update users set email = $1 where id = $2', [
      'new@example.com',
      anjali.userId,
    ])
    await shop.services.outbox.close()
    expect((await press(`${ended!.id}/retry`)).statusCode).toBe(200)
    const mail = (await stored()).find(({ id }) => id === ended!.id)
    expect(mail).toMatchObject({ toAddress: 'new@example.com', status: 'queued' })
    expect(mail!.textBody).toMatch(/Your code: \d{6}/)
    expect((await anjali.getOrder(number)).mail).toBeNull()
    await shop.database.pool.query("update mails set created_at = now() - interval '11 minutes'")
    expect((await anjali.getOrder(number)).mail).toEqual({ to: 'new@example.com', state: 'waiting' })
  })
})
