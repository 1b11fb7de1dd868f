import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contactMessage } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import { createPageData } from './page-data.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '0.01' } })
})
afterAll(() => haat.close())

describe('the API as the pages call it in the same process', () => {
  it('answers as over the network, refusals included', async () => {
    const { fetch } = createPageData(haat.app)({})
    const answer = await fetch('/api/site/settings', { method: 'GET' })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })])
    const body = JSON.stringify(contactMessage({ email: 'nobody' }))
    const headers = { 'content-type': 'application/json' }
    const refused = await fetch('/api/contact-admin', { method: 'POST', headers, body })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      422,
      'VALIDATION_FAILED',
    ])
  })

  it('counts it against nobody: no limit of a visitor, used up or not, decides what a page shows', async () => {
    const ask = (remoteAddress: string) => haat.app.inject({ url: '/api/site/settings', remoteAddress })
    const visitor = '203.0.113.2'
    while ((await ask(visitor)).statusCode !== 429);
    for (let at = 0; at < 250; at++) {
      const page = createPageData(haat.app)({})
      expect((await page.fetch('/api/site/settings', { method: 'GET' })).status).toBe(200)
    }
    expect((await ask('203.0.113.3')).statusCode).toBe(200)
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
    const read = async (url: string, method = 'GET') => (await dataFor({}).fetch(url, { method })).json()
    return { dataFor, inject, read }
  }
  const shared = answer(200, 'public, max-age=60')

  it('is shared while it is fresh when the API calls it public', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { inject, read } = open(shared)
    await Promise.all([read('/a'), read('/a'), read('/b')])
    expect(inject).toHaveBeenCalledTimes(2)
    vi.setSystemTime(Date.now() + 5001)
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
    await dataFor({ lastWrite: '0/3000148' }).fetch('/a', { method: 'GET' })
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

  it('and failed for one page is still given to another that asked at the same time', async () => {
    const { read } = open(answer(429, 'no-store'), shared)
    expect(await Promise.all([read('/a'), read('/a')])).toEqual([{ answered: 429 }, { answered: 200 }])
  })
})

describe('a page that was read', () => {
  const wholeAfter = async (inject: () => Promise<unknown>) => {
    const page = createPageData({ inject } as unknown as FastifyInstance)({})
    const { status } = await page.fetch('/a', { method: 'GET' })
    return [status, page.isWhole()]
  }
  const answering = (statusCode: number) => async () => ({ statusCode, headers: {}, body: '{}' })

  it.each([429, 500, 503])('is not whole when a part of it was answered %i', async (status) => {
    expect(await wholeAfter(answering(status))).toEqual([status, false])
  })

  it.each([200, 404, 422])('is whole when all of it was answered, be it with %i', async (status) => {
    expect(await wholeAfter(answering(status))).toEqual([status, true])
  })

  it('is not whole when a part of it broke', async () => {
    expect(await wholeAfter(() => Promise.reject(new Error('broken')))).toEqual([503, false])
  })

  it('is waited for longer when it is the first of a process, whose code is still being compiled', async () => {
    vi.useFakeTimers()
    const inject = () =>
      new Promise((resolve) => setTimeout(resolve, 9000, { statusCode: 200, headers: {}, body: '{}' }))
    const dataFor = createPageData({ inject } as unknown as FastifyInstance)
    const pages = [dataFor({ isFirst: true }), dataFor({})]
    const answers = Promise.all(pages.map((page) => page.fetch('/a', { method: 'POST' })))
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await answers).map(({ status }) => status)).toEqual([200, 503])
    vi.useRealTimers()
  })

  it('is not waited for when a part of it hangs, and the next page asks anew', async () => {
    vi.useFakeTimers()
    const inject = vi.fn(() => new Promise(() => {}))
    const dataFor = createPageData({ inject } as unknown as FastifyInstance)
    const pages = [dataFor({}), dataFor({})]
    const answers = Promise.all(pages.map((page) => page.fetch('/a', { method: 'GET' })))
    await vi.advanceTimersByTimeAsync(2000)
    expect((await answers).map(({ status }) => status)).toEqual([503, 503])
    expect(pages.map((page) => page.isWhole())).toEqual([false, false])
    void dataFor({}).fetch('/a', { method: 'GET' })
    vi.useRealTimers()
    expect(inject).toHaveBeenCalledTimes(2)
  })
})
