import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ticketKey } from '#domains/support/sender/ticket-key.ts'
import { bearer, contactMessage, makeToken } from './factories.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

type Headers = Record<string, string>

/** What senders and staff do with tickets, over HTTP. */
export function createDeskClient(haat: TestApp) {
  const ask = (url: string, headers: Headers = {}) => haat.app.inject({ url: `/api${url}`, headers })
  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object, headers: Headers = {}) =>
    haat.app.inject({ method, url: `/api${url}`, payload, headers })
  const row = async (number: string) =>
    (await haat.database.pool.query('select * from tickets where number = $1', [number.slice(2)])).rows[0]
  return {
    ask,
    send,
    row,
    async staff() {
      const { user, token } = await makeToken(haat.services, 'staff')
      return { user, headers: bearer(token) }
    },
    async write(changes = {}, headers: Headers = {}) {
      const answer = await send('POST', '/contact-admin', contactMessage(changes), headers)
      expect(answer.statusCode, answer.body).toBe(200)
      const number = answer.json().data.ticketNumber as string
      const key = { 'x-ticket-key': ticketKey(haat.services, (await row(number)).id) }
      return { number, key }
    },
    reply: (words: string, changes = {}) => ({
      kind: 'reply',
      words,
      messageKey: randomUUID(),
      ...changes,
    }),
    auditEntries: async (number: string) =>
      (
        await haat.database.pool.query(
          'select action, actor_name, before, after from audit_entries where subject_id = $1 order by at, id',
          [number],
        )
      ).rows,
  }
}

/** An app of its own with one person of the staff signed in, and what that person does. */
export async function openDesk() {
  const haat = await buildTestApp({ environment: { PUBLIC_URL: 'https://haat.test' } })
  const client = createDeskClient(haat)
  const binod = await client.staff()
  return {
    haat,
    client,
    binod,
    get: async (url: string) => (await client.ask(`/staff${url}`, binod.headers)).json().data,
    patch: (number: string, body: object, headers = binod.headers) =>
      client.send('PATCH', `/staff/tickets/${number}`, body, headers),
    replyTo: (number: string, body: object, headers = binod.headers) =>
      client.send('POST', `/staff/tickets/${number}/replies`, body, headers),
    mailsOf: async (number: string) =>
      (
        await haat.database.pool.query(
          "select * from mails where subject like $1 and subject like 'Re:%' order by created_at",
          [`%(${number})%`],
        )
      ).rows,
  }
}
