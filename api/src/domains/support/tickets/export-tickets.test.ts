import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, contactMessage, goodPassword, makeAccount, makeToken } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('a person’s data hold every message of their tickets that they may see, and no note of staff', async () => {
  const user = await makeAccount(haat.services)
  const browser = new TestBrowser(haat)
  await browser.signIn(user.email, goodPassword)
  const sent = await browser.call('POST /contact-admin', contactMessage({ email: user.email }))
  const number: string = sent.json().data.ticketNumber
  const headers = bearer((await makeToken(haat.services, 'staff')).token)
  const answer = (kind: 'reply' | 'note', words: string) =>
    haat.app.inject({
      method: 'POST',
      url: `/api/staff/tickets/${number}/replies`,
      payload: { kind, words, messageKey: randomUUID() },
      headers,
    })
  expect((await answer('note', 'Asked the courier about it.')).statusCode).toBe(200)
  expect((await answer('reply', 'It comes tomorrow.')).statusCode).toBe(200)
  const more = { words: 'Thank you.', messageKey: randomUUID() }
  expect((await browser.call(`POST /tickets/${number}/messages`, more)).statusCode).toBe(200)
  const mine = await browser.call('GET /account/export')
  expect(mine.json().data.messagesToSupport).toMatchObject([
    {
      ticketNumber: number,
      messages: [
        { author: 'sender', words: 'It was to come on Sunday and did not.', files: [] },
        { author: 'staff', words: 'It comes tomorrow.' },
        { author: 'sender', words: 'Thank you.' },
      ],
    },
  ])
  expect(mine.body).not.toContain('Asked the courier')
})
