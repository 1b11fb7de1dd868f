import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { goodPassword, makeAccount } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newVisitor } from '#plugins/limits/visitor-device.ts'

/** One shop with the limits as they are and one with a tenth of them: checking many passwords takes long. */
let whole: TestApp
let tenth: TestApp
let haat: TestApp
beforeAll(async () => {
  const start = (RATE_LIMITS: string) =>
    buildTestApp({ environment: { RATE_LIMITS, TRUSTED_PROXIES: 'loopback' } })
  whole = haat = await start('1')
  tenth = await start('0.1')
})
afterAll(async () => {
  await whole.close()
  await tenth.close()
})
afterEach(() => void vi.useRealTimers())

type Cookies = Record<string, string>
const send = (path: string, payload: object, address: string, cookies: Cookies = {}) =>
  haat.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { 'x-forwarded-for': address },
    cookies,
    payload,
  })
let networks = 0
const somewhere = () => `10.0.${Math.floor(networks / 250)}.${networks++ % 250}`
const nobody = () => `nobody-${randomUUID()}@haat.test`

/** The cookie of a visitor who came a minute ago; a newer cookie does not count as a device yet. */
function newDevice(): Cookies {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  const visitor = newVisitor(haat.services.encryption)
  vi.useRealTimers()
  return { visitor }
}

const guess = (email: string, address: string, cookies?: Cookies, password = 'guess') =>
  send('login', { email, password }, address, cookies)
const statuses = async (times: number, make: (time: number) => ReturnType<typeof send>) => {
  const codes: number[] = []
  for (let time = 0; time < times; time++) codes.push((await make(time)).statusCode)
  return codes
}

/** Sends all requests at once, because these answers have a minimum duration. */
const atOnce = async (times: number, make: () => ReturnType<typeof send>) =>
  (await Promise.all(Array.from({ length: times }, make))).map(({ statusCode }) => statusCode).toSorted()

/** Wrong passwords for one address, each from another network. */
const attack = (email: string) => Promise.all(Array.from({ length: 5 }, () => guess(email, somewhere())))

/** Solves a challenge as the client does. */
function solve(challenge: string): string {
  const [salt, , size, hash] = challenge.split('.')
  for (let number = 0; number < Number(size); number++) {
    if (createHash('sha256').update(`${salt}.${number}`).digest('base64url') === hash) {
      return `${challenge}.${number}`
    }
  }
  throw new Error('There is no such number')
}
const challengeIn = (answer: Awaited<ReturnType<typeof send>>) => {
  expectRefusal(answer, 428, 'PROOF_REQUIRED')
  return answer.json<{ challenge: string }>().challenge
}

describe('wrong passwords', () => {
  it('are five a minute for one address from one network, known or not; the right one waits there too', async () => {
    const known = await makeAccount(haat.services)
    for (const email of [known.email, nobody()]) {
      const network = somewhere()
      expect(await statuses(5, () => guess(email, network))).toEqual(Array(5).fill(401))
      const answer = await guess(email.toUpperCase(), network, {}, goodPassword)
      expectRefusal(answer, 429, 'RATE_LIMITED')
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
  })

  it('of a stranger do not lock the owner out, who is elsewhere, or beside them on a device of their own', async () => {
    const { email } = await makeAccount(haat.services)
    const network = somewhere()
    expect(await statuses(6, () => guess(email, network))).toEqual([401, 401, 401, 401, 401, 429])
    expect((await guess(email, somewhere(), {}, goodPassword)).statusCode).toBe(200)
    expect((await guess(email, network, newDevice(), goodPassword)).statusCode).toBe(200)
  })

  it('are all that counts: whoever signs in rightly may do it often', async () => {
    const { email } = await makeAccount(haat.services)
    const device = newDevice()
    const right = () => guess(email, '10.9.0.1', device, goodPassword)
    expect(await statuses(7, right)).toEqual(Array(7).fill(200))
    expect(await statuses(4, () => guess(email, '10.9.0.1', device))).toEqual(Array(4).fill(401))
    expect((await right()).statusCode).toBe(200)
    expect((await guess(email, '10.9.0.1', device)).statusCode).toBe(401)
    expect((await guess(email, '10.9.0.1', device)).statusCode).toBe(429)
  })

  it('are counted also when many come at the same moment', async () => {
    const { email } = await makeAccount(haat.services)
    const network = somewhere()
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email, network)))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })
})

