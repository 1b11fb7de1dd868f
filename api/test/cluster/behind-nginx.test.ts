import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostmaster, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { chromiumArguments, chromiumPath } from '../../../scripts/check/chromium.ts'
import { freePorts } from '../../../scripts/cluster/free-ports.ts'
import { createHaatServer, type HaatServer } from '../../../scripts/cluster/haat-server.ts'
import { installNginx, startNginx } from '../../../scripts/cluster/nginx.ts'
import { contactMessage } from '../process/contact-message.ts'

const shopper = { name: 'Maya Gurung', email: 'maya@example.com', password: 'a long walk to Muktinath' }

let folder: string
let plainPort: number
let haat: HaatServer
let nginx: Awaited<ReturnType<typeof startNginx>>
let browser: Browser
beforeAll(async () => {
  installNginx()
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-nginx-'))
  const [plain = 0, tls = 0, haatPort = 0] = await freePorts(3)
  plainPort = plain
  nginx = await startNginx({ folder: path.join(folder, 'nginx'), plainPort, tlsPort: tls, haatPort })
  // The proxy forwards nothing that is trusted, so only PUBLIC_URL shows that there is encryption.
  const env = { DATA_DIR: path.join(folder, 'data'), SEED: 'base', PUBLIC_URL: nginx.address }
  haat = createHaatServer(haatPort, folder, { env, say: () => {} })
  await haat.start()
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP haat.example 127.0.0.1'],
  })
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await nginx?.end()
  await haat?.stop()
  // A process that was killed leaves its database running.
  const server = findPostmaster(path.join(folder, 'data/postgres'))
  if (server) await stopPostmaster(server)
  await rm(folder, { recursive: true, force: true })
}, 60_000)

interface Asked {
  method?: string
  body?: object
  headers?: Record<string, string>
}

/** Connects by https under the certificate's host name, wherever that name leads. */
function open(url: string, { method = 'GET', body, headers = {} }: Asked = {}) {
  const payload = body && JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>()
  const asked = request(
    `${nginx.address}${url}`,
    {
      method,
      ca: nginx.certificate,
      headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
      lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    },
    resolve,
  )
  asked.on('error', reject)
  asked.end(payload)
  return promise
}
async function ask(url: string, asked?: Asked) {
  const {
    statusCode: status,
    headers,
    ...answer
  } = await open(url, asked).then((message) => Object.assign(message, { body: text(message) }))
  return { status, headers, body: await answer.body }
}

const pageAt = async (): Promise<Page> =>
  (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' })).newPage()

describe('the shop behind the model file of nginx', () => {
  it('sends who comes without encryption to the same page with it', async () => {
    const answer = await fetch(`http://127.0.0.1:${plainPort}/products?page=2`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${nginx.address}/products?page=2`])
  })

  it('asks for https from then on, once, and forwards no address that a visitor made up', async () => {
    const { status, headers } = await ask('/', { headers: { 'x-forwarded-host': 'evil.example' } })
    expect([status, headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ])
    const { body } = await ask('/', { headers: { 'x-forwarded-host': 'evil.example' } })
    expect(body).not.toContain('evil.example')
    expect(body).not.toMatch(/(?:href|content|src)="http:\/\/haat/)
  })

  it('signs somebody in, in Chromium, with cookies for https alone', async () => {
    const registered = await ask('/api/auth/register', {
      method: 'POST',
      body: { ...shopper, acceptedTerms: true },
    })
    expect(registered.status).toBe(200)
    const page = await pageAt()
    await page.goto(nginx.address)
    await page.getByRole('button', { name: 'Sign in', exact: true }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(shopper.email)
    await dialog.getByLabel('Password', { exact: true }).fill(shopper.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await vi.waitFor(async () => {
      const names = (await page.context().cookies()).map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', '__Host-device']))
    })
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ secure }) => !secure)).toEqual([])
    expect(cookies.map(({ name }) => name)).toContain('__Host-visitor')
    const me = await page.evaluate(async () => {
      const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
      return (await answer.json()) as { user: { email: string } }
    })
    expect(me.user.email).toBe(shopper.email)
    await page.context().close()
  })

  it('hands on each event of a chat as it comes', async () => {
    const sent = await ask('/api/chats', {
      method: 'POST',
      body: {
        name: 'Maya Gurung',
        email: shopper.email,
        words: 'Is anybody there?',
        language: 'en',
        messageKey: crypto.randomUUID(),
      },
    })
    expect(sent.body).toContain('"key"')
    const { number, key } = JSON.parse(sent.body).data as { number: string; key: string }
    const headers = { 'x-ticket-key': key }
    const stream = await open(`/api/tickets/${number}/stream`, { headers })
    let heard = ''
    stream.on('data', (bytes: Buffer) => (heard += String(bytes)))
    await vi.waitFor(() => expect(heard).toContain('Is anybody there?'))
    const said = await ask(`/api/tickets/${number}/messages`, {
      method: 'POST',
      headers,
      body: { words: 'I can wait', messageKey: crypto.randomUUID() },
    })
    expect(said.status).toBe(200)
    await vi.waitFor(() => expect(heard).toContain('I can wait'))
    expect(stream.complete).toBe(false)
    stream.destroy()
  })

  it('takes a file as large as Haat does, and leaves the refusal of a larger one to it', async () => {
    const answer = await ask('/api/contact-admin', {
      method: 'POST',
      body: contactMessage('x'.repeat(300_000)),
    })
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }])
  })

  it('says in both languages, in a page of ours, that the shop is away, and in JSON to programs', async () => {
    await haat.stop()
    const { status, headers } = await ask('/products')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const page = await pageAt()
    await page.goto(`${nginx.address}/products`)
    for (const words of ['We will be back in a moment', 'हामी एकछिनमै फर्कन्छौँ']) {
      expect(await page.getByRole('heading', { name: words }).isVisible()).toBe(true)
    }
    await page.context().close()
    const call = await ask('/api/health')
    expect([call.status, JSON.parse(call.body)]).toMatchObject([503, { success: false, code: 'UNAVAILABLE' }])
  })
})
