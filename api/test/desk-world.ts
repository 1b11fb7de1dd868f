import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ticketKey } from '#domains/tickets/ticket-key.ts'
import { bearer, contactMessage, makeToken } from './factories.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

type Headers = Record<string, string>

/** Senders and staff of a desk, speaking HTTP. */
export function deskWorld(haat: TestApp) {
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
    deeds: async (number: string) =>
      (
        await haat.database.pool.query(
          'select action, actor_name, before, after from audit_entries where subject_id = $1 order by at, id',
          [number],
        )
      ).rows,
  }
}

/** A desk of its own with somebody at it, and what they do there. */
export async function openDesk() {
  const haat = await buildTestApp({ environment: { PUBLIC_URL: 'https://haat.test' } })
  const world = deskWorld(haat)
  const binod = await world.staff()
  return {
    haat,
    world,
    binod,
    get: async (url: string) => (await world.ask(`/staff${url}`, binod.headers)).json().data,
    patch: (number: string, body: object, headers = binod.headers) =>
      world.send('PATCH', `/staff/tickets/${number}`, body, headers),
    replyTo: (number: string, body: object, headers = binod.headers) =>
      world.send('POST', `/staff/tickets/${number}/replies`, body, headers),
    mailsOf: async (number: string) =>
      (
        await haat.database.pool.query(
          "select * from mails where subject like $1 and subject like 'Re:%' order by created_at",
          [`%(${number})%`],
        )
      ).rows,
  }
}
