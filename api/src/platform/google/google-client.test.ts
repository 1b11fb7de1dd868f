import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { answerGoogle, makeGoogleStandIn, maya, type GoogleStandIn } from '../../../test/google-stand-in.ts'
import { createGoogleClient, type GoogleChecks, type GoogleClient } from './google-client.ts'

const site = 'http://localhost'
const callback = '/api/auth/google/callback'

const settingsOf = ({ environment }: GoogleStandIn) => ({
  issuer: environment['GOOGLE_ISSUER'] ?? '',
  clientId: environment['GOOGLE_CLIENT_ID'] ?? '',
  clientSecret: environment['GOOGLE_CLIENT_SECRET'] ?? '',
})

describe('an issuer that answers', () => {
  let standIn: GoogleStandIn
  let client: GoogleClient
  beforeAll(async () => {
    standIn = await makeGoogleStandIn()
    await standIn.open()
    client = createGoogleClient(settingsOf(standIn), { log: { warn: vi.fn() } })
  })
  afterAll(() => standIn.close())

  async function comeBack(through = client): Promise<{ to: URL; checks: GoogleChecks }> {
    const { url, checks } = await through.begin(site, callback)
    return { to: await answerGoogle(url.href, { person: maya.subject }), checks }
  }
  const refused = { failure: 'refused' }

  it('tells who came back', async () => {
    const { to, checks } = await comeBack()
    expect(await client.finish(to, checks)).toEqual({
      issuer: standIn.issuer,
      subject: maya.subject,
      email: 'maya.gurung@gmail.test',
      isEmailVerified: true,
      name: 'Maya Gurung',
    })
  })

  it.each(['state', 'nonce', 'verifier'] as const)(
    'is not believed with another %s than ours',
    async (name) => {
      const { to, checks } = await comeBack()
      const other = (await client.begin(site, callback)).checks
      await expect(client.finish(to, { ...checks, [name]: other[name] })).rejects.toMatchObject(refused)
    },
  )

  it.each(['iss', 'code', 'state'])('is not believed with another %s in the address', async (name) => {
    const { to, checks } = await comeBack()
    to.searchParams.set(name, 'https://accounts.google.com')
    await expect(client.finish(to, checks)).rejects.toMatchObject(refused)
  })

  it.each([
    ['signature', (part: string, at: number) => (at === 2 ? part.split('').toReversed().join('') : part)],
    ['audience', (part: string, at: number) => (at === 1 ? changed(part, { aud: 'somebody-else' }) : part)],
    ['issuer', (part: string, at: number) => (at === 1 ? changed(part, { iss: 'https://evil.test' }) : part)],
    ['algorithm', (part: string, at: number) => (at === 0 ? changed(part, { alg: 'none' }) : part)],
  ])('is not believed when somebody between us changes the %s of its token', async (_, change) => {
    const meddler = createGoogleClient(settingsOf(standIn), {
      log: { warn: vi.fn() },
      fetch: async (url, init) => {
        const answer = await fetch(url, init as RequestInit)
        if (!url.endsWith('/token')) return answer
        const body = (await answer.json()) as { id_token: string }
        return Response.json({ ...body, id_token: body.id_token.split('.').map(change).join('.') })
      },
    })
    const { to, checks } = await comeBack(meddler)
    await expect(meddler.finish(to, checks)).rejects.toMatchObject(refused)
  })

  it('takes a code only once', async () => {
    const { to, checks } = await comeBack()
    await client.finish(to, checks)
    await expect(client.finish(to, checks)).rejects.toMatchObject(refused)
  })
})

const changed = (part: string, claims: object) =>
  Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...claims }),
  ).toString('base64url')

describe('an issuer that cannot be reached', () => {
  let standIn: GoogleStandIn
  let client: GoogleClient | undefined
  afterEach(async () => {
    client?.close()
    await standIn.close()
  })

  it('is looked for again in the background until it is there', async () => {
    standIn = await makeGoogleStandIn()
    const warn = vi.fn()
    const asked = vi.fn(fetch)
    client = createGoogleClient(settingsOf(standIn), {
      log: { warn },
      firstPauseMs: 5,
      fetch: (url, init) => asked(url, init as RequestInit),
    })
    client.start()
    await vi.waitUntil(() => warn.mock.calls.length > 1)
    await standIn.open()
    await vi.waitUntil(async () => (await asked.mock.results.at(-1)?.value.catch(() => undefined))?.ok)
    const tries = asked.mock.calls.length
    expect((await client.begin(site, callback)).url.href).toContain(standIn.issuer)
    expect(asked).toHaveBeenCalledTimes(tries)
  })

  it('is asked at once when somebody wants to sign in, once for all who wait', async () => {
    standIn = await makeGoogleStandIn()
    const asked = vi.fn(fetch)
    client = createGoogleClient(settingsOf(standIn), {
      log: { warn: vi.fn() },
      fetch: (url, init) => asked(url, init as RequestInit),
    })
    const unreachable = { failure: 'unreachable' }
    await expect(client.begin(site, callback)).rejects.toMatchObject(unreachable)
    await standIn.open()
    const waiting = Array.from({ length: 5 }, () => client?.begin(site, callback))
    expect(new Set((await Promise.all(waiting)).map((begun) => begun?.checks.state)).size).toBe(5)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('after it was found is told from one that refuses', async () => {
    standIn = await makeGoogleStandIn()
    await standIn.open()
    client = createGoogleClient(settingsOf(standIn), { log: { warn: vi.fn() } })
    const { url, checks } = await client.begin(site, callback)
    const to = await answerGoogle(url.href, { person: maya.subject })
    await standIn.close()
    await expect(client.finish(to, checks)).rejects.toMatchObject({ failure: 'unreachable' })
  })

  it('is not looked for any more once the process stops', async () => {
    standIn = await makeGoogleStandIn()
    const asked = vi.fn(fetch)
    const warn = vi.fn()
    client = createGoogleClient(settingsOf(standIn), {
      log: { warn },
      firstPauseMs: 1,
      fetch: (url, init) => asked(url, init as RequestInit),
    })
    client.start()
    await vi.waitUntil(() => warn.mock.calls.length > 0)
    client.close()
    const tries = asked.mock.calls.length
    await vi.waitUntil(() => warn.mock.calls.length === tries)
    await expect(client.begin(site, callback)).rejects.toThrow()
    expect(asked).toHaveBeenCalledTimes(tries + 1)
  })
})

it('an issuer without encryption is refused unless it is on this machine', async () => {
  const asked = vi.fn()
  const settings = { issuer: 'http://issuer.test', clientId: 'id', clientSecret: 'secret' }
  const client = createGoogleClient(settings, { log: { warn: vi.fn() }, fetch: asked })
  await expect(client.begin(site, callback)).rejects.toMatchObject({ failure: 'unreachable' })
  expect(asked).not.toHaveBeenCalled()
})
