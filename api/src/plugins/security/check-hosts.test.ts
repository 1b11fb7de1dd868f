import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountDemoWindows } from '@haat/demo/windows/demo-windows.ts'
import { mountPages } from '#pages/pages.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let port: number
let isRendered = false
const client = {
  app: async () => ({
    fetch: async (request: Request) => {
      isRendered = true
      return new Response(`<html>${request.url}</html>`, { headers: { 'content-type': 'text/html' } })
    },
  }),
  messagesHref: () => undefined,
}

beforeAll(async () => {
  haat = await buildTestApp({
    environment: { TRUSTED_PROXIES: '10.0.0.1' },
    prepare: (app, services) => {
      mountDemoWindows(app, services)
      void mountPages(app, services, client)
    },
  })
  await haat.app.listen({ port: 0, host: '127.0.0.1' })
  port = (haat.app.server.address() as AddressInfo).port
})
afterAll(() => haat.close())

const places = [
  '/',
  '/products/',
  '/api/site/settings',
  '/api/auth/google?state=/',
  '/pictures/none-320.webp',
  '/sitemap.xml',
  '/robots.txt',
  '/dev/mail',
  '/api/nowhere',
]
const bad = [
  'a b',
  '<script>',
  'haat.test"><b>',
  'haat.test:99999',
  'haat.test:',
  'haat.test:80a',
  '[::',
  '[::1]x',
  '[zz]',
  'user@haat.test',
  'haat.test/path',
  'haat.test?x',
  'haat.test#x',
  'haat.test\\x',
  'haat..test',
  '.haat.test',
  '-haat.test',
  'haat%2etest',
  'हाट.test',
  'a,b',
  `${'a'.repeat(64)}.test`,
  `${'a.'.repeat(130)}test`,
]

describe('a Host that is none', () => {
  it.each(bad)('%j is refused before anything is made of it', async (host) => {
    for (const url of places) {
      const answer = await haat.app.inject({ url, headers: { host } })
      const { message } = expectRefusal(answer, 400, 'BAD_REQUEST')
      expect(message).toBe('The Host of the request is not valid.')
      if (host.trim()) expect(answer.body).not.toContain(host)
    }
    expect(isRendered).toBe(false)
  })

  it('is told to people on a page', async () => {
    const headers = { host: 'a b', accept: 'text/html', cookie: 'language=ne' }
    const answer = await haat.app.inject({ url: '/products/', headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(answer.body).toContain('यो लिङ्क मिलेन')
  })

  it.each([
    { 'x-forwarded-host': 'a b' },
    { 'x-forwarded-host': 'haat.test, <b>' },
    { 'x-forwarded-proto': 'javascript' },
  ])('%j of a trusted proxy counts as much, and of nobody else', async (forwarded) => {
    const ask = (remoteAddress: string) =>
      haat.app.inject({
        url: '/api/site/settings',
        headers: { host: 'haat.test', ...forwarded },
        remoteAddress,
      })
    expectRefusal(await ask('10.0.0.1'), 400, 'BAD_REQUEST')
    expect((await ask('10.0.0.2')).statusCode).toBe(200)
  })

  it.each([
    ['GET / HTTP/1.1', 'Host: haat.test', 'Host: evil.test'],
    ['GET /api/site/settings HTTP/1.1', 'Host: haat.test', 'host: haat.test'],
    ['GET / HTTP/1.1'],
    ['GET / HTTP/1.1', 'Host:'],
    ['GET / HTTP/1.0'],
    ['GET /robots.txt HTTP/1.0'],
    ['GET / HTTP/1.1', 'Host: a\u0001b'],
    ['GET / HTTP/1.1', 'Host: a\tb'],
    ['GET http://evil.test/ HTTP/1.1', 'Host: <evil>'],
    ['GET / HTTP/1.1', `Host: ${'a'.repeat(20_000)}`],
  ])('is refused on the wire: %s %s %s', async (...lines) => {
    expect(await send(lines)).toMatch(/^HTTP\/1\.1 4(00|31) /)
  })
})

async function send(lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

describe('a Host that is one', () => {
  it.each([
    'haat.test',
    'HAAT.test:8443',
    '127.0.0.1:3000',
    '[::1]:3000',
    'xn--11b.test',
    'my_shop',
    'haat.test.',
  ])('%s is served', async (host) => {
    expect((await haat.app.inject({ url: '/api/site/settings', headers: { host } })).statusCode).toBe(200)
  })

  it('is not asked of a balancer that looks whether we live', async () => {
    expect(await send(['GET /api/health HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is not read from a request that names the whole address', async () => {
    const answer = await send(['GET http://evil.test/api/site/settings HTTP/1.1', 'Host: haat.test'])
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /)
    expect(answer).not.toContain('evil.test')
    expect(await send(['GET http://evil.test/ HTTP/1.1', 'Host: haat.test'])).toMatch(/^HTTP\/1\.1 [24]\d\d /)
  })
})

describe('without a public address', () => {
  const evil = { host: 'evil.test' }
  const ask = (url: string, headers: Record<string, string> = evil) => haat.app.inject({ url, headers })

  it('no answer that a cache may keep repeats what the visitor called us', async () => {
    for (const url of [...places, '/sitemaps/pages-1.xml']) {
      const answer = await ask(url)
      const isKept = !/no-store/.test(String(answer.headers['cache-control'] ?? 'no-store'))
      const said = answer.body + JSON.stringify(answer.headers)
      if (isKept) expect(said, url).not.toContain('evil')
    }
    expect((await ask('/robots.txt')).body).not.toContain('Sitemap:')
  })

  it('a sitemap, which has to name the site, is made for each who asks', async () => {
    const answer = await ask('/sitemap.xml')
    expect(answer.body).toContain('<loc>http://evil.test/sitemaps/pages-1.xml</loc>')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringMatching(/\bHost\b/i),
    })
  })

  it('a page that is shared is the same under every name, and made once for all of them', async () => {
    const pages = await Promise.all(
      ['evil.test', 'a.test', 'b.test:81'].map((host) => ask('/one-page', { host })),
    )
    for (const { body } of pages) expect(body).toBe(pages[0]!.body)
    expect(pages[0]!.body).not.toContain('evil')
  })
})