describe('an attack on one address from ever new networks', () => {
  beforeAll(() => void (haat = tenth))
  afterAll(() => void (haat = whole))

  it('is not needed to stop one device that tries many accounts', async () => {
    const device = newDevice()
    expect(await statuses(3, () => guess(nobody(), somewhere(), device))).toEqual([401, 401, 429])
  })

  it('makes each try cost work, for an address without an account as well, and locks nobody out', async () => {
    const known = await makeAccount(haat.services)
    for (const email of [known.email, nobody()]) {
      await attack(email)
      const challenge = challengeIn(await guess(email, somewhere(), newDevice(), goodPassword))
      const proof = solve(challenge)
      const isOwner = email === known.email
      const answer = await send('login', { email, password: goodPassword, proof }, somewhere())
      expect(answer.statusCode).toBe(isOwner ? 200 : 401)
      // A proof works once.
      challengeIn(await send('login', { email, password: goodPassword, proof }, somewhere()))
    }
  })

  it('takes no proof that is made up, of another address, or too old', async () => {
    const [one, other] = [nobody(), nobody()]
    await attack(one)
    await attack(other)
    const challenge = challengeIn(await guess(one, somewhere()))
    const proof = solve(challenge)
    const tryWith = (email: string, given: string) =>
      send('login', { email, password: 'guess', proof: given }, somewhere())
    for (const given of ['', 'made.up', `${challenge}.-1`, challenge, proof.replace(/^./, '_')]) {
      challengeIn(await tryWith(one, given))
    }
    challengeIn(await tryWith(other, proof))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    challengeIn(await tryWith(one, proof))
  })

  it('costs a device on which its owner has signed in before nothing: it has tries of its own', async () => {
    const { email } = await makeAccount(haat.services)
    const signIn = async (known: { device?: string }) => {
      const answer = await guess(email, somewhere(), known, goodPassword)
      expect(answer.statusCode).toBe(200)
      return answer.cookies.find(({ name }) => name === 'device')!.value
    }
    const first = await signIn({})
    await attack(email)
    // Every sign-in sets a new cookie.
    const device = await signIn({ device: first })
    expect(await statuses(2, () => guess(email, somewhere(), { device }))).toEqual([401, 429])
    // A device that is known to one account is unknown to another, and a made-up cookie is no device.
    const { email: other } = await makeAccount(haat.services)
    await attack(other)
    for (const stranger of [{ device }, { device: 'made-up' }]) {
      challengeIn(await guess(other, somewhere(), stranger, goodPassword))
    }
  })
})

describe('mails', () => {
  it.each(['forgot-password', 'resend-verification-email'])(
    'by %s are three an hour for one address by one device or network, known or not, and nobody else waits for it',
    async (path) => {
      const known = await makeAccount(haat.services, { emailVerified: false })
      for (const email of [known.email, nobody()]) {
        const network = somewhere()
        expect(await atOnce(4, () => send(path, { email }, network))).toEqual([200, 200, 200, 429])
        const device = newDevice()
        expect(await atOnce(1, () => send(path, { email }, network, device))).toEqual([200])
        expect(await atOnce(1, () => send(path, { email }, somewhere()))).toEqual([200])
      }
    },
  )
})

describe('registrations', () => {
  const register = (address: string, cookies: Cookies = {}, email = `maya-${randomUUID()}@haat.test`) =>
    send('register', { name: 'Maya', email, password: goodPassword, acceptedTerms: true }, address, cookies)

  it('are five an hour on one device; a network has room for many people', async () => {
    const device = newDevice()
    const network = somewhere()
    expect(await atOnce(6, () => register(network, device))).toEqual([200, 200, 200, 200, 200, 429])
    expect((await register(network, newDevice())).statusCode).toBe(200)
    expect(await atOnce(6, () => register(network))).toEqual(Array(6).fill(200))
  })

  it('of one address are three an hour by one device or network', async () => {
    const email = nobody()
    const network = somewhere()
    expect(await atOnce(4, () => register(network, {}, email))).toEqual([200, 200, 200, 429])
  })
})
