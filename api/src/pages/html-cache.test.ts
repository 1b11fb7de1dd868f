import { describe, expect, it, vi } from 'vitest'
import { createHtmlCache, newNonce } from './html-cache.ts'

const page = (status = 200, isWhole = true) =>
  vi.fn(async (nonce: string) => ({
    response: new Response(`<script nonce="${nonce}"></script>${nonce}`, { status }),
    isWhole: () => isWhole,
  }))

describe('the cache of rendered pages', () => {
  it('renders once for visitors who come together, and leaves a place for each nonce', async () => {
    const cached = createHtmlCache(60_000, 10)
    const render = page()
    const [one, two] = await Promise.all([cached('en /', render), cached('en /', render)])
    expect(render).toHaveBeenCalledTimes(1)
    expect(one).toBe(two)
    const nonces = [newNonce(), newNonce()]
    const bodies = await Promise.all(nonces.map((nonce) => one.withNonce(nonce, undefined)))
    expect(bodies.map(({ body }) => body.toString())).toEqual(
      nonces.map((nonce) => `<script nonce="${nonce}"></script>${nonce}`),
    )
  })

  it('keeps languages and addresses apart', async () => {
    const cached = createHtmlCache(60_000, 10)
    const render = page()
    for (const key of ['en /', 'ne /', 'en /about']) await cached(key, render)
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('forgets a page that has had its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cached = createHtmlCache(5000, 10)
    const render = page()
    await cached('en /', render)
    vi.setSystemTime(Date.now() + 4999)
    await cached('en /', render)
    expect(render).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 1)
    await cached('en /', render)
    vi.useRealTimers()
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('keeps no error: the next visitor tries again', async () => {
    const cached = createHtmlCache(60_000, 10)
    const failing = page(500)
    expect((await cached('en /', failing)).status).toBe(500)
    await cached('en /', failing)
    expect(failing).toHaveBeenCalledTimes(2)
    const broken = vi.fn(() => Promise.reject(new Error('render failed')))
    await expect(cached('en /x', broken)).rejects.toThrow('render failed')
    await expect(cached('en /x', broken)).rejects.toThrow('render failed')
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it('keeps no page that lacks a part: the next visitor, and who waited for the same one, gets another', async () => {
    const cached = createHtmlCache(60_000, 10)
    const [lacking, whole] = [page(200, false), page()]
    const [first, second] = await Promise.all([cached('en /', lacking), cached('en /', whole)])
    expect([first.isWhole, second.isWhole]).toEqual([false, true])
    expect(await cached('en /', lacking)).toBe(second)
    expect(lacking).toHaveBeenCalledTimes(1)
  })

  it('lets all who came together know that a page cannot be had, and makes it once for them', async () => {
    const cached = createHtmlCache(60_000, 10)
    const refused = page(503, false)
    const pages = await Promise.all([cached('en /', refused), cached('en /', refused)])
    expect(pages.map(({ status }) => status)).toEqual([503, 503])
    expect(refused).toHaveBeenCalledTimes(1)
  })

  it('holds only so many pages, and lets the oldest go', async () => {
    const cached = createHtmlCache(60_000, 2)
    const render = page()
    for (const key of ['a', 'b', 'c', 'b', 'c']) await cached(key, render)
    expect(render).toHaveBeenCalledTimes(3)
    await cached('a', render)
    expect(render).toHaveBeenCalledTimes(4)
  })

  it('makes nonces that nobody guesses', () => {
    const nonces = Array.from({ length: 100 }, newNonce)
    expect(new Set(nonces).size).toBe(100)
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true)
  })
})
