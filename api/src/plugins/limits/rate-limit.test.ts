import { z } from 'zod'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { createEncryption } from '#platform/secrets/encryption.ts'
import { innerAddress } from '../inner-call.ts'
import { newVisitor } from './visitor-device.ts'

let haat: TestApp
/**
 * One account or device has 12 calls a minute, the unknown ones of a network 60, and a network 2,000 in all.
 */
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '0.01' } })
})
afterAll(() => haat.close())
let networks = 0
let network: string
beforeEach(() => {
  network = `203.0.113.${networks++}`
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const ask = (options: { remoteAddress?: string; visitor?: string; headers?: Record<string, string> } = {}) =>
  haat.app.inject({
    url: '/api/nowhere',
    remoteAddress: options.remoteAddress ?? network,
    headers: options.headers ?? {},
    ...(options.visitor !== undefined && { cookies: { visitor: options.visitor } }),
  })
type Options = Parameters<typeof ask>[0]
const askTimes = async (times: number, options?: Options) => {
  const statuses: number[] = []
  for (let asked = 0; asked < times; asked++) statuses.push((await ask(options)).statusCode)
  return { served: statuses.filter((status) => status === 404).length, last: statuses.at(-1) }
}
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof ask>>) =>
  cookies.find(({ name }) => name === 'visitor')
const newDevice = async (remoteAddress?: string) =>
  cookieOf(await ask({ ...(remoteAddress && { remoteAddress }) }))!.value

describe('who is counted', () => {
  it('is a device that we issued, wherever it goes, and not the others of its network', async () => {
    const [sita, hari] = [await newDevice(), await newDevice()]
    later(6)
    expect(await askTimes(13, { visitor: sita })).toEqual({ served: 12, last: 429 })
    const refused = await ask({ visitor: sita, remoteAddress: '198.51.100.9' })
    expect(expectRefusal(refused, 429, 'RATE_LIMITED').message).toContain('Please try again in 1 minute.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask({ visitor: hari })).statusCode).toBe(404)
    expect((await ask()).statusCode).toBe(404)
    later(60)
    expect((await ask({ visitor: sita })).statusCode).toBe(404)
  })

  it('is the account where somebody is signed in, on however many devices', async () => {
    const { token } = await makeToken(haat.services, 'shopper')
    const headers = bearer(token)
    for (let place = 0; place < 12; place++) {
      expect((await ask({ headers, remoteAddress: `198.51.100.${place}` })).statusCode).toBe(404)
    }
    expect((await ask({ headers })).statusCode).toBe(429)
    expect((await ask()).statusCode).toBe(404)
  })

  it('is the network for everybody else: without a cookie, or with one of no worth', async () => {
    const foreign = newVisitor(createEncryption(['a key of another shop, which has 32 characters']))
    const own = newVisitor(haat.services.encryption)
    const changed = `${own.startsWith('A') ? 'B' : 'A'}${own.slice(1)}`
    for (const visitor of [undefined, 'made-up', foreign, changed, 'x'.repeat(3000), '']) {
      const given = visitor === undefined ? {} : { visitor }
      const answer = await ask({ ...given, remoteAddress: '198.51.100.1' })
      expect(answer.statusCode).toBe(404)
      expect(cookieOf(answer)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    }
    const worthless = { visitor: foreign, remoteAddress: '198.51.100.1' }
    expect(await askTimes(55, worthless)).toEqual({ served: 54, last: 429 })
    expect((await ask({ remoteAddress: '198.51.100.1' })).statusCode).toBe(429)
    expect((await ask({ remoteAddress: '198.51.100.2' })).statusCode).toBe(404)
  })

  it('is the network for who takes a new cookie each time, and for one that we made a year ago', async () => {
    let isRefused = false
    for (let asked = 0; asked < 61; asked++) {
      const visitor = newVisitor(haat.services.encryption)
      isRefused = (await ask({ visitor })).statusCode === 429
    }
    expect(isRefused).toBe(true)
    const old = newVisitor(haat.services.encryption)
    later(366 * 86_400)
    expect(cookieOf(await ask({ visitor: old }))).toBeDefined()
  })

  it('is nobody with a made-up token: such calls count as the network’s, also where they are refused', async () => {
    const me = () =>
      haat.app.inject({ url: '/api/auth/me', remoteAddress: network, headers: bearer('made-up') })
    for (let asked = 0; asked < 60; asked++) expect((await me()).statusCode).toBe(401)
    expect((await me()).statusCode).toBe(429)
  })

  it('is nobody when a page that is made here reads the API', async () => {
    expect(await askTimes(70, { remoteAddress: innerAddress })).toEqual({ served: 70, last: 404 })
  })
})

describe('the cookie of a device', () => {
  it('is given once, and not again to who has it', async () => {
    const visitor = await newDevice()
    expect(cookieOf(await ask({ visitor }))).toBeUndefined()
    later(86_400)
    expect(cookieOf(await ask({ visitor }))).toBeUndefined()
  })

  it('has the prefix that browsers guard where the shop is encrypted', async () => {
    const secure = await buildTestApp({ environment: { RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback' } })
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await secure.app.inject({ url: '/api/nowhere', headers })
    expect(answer.cookies).toMatchObject([{ name: '__Host-visitor', secure: true, httpOnly: true }])
    await secure.close()
  })

  it('is never in an answer that a shared cache may keep', async () => {
    const answer = await haat.app.inject({ url: '/api/site/settings', remoteAddress: network })
    expect(answer.headers['cache-control']).toMatch(/^public/)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('is given to a network only so often in a minute; more is counted as before', async () => {
    const scarce = await buildTestApp({ environment: { RATE_LIMITS: '0.001' } })
    const given: boolean[] = []
    for (let asked = 0; asked < 8; asked++) {
      const { token } = await makeToken(scarce.services, 'shopper')
      const answer = await scarce.app.inject({ url: '/api/nowhere', headers: bearer(token) })
      expect(answer.statusCode).toBe(404)
      given.push(answer.cookies.length > 0)
    }
    expect(given.filter(Boolean)).toHaveLength(6)
    await scarce.close()
  })

  it('is not given where nothing is limited', async () => {
    const open = await buildTestApp()
    expect((await open.app.inject({ url: '/api/nowhere' })).cookies).toEqual([])
    await open.close()
  })
})

it('a network as a whole has a line of its own, far above all others', async () => {
  const strict = await buildTestApp({ environment: { RATE_LIMITS: '0.0001' } })
  const statuses: number[] = []
  for (let device = 0; device < 21; device++) {
    const { token } = await makeToken(strict.services, 'shopper')
    const headers = bearer(token)
    statuses.push((await strict.app.inject({ url: '/api/nowhere', headers })).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429])
  await strict.close()
})

it('does not believe a forwarded address unless the proxy is trusted', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 61; asked++) {
    statuses.push((await ask({ headers: { 'x-forwarded-for': `203.0.113.${asked}` } })).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})

it('every open call that takes an e-mail address is limited for that address together with who typed it', () => {
  const open = Object.values<Endpoint>(endpoints).filter(({ access, body }) => access === 'public' && body)
  const takesEmail = ({ body }: Endpoint) =>
    Object.keys(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }).properties ?? {}).includes(
      'email',
    )
  const named = open.filter(takesEmail).map(({ name, emailLimit }) => [name, emailLimit !== undefined])
  // Only wrong passwords count at sign-in: see login-tries.ts.
  expect(Object.fromEntries(named)).toEqual({
    ...Object.fromEntries(named.map(([name]) => [name, true])),
    login: false,
  })
  expect(named.map(([name]) => name)).toContain('requestService')
})
