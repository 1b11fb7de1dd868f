import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contactMessage } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import { createPageData } from './page-data.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '0.2' } })
})
afterAll(() => haat.close())

describe('the API as the pages call it in the same process', () => {
  it('answers as over the network, refusals included', async () => {
    const fetch = createPageData(haat.app)({ address: '203.0.113.1' })
    const answer = await fetch('/api/site/settings', { method: 'GET' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const body = JSON.stringify(contactMessage({ email: 'nobody' }))
    const headers = { 'content-type': 'application/json' }
    const refused = await fetch('/api/contact-admin', { method: 'POST', headers, body })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      422,
      'VALIDATION_FAILED',
    ])
  })

  it('counts each visitor for himself: one who asks too much does not close the shop for others', async () => {
    const send = async (address: string) => {
      const body = JSON.stringify(contactMessage())
      const headers = { 'content-type': 'application/json' }
      return (
        await createPageData(haat.app)({ address })('/api/contact-admin', { method: 'POST', headers, body })
      ).status
    }
    expect(await send('203.0.113.2')).toBe(200)
    expect(await send('203.0.113.2')).toBe(429)
    expect(await send('203.0.113.3')).toBe(200)
  })
})

describe('what pages have read', () => {
  const answer = (statusCode: number, cacheControl: string) => ({
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
    body: JSON.stringify({ answered: statusCode }),
  })
  const open = (...answers: ReturnType<typeof answer>[]) => {
    const inject = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]))
    const dataFor = createPageData({ inject } as unknown as FastifyInstance)
    const read = async (url: string, method = 'GET', address = '203.0.113.1') =>
      (await dataFor({ address })(url, { method })).json()
    return { dataFor, inject, read }
  }
  const shared = answer(200, 'public, max-age=60')

  it('is shared while it is fresh when the API calls it public', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { inject, read } = open(shared)
    await Promise.all([read('/a'), read('/a'), read('/b')])
    expect(inject).toHaveBeenCalledTimes(2)
    vi.setSystemTime(Date.now() + 5000)
    await read('/a')
    vi.useRealTimers()
    expect(inject).toHaveBeenCalledTimes(3)
  })

  it('is read again as soon as somebody says that it has changed', async () => {
    const { dataFor, inject, read } = open(shared)
    await read('/a')
    dataFor.forgetAll()
    await read('/a')
    expect(inject).toHaveBeenCalledTimes(2)
  })

  it('is read anew for somebody who has just written, up to what they wrote', async () => {
    const { dataFor, inject, read } = open(shared)
    await read('/a')
    await dataFor({ address: '203.0.113.1', lastWrite: '0/3000148' })('/a', { method: 'GET' })
    expect(inject).toHaveBeenCalledTimes(2)
    expect(inject).toHaveBeenLastCalledWith(
      expect.objectContaining({ cookies: { 'last-write': '0/3000148' } }),
    )
  })

  it('is read once for all of them, and none can change it for the others', async () => {
    const { read } = open(shared)
    const first = (await read('/a')) as object
    expect(() => Object.assign(first, { answered: 'changed' })).toThrow('read only')
    expect(await read('/a')).toBe(first)
    expect(first).toEqual({ answered: 200 })
  })

  it('is read again when it is not to be kept', async () => {
    for (const [kept, method] of [
      [answer(200, 'no-store'), 'GET'],
      [shared, 'POST'],
    ] as const) {
      const { inject, read } = open(kept)
      await read('/a', method)
      await read('/a', method)
      expect(inject).toHaveBeenCalledTimes(2)
    }
  })

  it('and was refused to one is still given to another who asked at the same time', async () => {
    const { read } = open(answer(429, 'no-store'), shared)
    expect(await Promise.all([read('/a'), read('/a', 'GET', '203.0.113.2')])).toEqual([
      { answered: 429 },
      { answered: 200 },
    ])
  })
})
