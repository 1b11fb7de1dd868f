import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

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
