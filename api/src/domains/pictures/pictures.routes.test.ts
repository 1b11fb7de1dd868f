import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { makeMissingAvifs } from './pictures.jobs.ts'
import {
  addWaitingPictures,
  markPictureReady,
  toPicture,
  findPicturesById,
  savePicture,
} from './pictures.service.ts'
import { findNextWaiting, listWaiting, putFirst } from './pictures.store.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const job = () => ({
  app: haat.app,
  services: haat.services,
  waitForQuiet: async () => {},
  priority: 0,
  signal: AbortSignal.timeout(60_000),
  log: { warn: (...logged: unknown[]) => expect(logged).toBeUndefined() },
})

const photograph = (background: string, width = 700) =>
  sharp({ create: { width, height: width, channels: 3, background } })
    .jpeg()
    .toBuffer()

const get = (name: string, headers: Record<string, string> = {}) =>
  haat.app.inject({ url: `/pictures/${name}`, headers })

describe('a picture that was sent', () => {
  it('has a record in the shape that pages show', async () => {
    const id = await savePicture(haat.services, await photograph('#123456'))
    const row = (await findPicturesById(haat.services.db, [id, id, 'unknown'])).get(id)
    const alt = { en: 'A blue sheet', ne: 'निलो पाना' }
    expect(toPicture(row!, alt)).toEqual({
      src: `/pictures/${id}`,
      widths: [160, 320, 640, 700],
      width: 700,
      height: 700,
      blur: expect.stringMatching(/^data:image\/webp;base64,/),
      alt,
    })
  })

  it('is served for ever, as what it is, and can do nothing but be looked at', async () => {
    const id = await savePicture(haat.services, await photograph('#654321'))
    const answer = await get(`${id}-320.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
  })

  it('is the same when it is sent again', async () => {
    const bytes = await photograph('#0f0f0f')
    const id = await savePicture(haat.services, bytes)
    const first = (await get(`${id}-160.webp`)).rawPayload
    expect(await savePicture(haat.services, bytes)).toBe(id)
    expect((await get(`${id}-160.webp`)).rawPayload.equals(first)).toBe(true)
  })

  it('answers with its WebP for a while where the AVIF is not made yet', async () => {
    const id = await savePicture(haat.services, await photograph('#abcdef'))
    const before = await get(`${id}-640.avif`)
    expect(before.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
    })
    expect(await makeMissingAvifs(job())).toBeGreaterThan(0)
    const after = await get(`${id}-640.avif`)
    expect(after.headers['content-type']).toBe('image/avif')
    expect(after.headers['cache-control']).toContain('immutable')
    const made = await sharp(after.rawPayload).metadata()
    expect([made.format, made.width]).toEqual(['heif', 640])
    expect((await findPicturesById(haat.services.db, [id])).get(id)?.hasAvif).toBe(true)
    expect(await makeMissingAvifs(job())).toBe(0)
  })

  it('comes smaller to those who save data, and caches are told', async () => {
    const id = await savePicture(haat.services, await photograph('#fedcba'))
    const answer = await get(`${id}-640.webp`, { 'save-data': 'on' })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
    expect(answer.headers['vary']).toContain('Save-Data')
    expect((await get(`${id}-160.webp`, { 'save-data': 'on' })).statusCode).toBe(200)
  })

  it('is refused with a sentence when it is no picture', async () => {
    const refusal = savePicture(haat.services, Buffer.from('<svg/>'))
    await expect(refusal).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'A picture must be a JPEG, PNG, WebP or AVIF file.',
    })
  })
})

describe('a picture that is only described yet', () => {
  const blur = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E"
  const describeOne = (id: string, position: number) =>
    addWaitingPictures(haat.services.db, [
      { id, width: 1280, height: 1280, widths: [160, 320], blur, status: 'waiting', spec: {}, position },
    ])
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]

  it('shows its ground, which no cache may keep, and goes before what nobody looks at', async () => {
    await describeOne(first, 7)
    await describeOne(second, 8)
    const answer = await get(`${second}-320.avif`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers['content-type']).toMatch('image/svg+xml')
    expect(answer.body).toBe("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>")
    const waiting = await listWaiting(haat.services.db)
    expect(waiting.map(({ id }) => id)).toEqual([second, first])
    expect((await findNextWaiting(haat.services.db, []))?.id).toBe(second)
    expect((await findNextWaiting(haat.services.db, [second]))?.id).toBe(first)
  })

  it('comes after those that the first pages show, which keep their order', async () => {
    const [third, fourth] = ['d'.repeat(32), 'c'.repeat(32)]
    await describeOne(third, 9)
    await describeOne(fourth, 10)
    await putFirst(haat.services.db, [third, fourth])
    expect((await get(`${fourth}-320.avif`)).statusCode).toBe(200)
    const waiting = await listWaiting(haat.services.db)
    expect(waiting.map(({ id }) => id)).toEqual([third, fourth, second, first])
    for (const id of [third, fourth]) await markPictureReady(haat.services.db, id, blur)
  })

  it('is not found in a width that it will not have', async () => {
    expectRefusal(await get(`${first}-640.webp`), 404, 'NOT_FOUND')
  })

  it('waits no longer once it is finished', async () => {
    for (const id of [first, second])
      await markPictureReady(haat.services.db, id, 'data:image/webp;base64,AA==')
    expect(await listWaiting(haat.services.db)).toEqual([])
    expectRefusal(await get(`${first}-320.webp`), 404, 'NOT_FOUND')
  })
})

describe('what is no picture', () => {
  it.each([
    `${'0'.repeat(32)}-320.webp`,
    `${'0'.repeat(32)}-320.svg`,
    `${'0'.repeat(32)}-0.webp`,
    `${'0'.repeat(32)}.webp`,
    `${'G'.repeat(32)}-320.webp`,
    '..%2f..%2fsecret-key',
    '%2e%2e%2fsecret-key-320.webp',
    '%00',
    'a',
  ])('is not found as %s', async (name) => {
    expectRefusal(await get(name), 404, 'NOT_FOUND')
  })
})
