import { describe, expect, it, vi } from 'vitest'
import { TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import { createHtmlCache, newNonce } from './html-cache.ts'

const page = (status = 200, isWhole = true) =>
  vi.fn(async (nonce: string) => ({
    response: new Response(`<script nonce="${nonce}">start()</script>`, { status }),
    isWhole: () => isWhole,
  }))

describe('the cache of rendered pages', () => {
  it('renders once for visitors who come together, with hashes of what carried the nonce instead of it', async () => {
    const cached = createHtmlCache(60_000, 10)
    const render = page()
    const [one, two] = await Promise.all([cached('en /', render), cached('en /', render)])
    expect(render).toHaveBeenCalledTimes(1)
    expect(one).toBe(two)
    expect((await one.bodyFor(undefined)).body.toString()).toBe('<script>start()</script>')
    expect(one.sources.script).toMatch(/^'sha256-[^' ]+'$/)
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
    vi.setSystemTime(Date.now() + 5000)
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

  it('lets the scripts of a page wait for a touch, but not of one that lacks a part', async () => {
    const entry = '<script type="module" async="" src="/assets/index.js"></script>'
    const html = `<html><head></head><body><div data-island=""></div>${entry}</body></html>`
    const bodyOf = async (isWhole: boolean) => {
      const render = async () => ({ response: new Response(html), isWhole: () => isWhole })
      const rendered = await createHtmlCache(60_000, 10)('en /', render)
      return (await rendered.bodyFor(undefined)).body.toString()
    }
    expect(await bodyOf(true)).toContain('touched.then')
    expect(await bodyOf(false)).toMatch(/run\(\)\}<\/script><\/body>/)
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

  it('gives the last good page while a new one cannot be made, for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cached = createHtmlCache(5000, 10)
    const good = await cached('en /', page())
    cached.forgetAll()
    expect(await cached('en /', page(503, false))).toBe(good)
    const hourMs = 3_600_000
    vi.setSystemTime(Date.now() + hourMs)
    const busy = vi.fn(() => Promise.reject(new TooBusyError()))
    expect(await cached('en /', busy)).toBe(good)
    await cached('en /', busy)
    expect(busy).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 5001)
    expect((await cached('en /', page(503, false))).status).toBe(503)
    await expect(cached('en /', busy)).rejects.toThrow(TooBusyError)
    vi.useRealTimers()
  })

  it('gives no former page for one that is gone, or that only lacks a part', async () => {
    const cached = createHtmlCache(60_000, 10)
    await cached('en /', page())
    cached.forgetAll()
    expect((await cached('en /', page(200, false))).isWhole).toBe(false)
    expect((await cached('en /', page(404))).status).toBe(404)
    expect((await cached('en /', page(503, false))).status).toBe(503)
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
