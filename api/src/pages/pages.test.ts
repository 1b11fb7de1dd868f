import compress from '@fastify/compress'
import fastify from 'fastify'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { readConfig } from '#config.ts'
import { createMetrics } from '#metrics.ts'
import { createBus } from '#platform/cluster/bus.ts'
import type { Client } from './client/client-app.ts'
import { mountPages } from './pages.ts'

const scripts = ['start()', 'carry(on)']
const script = (nonce: string, at: number) => `<script nonce="${nonce}">${scripts[at]}</script>`
const goods = Array.from({ length: 100 }, (_, index) => `<li>ढाका टोपी ${index * 7919}</li>`).join('')
const statuses: Record<string, number> = { '/nowhere': 404, '/broken': 503 }
/** As if data had come into the page unescaped, with and without a guess of the nonce. */
const injected = '<script>alert(1)</script><script nonce="guess">alert(2)</script>'
let finishSlow = () => {}
const slow = new Promise<void>((resolve) => (finishSlow = resolve))
let rendered = 0
const client: Client = {
  app: async () => ({
    fetch: async (request, { context: { page } }) => {
      rendered += 1
      const { pathname } = new URL(request.url)
      if (pathname === '/slow') await slow
      if (pathname === '/thrown') throw new Error('The page broke')
      const body = page.hasSessionCookie ? 'spinner' : goods
      const html = `<html>${script(page.nonce, 0)}${goods}${injected}${body}${script(page.nonce, 1)}</html>`
      return new Response(html, {
        status: statuses[pathname] ?? 200,
        headers: { 'content-type': 'text/html' },
      })
    },
  }),
  messagesHref: () => undefined,
}

const app = fastify()
const bus = createBus({ transports: [] })
beforeAll(async () => {
  await app.register(compress)
  await mountPages(
    app,
    { bus, config: readConfig({ NODE_ENV: 'production' }), metrics: createMetrics() },
    client,
  )
})
afterAll(() => app.close())

const visit = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method })
type Answer = Awaited<ReturnType<typeof visit>>

const scriptSources = ({ headers }: Answer) =>
  /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** Only what the renderer marked as ours, and nothing that the page holds beside it. */
const ownHashes = ["'self'", ...scripts.map(hashOf)].join(' ')
const ownPage = (body: string) =>
  `<html><script>start()</script>${goods}${injected}${body}<script>carry(on)</script></html>`

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a shared page in %s', (encoding, decompress) => {
  const accepted = { 'accept-encoding': encoding }

  it('is rendered once, without a nonce, and its policy names our own inline scripts and no other', async () => {
    const before = rendered
    const answers = [await visit(`/once-${encoding}`, accepted), await visit(`/once-${encoding}`, accepted)]
    expect(rendered - before).toBe(1)
    for (const answer of answers) {
      expect(decompress(answer.rawPayload).toString()).toBe(ownPage(goods))
      expect(scriptSources(answer)).toBe(ownHashes)
    }
  })

  it('says what it is, how long it is and what it depends on, to HEAD as well', async () => {
    await visit('/long', accepted) // The first answer is compressed in haste.
    const answer = await visit('/long', accepted)
    const told = {
      'content-type': 'text/html',
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'no-store',
      vary: 'Cookie, accept-encoding',
    }
    expect(answer.headers).toMatchObject(told)
    const head = await visit('/long', accepted, 'HEAD')
    expect([head.rawPayload.length, head.headers]).toMatchObject([0, told])
  })
})

describe('a page', () => {
  it('comes uncompressed to who takes nothing else', async () => {
    const answer = await visit('/plain')
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.body).toBe(ownPage(goods))
  })

  it('that carries a token in its address is rendered for each request', async () => {
    const before = rendered
    const answers = [await visit('/verify-email?token=x'), await visit('/verify-email?token=x')]
    expect(rendered - before).toBe(2)
    expect(answers.map(scriptSources)).toEqual([ownHashes, ownHashes])
  })

  it('that is not there says so, with a policy of the same kind, and is not kept', async () => {
    const before = rendered
    const answers = [await visit('/nowhere'), await visit('/nowhere', { 'accept-encoding': 'br' })]
    expect(rendered - before).toBe(2)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers.map(scriptSources)).toEqual([ownHashes, ownHashes])
  })

  it('of whoever has a token, or made one up, is rendered once for all of them, apart from the visitors’', async () => {
    const before = rendered
    const answers = [
      await visit('/mine'),
      await visit('/mine', { cookie: `${accessTokenCookie}=x` }),
      await visit('/mine', { cookie: `${accessTokenCookie}=y`, 'accept-encoding': 'gzip' }),
      await visit('/mine', { cookie: `${refreshTokenCookie}=z; last-write=0/1` }),
    ]
    expect(rendered - before).toBe(2)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const [, plain, zipped] = answers as [Answer, Answer, Answer]
    expect(plain.body).toBe(ownPage('spinner'))
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(ownPage('spinner'))
  })

  it('that could not read its subject says when to come back, not the same to all, and is not kept', async () => {
    const before = rendered
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => visit(`/broken?${at}`)))
    const waits = answers.map(({ headers }) => Number(headers['retry-after']))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...waits)).toBeLessThanOrEqual(8)
    expect(new Set(waits).size).toBeGreaterThan(1)
    await visit('/broken?0')
    expect(rendered - before).toBe(31)
  })

  it('that breaks while it is rendered is 500 with words, and the next visitor tries again', async () => {
    const before = rendered
    const answers = [await visit('/thrown'), await visit('/thrown', { cookie: 'language=ne' })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    expect(answers[0]!.body).toContain('Something went wrong!')
    expect(answers[1]!.body).toContain('केही गडबड भयो!')
    expect(rendered - before).toBe(2)
  })

  it('that one too many asks for is refused with words in their language, and opens by itself', async () => {
    const crowd = Array.from({ length: 160 }, async (_, at) => await visit(`/slow?${at}`))
    const cookie = 'language=ne'
    const [english, nepali] = [await visit('/slow?en'), await visit('/slow?ne', { cookie })]
    for (const { statusCode, headers, body } of [english, nepali]) {
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(3)
      expect(body).toMatch(/<noscript><meta http-equiv="refresh" content="[3-8]"><\/noscript>/)
      expect(body).toContain('location.reload()')
    }
    expect(english.body).toContain('opens by itself')
    expect(nepali.body).toContain('आफैँ खुल्छ')
    // A cached page costs nothing and is sent all the same.
    expect((await visit('/mine')).statusCode).toBe(200)
    finishSlow()
    expect(new Set((await Promise.all(crowd)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await visit('/slow?en')).statusCode).toBe(200)
  })
})
