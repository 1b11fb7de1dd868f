import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeFile, pdfBytes } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { findFile } from './files.store.ts'

let haat: TestApp
let fileId: string
const name = encodeURIComponent('terms and नियम.pdf')
beforeAll(async () => {
  haat = await buildTestApp()
  fileId = await makeFile(haat.services)
})
afterAll(() => haat.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  haat.app.inject({ url: `/api/files/${url}`, headers })

describe('a stored PDF', () => {
  it('is served byte for byte, with its type, for ever', async () => {
    const answer = await get(`${fileId}/${name}`, { 'accept-encoding': 'br, gzip' })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdfBytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdfBytes.length),
      'content-disposition': `inline; filename*=UTF-8''${name}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'accept-ranges': 'bytes',
    })
  })

  it('is served in parts to a viewer that asks for parts', async () => {
    const part = await get(`${fileId}/${name}`, { range: 'bytes=0-7' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('%PDF-1.7')
    expect(part.headers['content-range']).toBe(`bytes 0-7/${pdfBytes.length}`)
    const tail = await get(`${fileId}/${name}`, { range: 'bytes=-6' })
    expect([tail.statusCode, tail.body]).toEqual([206, '%%EOF\n'])
    expectRefusal(await get(`${fileId}/${name}`, { range: 'bytes=999999-' }), 400, 'BAD_REQUEST')
  })

  it('is not sent again to a browser that has it', async () => {
    const first = await get(`${fileId}/${name}`)
    const again = await get(`${fileId}/${name}`, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('tells its size to HEAD without its bytes', async () => {
    const answer = await haat.app.inject({ method: 'HEAD', url: `/api/files/${fileId}/${name}` })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers['content-length']).toBe(String(pdfBytes.length))
  })

  it('is kept once, however often the same bytes are saved', async () => {
    const again = await findFile(haat.services.db, await makeFile(haat.services, 'again.pdf'))
    const first = await findFile(haat.services.db, fileId)
    expect(again?.sha256).toBe(first?.sha256)
  })
})

describe('what is no file', () => {
  it('is not found under another name or id', async () => {
    expectRefusal(await get(`${fileId}/other.pdf`), 404, 'NOT_FOUND')
    expectRefusal(await get(`${randomUUID()}/${name}`), 404, 'NOT_FOUND')
    expectRefusal(await get(fileId), 404, 'NOT_FOUND')
    expectRefusal(await get(`${fileId}/`), 404, 'NOT_FOUND')
  })

  it('is not found when its bytes have been lost', async () => {
    const id = await makeFile(haat.services, 'lost.pdf', Buffer.from('%PDF-1.7 lost'))
    const { files, db } = haat.services
    await rm(path.join(files.root, files.pathOf((await findFile(db, id))!.sha256)))
    expectRefusal(await get(`${id}/lost.pdf`), 404, 'NOT_FOUND')
  })

  it.each(['not-a-uuid/terms.pdf', '..%2f..%2f/terms.pdf', "1'%20or%20true--/terms.pdf", '%00/terms.pdf'])(
    'is refused as %s',
    async (url) => {
      expectRefusal(await get(url), 422, 'VALIDATION_FAILED')
    },
  )

  it.each(['%00', 'a%00.pdf'])('is refused with the name %s', async (unreadable) => {
    expectRefusal(await get(`${fileId}/${unreadable}`), 422, 'VALIDATION_FAILED')
  })

  it.each([
    '..%2f..%2fsecret-key',
    '../../../secret-key',
    '%2e%2e%2fsecret-key',
    '....//secret-key',
    '..%5csecret-key',
  ])('is not found by the path trick %s', async (trick) => {
    expectRefusal(await get(`${fileId}/${trick}`), 404, 'NOT_FOUND')
  })
})
