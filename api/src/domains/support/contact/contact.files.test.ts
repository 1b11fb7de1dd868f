import { stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken, pdfBytes } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findFile } from '#domains/files/files.store.ts'
import { clearUploads } from '../tickets/ticket-files.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const upload = (bytes: Buffer, name = 'receipt.webp') =>
  haat.app.inject({
    method: 'POST',
    url: `/api/contact-admin/files?name=${name}`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })

const evenPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .webp()
    .toBuffer()

describe('pictures from people without a sign-in', () => {
  let most = 0
  const look = () => {
    most = Math.max(most, sharp.counters().process)
  }
  afterEach(() => sharp.queue.off('change', look))

  it('are drawn one at a time, so that a crowd of them leaves the threads to sign-ins and pages', async () => {
    const picture = await evenPicture(400, 300)
    sharp.queue.on('change', look)
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(picture)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(most).toBeLessThanOrEqual(1)
  })

  it('are refused when a few bytes stand for more than a photograph', async () => {
    // 38 bytes of WebP: 7,000 times 7,000 pixels of one colour.
    const bomb = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvV9vVBgfQoAqXof+BiOh/AAA=', 'base64')
    const refusal = expectRefusal(await upload(bomb), 422, 'VALIDATION_FAILED')
    expect(refusal.fields).toEqual({ file: 'The picture is too large: at most 25 million pixels.' })
  })
})

describe('uploads whose message was never sent', () => {
  const leave = (count: number, sizeBytes: number, age: string) =>
    haat.database.pool.query(
      `with left_behind as (
         insert into files (id, sha256, name, content_type, size_bytes)
         select gen_random_uuid(), md5(n::text) || md5(n::text), 'left.pdf', 'application/pdf', $2
         from generate_series(1, $1) n returning id)
       insert into ticket_files (file_id, created_at) select id, now() - $3::interval from left_behind`,
      [count, sizeBytes, age],
    )
  const waiting = async () =>
    (await haat.database.pool.query('select 1 from ticket_files where ticket_id is null')).rowCount
  const clear = () => haat.database.pool.query('delete from ticket_files where ticket_id is null')
  const refusal =
    'We cannot take more files right now. Please send your message without it, or try again later.'

  it('are all gone after two hours, however many they are', async () => {
    await clear()
    await leave(1000, 1, '121 minutes')
    await leave(3, 1, '119 minutes')
    const real = (await upload(Buffer.concat([pdfBytes, Buffer.from('left')]), 'real.pdf')).json().data
    const { db, files } = haat.services
    const bytes = path.join(files.root, files.pathOf((await findFile(db, real.id))!.sha256))
    const twoHoursAgo = new Date(Date.now() - 7_260_000)
    await utimes(bytes, twoHoursAgo, twoHoursAgo)
    await haat.database.pool.query('update ticket_files set created_at = $2 where file_id = $1', [
      real.id,
      twoHoursAgo,
    ])
    expect(await clearUploads(haat.services)).toBe(1001)
    expect(await waiting()).toBe(3)
    await expect(stat(bytes)).rejects.toThrow('ENOENT')
    expect((await haat.database.pool.query("select 1 from files where name = 'left.pdf'")).rowCount).toBe(3)
  })

  it.each([
    { count: 2000, sizeBytes: 1 },
    { count: 2, sizeBytes: 1024 ** 3 },
  ])('close the door for more when they are $count of $sizeBytes bytes', async ({ count, sizeBytes }) => {
    await clear()
    const sent = (await upload(pdfBytes, 'sent.pdf')).json().data
    await leave(count, sizeBytes, '1 minute')
    const { message } = expectRefusal(await upload(pdfBytes, 'late.pdf'), 503, 'UNAVAILABLE')
    expect(message).toBe(refusal)
    expect(await waiting()).toBe(count + 1)
    const payload = contactMessage({ subject: `With a file of ${count}`, fileIds: [sent.id] })
    const answer = await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
    expect(answer.statusCode).toBe(200)
    const { token } = await makeToken(haat.services, 'staff')
    const ours = await haat.app.inject({
      method: 'POST',
      url: `/api/staff/tickets/${answer.json().data.ticketNumber}/files?name=ours.pdf`,
      payload: pdfBytes,
      headers: { 'content-type': 'application/octet-stream', ...bearer(token) },
    })
    expect(ours.statusCode).toBe(200)
  })
})
