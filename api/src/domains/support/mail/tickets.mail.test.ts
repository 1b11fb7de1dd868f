import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languageCookie, languages, type Language } from '@haat/contract/shared/language.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { openDesk } from '../../../../test/desk-scenario.ts'
import { repliesUnread } from '#platform/mail/layout/mail-draft.ts'
import { createStaffTasks } from '../tickets/open-task.service.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.haat.close())

const site = 'https://haat.test'

interface StoredMail {
  kind: string
  to_address: string
  text_body: string
  html_body: string
  reply_to: string | null
}
const mailsAbout = async (number: string): Promise<StoredMail[]> =>
  (
    await desk.haat.database.pool.query('select * from mails where about = $1 order by created_at, id', [
      `ticket ${number}`,
    ])
  ).rows

/** Every mail has its button, the same address in its plain text, and no way to be answered by mail. */
function expectThread(mails: StoredMail[], kind: string, language: Language, link: RegExp) {
  const ofKind = mails.filter((mail) => mail.kind === kind)
  expect(ofKind, kind).not.toHaveLength(0)
  for (const { text_body: text, html_body: html, reply_to: replyTo } of ofKind) {
    const [address] = link.exec(text) ?? []
    expect(address, `${kind}: ${text}`).toBeTruthy()
    expect(html).toContain(`href="${address!.replaceAll('&', '&amp;')}"`)
    expect(text).toContain(repliesUnread[language])
    expect(html).toContain(repliesUnread[language])
    expect(replyTo).toBeNull()
  }
}
const deskLink = (number: string) => new RegExp(`${site}/staff/desk/${number}(?=\\n)`)
const keyedLink = (number: string) =>
  new RegExp(`${site}/contact-admin\\?ticket=${number}&key=[\\w-]{20,}(?=\\n)`)
const ownLink = (number: string) => new RegExp(`${site}/contact-admin\\?ticket=${number}(?=\\n)`)

it.each(languages)(
  'every mail about a ticket of a visitor leads to its thread, by its key: %s',
  async (language) => {
    const cookie = `${languageCookie}=${language}`
    const { number } = await desk.client.write({ email: `${randomUUID()}@example.com` }, { cookie })
    await desk.replyTo(number, desk.client.reply('We ask the vendor.'))
    const mails = await mailsAbout(number)
    expectThread(mails, 'ticket.desk', 'en', deskLink(number))
    expectThread(mails, 'ticket.receipt', language, keyedLink(number))
    expectThread(mails, 'ticket.reply', language, keyedLink(number))
    expect(mails).toHaveLength(3)
  },
)

it.each(languages)('of an account, to the thread in the account: %s', async (language) => {
  const { user, token } = await makeToken(desk.haat.services, 'shopper')
  await desk.haat.database.pool.query('update users set email_verified = true where id = $1', [user.id])
  const headers = { ...bearer(token), cookie: `${languageCookie}=${language}` }
  const one = await desk.client.write({ email: user.email }, headers)
  const two = await desk.client.write({ email: user.email, subject: 'Again' }, headers)
  await desk.replyTo(one.number, desk.client.reply('We ask the vendor.'))
  const { version } = await desk.get(`/tickets/${one.number}`)
  const merge = { version, into: two.number }
  const url = `/staff/tickets/${one.number}/merge`
  expect((await desk.client.send('POST', url, merge, desk.binod.headers)).statusCode).toBe(200)
  const mails = await mailsAbout(one.number)
  expectThread(mails, 'ticket.receipt', language, ownLink(one.number))
  expectThread(mails, 'ticket.reply', language, ownLink(one.number))
  expectThread(await mailsAbout(two.number), 'ticket.merge', language, ownLink(two.number))
})

it.each(languages)('of a chat that nobody was there for, by its key: %s', async (language) => {
  const chat = {
    name: 'Mina',
    email: `${randomUUID()}@example.com`,
    words: 'Hello?',
    messageKey: randomUUID(),
  }
  const { number } = (await desk.client.send('POST', '/chats', { ...chat, language })).json().data
  expectThread(await mailsAbout(number), 'ticket.receipt', language, keyedLink(number))
})

it('of a task that Haat set itself, to the desk', async () => {
  const { services } = desk.haat
  const about = { kind: 'order' as const, id: '20001', title: 'Order 20001' }
  const task = { key: ['payment', randomUUID()], subject: 'Paid twice', message: 'Please look.', about }
  await createStaffTasks(() => services).open(services.db, task)
  const { rows } = await desk.haat.database.pool.query("select number from tickets where type = 'payment'")
  const number = `T-${rows[0].number}`
  expectThread(await mailsAbout(number), 'ticket.desk', 'en', deskLink(number))
})
