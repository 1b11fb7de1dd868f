import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken, pdfBytes } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { ticketKey } from '../sender/ticket-key.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())
afterEach(() => void vi.useRealTimers())

interface File {
  id: string
  url: string
}
type Headers = Record<string, string>
const get = (url: string, headers: Headers = {}) => haat.app.inject({ url, headers })
const post = (url: string, payload: object, headers: Headers = {}) =>
  haat.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })

async function upload(url: string, headers: Headers = {}): Promise<File> {
  const answer = await haat.app.inject({
    method: 'POST',
    url: `/api${url}?name=bill.pdf`,
    payload: pdfBytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

/** A ticket with one file, as its sender and as staff see it. */
async function ticketWithFile() {
  const file = await upload('/contact-admin/files')
  const sent = await post('/contact-admin', contactMessage({ subject: randomUUID(), fileIds: [file.id] }))
  const number = sent.json().data.ticketNumber as string
  const { rows } = await haat.database.pool.query('select id from tickets where number = $1', [
    number.slice(2),
  ])
  const headers = { 'x-ticket-key': ticketKey(haat.services, rows[0].id) }
  const filesOf = async (url: string, as: Headers): Promise<File[]> =>
    (await get(`/api${url}`, as))
      .json<{ data: { messages: { files: File[] }[] } }>()
      .data.messages.flatMap(({ files }) => files)
  const [own] = await filesOf(`/tickets/${number}`, headers)
  return { file, number, headers, filesOf, own: own! }
}

describe('a file of a ticket', () => {
  it('is shown to nobody before its message is sent', async () => {
    const { url } = await upload('/contact-admin/files')
    expectRefusal(await get(url), 404, 'NOT_FOUND')
  })

  it('is shown by the addresses that the thread gives its sender and the desk, and kept by no cache', async () => {
    const { number, own, filesOf } = await ticketWithFile()
    const staff = bearer((await makeToken(haat.services, 'staff')).token)
    const [ours] = await filesOf(`/staff/tickets/${number}`, staff)
    for (const { url } of [own, ours!]) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(pdfBytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it('comes with the answer to whoever sent it and with what the desk answers', async () => {
    const { number, headers } = await ticketWithFile()
    const second = await upload(`/tickets/${number}/files`, headers)
    const said = { words: 'And this', messageKey: randomUUID(), fileIds: [second.id] }
    const told = await post(`/tickets/${number}/messages`, said, headers)
    expect((await get(told.json().data.files[0].url)).statusCode).toBe(200)
    const staff = bearer((await makeToken(haat.services, 'staff')).token)
    const third = await upload(`/staff/tickets/${number}/files`, staff)
    expectRefusal(await get(third.url), 404, 'NOT_FOUND')
    const reply = { kind: 'reply', words: 'Here you are.', messageKey: randomUUID(), fileIds: [third.id] }
    const answered = await post(`/staff/tickets/${number}/replies`, reply, staff)
    const { messages } = answered.json<{ data: { messages: { files: File[] }[] } }>().data
    expect((await get(messages.at(-1)!.files[0]!.url)).statusCode).toBe(200)
  })

  it('has an address that ends, and the thread gives a new one', async () => {
    const { own, number, headers, filesOf } = await ticketWithFile()
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 59 * 60_000 })
    expect((await get(own.url)).statusCode).toBe(200)
    vi.setSystemTime(now + 76 * 60_000)
    expect(expectRefusal(await get(own.url), 404, 'NOT_FOUND').message).toBe(
      'This address of a file has ended. Please open the message that it came with again.',
    )
    const [again] = await filesOf(`/tickets/${number}`, headers)
    expect((await get(again!.url)).statusCode).toBe(200)
  })

  it('is not shown by its bare address, a made-up one, or what opens another', async () => {
    const { own, file } = await ticketWithFile()
    const other = await ticketWithFile()
    const [path, query = ''] = own.url.split('?')
    const later = new URLSearchParams(query)
    later.set('until', String(Number(later.get('until')) + 3_600_000))
    const tries = [
      file.url,
      `${path}?until=${Date.now() + 60_000}`,
      `${path}?until=${Date.now() + 60_000}&by=guessed`,
      `${path}?${later}`,
      `${path}?${other.own.url.split('?')[1]}`,
      `${path}?until=&by=`,
      `${path}?until[]=1&by=1&by=2`,
    ]
    for (const url of tries) expectRefusal(await get(url), 404, 'NOT_FOUND')
  })
})
