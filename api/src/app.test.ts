import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorSchema } from '@haat/contract/shared/errors.ts'
import { expectRefusal } from '../test/expect-refusal.ts'
import { contactMessage } from '../test/factories.ts'
import { buildTestApp, type TestApp } from '../test/test-app.ts'

let haat: TestApp
let port: number
let streamed: Readable
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: (app) => {
      app.get('/slow-page', async (_request, reply) => {
        streamed = new Readable({ read() {} })
        streamed.push('<p>first part</p>')
        return reply.type('text/html').send(streamed)
      })
    },
  })
  await haat.app.listen({ port: 0, host: '127.0.0.1' })
  port = (haat.app.server.address() as AddressInfo).port
})
afterAll(() => haat.close())

/** Sends raw bytes and returns what came until the server closed the connection. */
async function raw(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') }
}

const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`

describe('every answer', () => {
  it.each([
    '/api/site/settings',
    '/api/master-content/key/no_such_key',
    '/api/nothing',
    '/api/docs',
    '/nothing',
  ])('%s carries the security headers and a request id of its own', async (url) => {
    const [one, two] = await Promise.all([haat.app.inject(url), haat.app.inject(url)])
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
    expect(one.headers).not.toHaveProperty('x-powered-by')
    expect(one.headers).not.toHaveProperty('strict-transport-security')
  })

  it.each([
    ['/vendor/palpa-4/listings/7', '(self)'],
    ['/vendor/palpa-4/listings/new?from=mail', '(self)'],
    ['/vendor/palpa-4/services/7/new-service-1', '(self)'],
    ['/vendor/palpa-4/orders/scan', '(self)'],
    ['/vendor/palpa-4/orders/scan?pack=H-20836', '(self)'],
    ['/vendor?from=mail', '()'],
    ['/vendor/palpa-4', '()'],
    ['/vendor/palpa-4/listings', '()'],
    ['/vendor/palpa-4/orders', '()'],
    ['/vendor/palpa-4/orders/H-20836', '()'],
    ['/vendor/palpa-4/orders/scanned', '()'],
    ['/vendor/apply', '()'],
    ['/vendors/palpa', '()'],
    ['/products/vendor/', '()'],
    ['/api/vendor/shops', '()'],
    ['/courier/', '()'],
  ])('lets a page at %s open the camera: %s', async (url, camera) => {
    const { headers } = await haat.app.inject(url)
    expect(headers['permissions-policy']).toContain(`camera=${camera}, microphone=()`)
  })

  it.each([
    ['/courier/', 'no-referrer'],
    ['/courier/?from=sms', 'no-referrer'],
    ['/api/courier/run', 'no-referrer'],
    ['/couriers', 'strict-origin-when-cross-origin'],
  ])('tells other sites of a page at %s: %s', async (url, policy) => {
    expect((await haat.app.inject(url)).headers['referrer-policy']).toBe(policy)
  })

  it('does not take over a request id that a stranger chose', async () => {
    const headers = { 'x-request-id': 'chosen', 'request-id': 'chosen' }
    const answer = await haat.app.inject({ url: '/api/health', headers })
    expect(answer.headers['x-request-id']).not.toBe('chosen')
  })

  it('asks browsers to stay on https when a trusted proxy says that it was https', async () => {
    const behind = await buildTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    const answer = await behind.app.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await behind.close()
  })
})

describe('what the API does not know', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['POST', '/api/master-content/keys'],
    ['DELETE', '/api/contact-admin'],
    ['PUT', '/api/health'],
    ['PATCH', '/api/auth/me'],
    ['OPTIONS', '/api/auth/me'],
    ['GET', '/api/contact-admin'],
    ['GET', '/api/HEALTH'],
    ['GET', '/api//health'],
    ['GET', '/api/health/'],
    ['GET', '/api/%2e%2e/%2e%2e/etc/passwd'],
  ] as const)('%s %s is a 404 in the error shape', async (method, url) => {
    const answer = await haat.app.inject({ method, url })
    expect(expectRefusal(answer, 404, 'NOT_FOUND').message).toBe(
      `There is no ${method} call at this address.`,
    )
  })

  it.each(['/%', '/products/%E0%A4%A', '/%zz?searchTerm=tea'])('%s is a page for people', async (url) => {
    const headers = { accept: 'text/html,application/xhtml+xml', cookie: 'language=ne' }
    const answer = await haat.app.inject({ url, headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.body).toContain('<html lang="ne">')
    expect(answer.body).toContain('href="/products/"')
    expectRefusal(await haat.app.inject({ url, headers: { accept: '*/*' } }), 400, 'BAD_REQUEST')
  })

  it.each(['/api/%', '/api/%zz', '/api/master-content/key/%E0%A4%A', '/api/files/%c0%af/x'])(
    'the badly encoded address %s is a 400 in the error shape',
    async (url) => {
      const answer = await raw(lines(`GET ${url} HTTP/1.1`, 'Host: haat', 'Connection: close'))
      expect(answer.status).toBe(400)
      expect(errorSchema.parse(JSON.parse(answer.body))).toMatchObject({ code: 'BAD_REQUEST' })
      expect(answer.head).toContain('x-content-type-options: nosniff')
    },
  )
})

describe('what is no proper request', () => {
  it('headers over 16 kB are refused with 431', async () => {
    const answer = await raw(lines('GET /api/health HTTP/1.1', 'Host: haat', `X-Long: ${'x'.repeat(17_000)}`))
    expect(answer.status).toBe(431)
    expect(errorSchema.parse(JSON.parse(answer.body))).toMatchObject({ code: 'HEADERS_TOO_LARGE' })
  })

  it('bytes that are not HTTP are refused with 400', async () => {
    const answer = await raw('\x16\x03\x01 hello there\r\n\r\n')
    expect(answer.status).toBe(400)
    expect(errorSchema.parse(JSON.parse(answer.body))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('two lengths for one body are refused: nothing may be smuggled', async () => {
    const smuggled = ['POST /api/contact-admin HTTP/1.1', 'Host: haat', 'Content-Type: application/json']
    const answer = await raw(
      `${lines(...smuggled, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n{}`,
    )
    expect(answer.status).toBe(400)
  })

  it('a body that is announced too large is refused before it is sent', async () => {
    const head = ['POST /api/contact-admin HTTP/1.1', 'Host: haat', 'Content-Type: application/json']
    const answer = await raw(lines(...head, 'Content-Length: 1000000000', 'Connection: close'))
    expect(answer.status).toBe(413)
    expect(errorSchema.parse(JSON.parse(answer.body))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('a body that grows too large on the way is refused', async () => {
    const payload = Readable.from(Array.from({ length: 70 }, () => ' '.repeat(1024)))
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const answer = await haat.app.inject({ method: 'POST', url: '/api/contact-admin', headers, payload })
    expectRefusal(answer, 413, 'PAYLOAD_TOO_LARGE')
  })

  it('a body that stops in the middle stores nothing', async () => {
    const body = JSON.stringify(contactMessage())
    const head = ['POST /api/contact-admin HTTP/1.1', 'Host: haat', 'Content-Type: application/json']
    const socket = connect(port, '127.0.0.1')
    socket.write(`${lines(...head, `Content-Length: ${body.length}`)}${body.slice(0, -5)}`, () =>
      socket.destroy(),
    )
    await once(socket, 'close')
    const { rows } = await haat.database.pool.query('select from tickets')
    expect(rows).toEqual([])
  })

  it('a connection that says nothing, or too slowly, is not kept for ever', () => {
    const { requestTimeout, timeout, headersTimeout } = haat.app.server
    expect(requestTimeout).toBe(60_000)
    expect(timeout).toBe(60_000)
    expect(headersTimeout).toBe(10_000)
  })
})

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('gives %s to who asks for it', async (encoding, decompress) => {
    const plain = await haat.app.inject('/api/openapi.json')
    const answer = await haat.app.inject({
      url: '/api/openapi.json',
      headers: { 'accept-encoding': encoding },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['vary']).toContain('accept-encoding')
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  })

  it('leaves alone what is small or not asked for', async () => {
    const small = await haat.app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br' } })
    expect(small.headers).not.toHaveProperty('content-encoding')
    expect((await haat.app.inject('/api/openapi.json')).headers).not.toHaveProperty('content-encoding')
  })

  it('does not hold back a streamed answer: the first part is there before the last is written', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(lines('GET /slow-page HTTP/1.1', 'Host: haat', 'Accept-Encoding: gzip'))
    const gunzip = createGunzip()
    const { promise: firstPart, resolve } = Promise.withResolvers<string>()
    gunzip.on('data', (chunk: Buffer) => resolve(chunk.toString()))
    gunzip.on('error', () => {})
    let seen = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk])
      const start = seen.indexOf(Buffer.from([0x1f, 0x8b]))
      if (start >= 0) gunzip.write(withoutChunkSizes(seen.subarray(seen.indexOf('\r\n\r\n') + 4)))
    })
    expect(await firstPart).toBe('<p>first part</p>')
    streamed.push(null)
    socket.destroy()
  })
})

/** The data of a chunked body that has arrived so far. */
function withoutChunkSizes(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (end < 0 || Number.isNaN(size)) break
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}
