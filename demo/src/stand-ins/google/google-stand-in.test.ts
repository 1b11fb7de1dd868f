import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createGoogleClient, type GoogleClient } from '@haat/api/platform/google/google-client.ts'
import { answerGoogle } from '../../../../api/test/google-stand-in.ts'
import { createGoogleStandIn } from './google-stand-in.ts'

let app: FastifyInstance
let client: GoogleClient
let port: number
beforeAll(async () => {
  const standIn = createGoogleStandIn()
  app = fastify({ forceCloseConnections: true })
  standIn.mount(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
  client = createGoogleClient(standIn.settings, {
    log: { warn: vi.fn() },
    fetch: standIn.fetch,
    isAtSite: true,
  })
})
afterAll(() => app.close())

const callback = '/api/auth/google/callback'

describe('the stand-in for Google in the demo', () => {
  it.each(['127.0.0.1', 'localhost'])('works at whatever address the site is opened: %s', async (host) => {
    // Both names lead to the same server, and the callback must keep the one that the visitor used.
    const site = `http://${host}:${port}`
    const { url, checks } = await client.begin(site, callback)
    expect(url.origin).toBe(site)
    const typed = { name: 'Gita <b>', email: 'Gita@gmail.test', isVerified: false }
    const to = await answerGoogle(url.href, typed)
    expect(to.origin + to.pathname).toBe(site + callback)
    expect(await client.finish(to, checks)).toMatchObject({
      issuer: 'http://localhost/dev/google',
      name: 'Gita <b>',
      email: 'gita@gmail.test',
      isEmailVerified: false,
    })
  })

  it('sends nobody to another site', async () => {
    const { url } = await client.begin(`http://127.0.0.1:${port}`, callback)
    url.searchParams.set('redirect_uri', `http://evil.test${callback}`)
    const answer = await fetch(url, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  it('wants a challenge, as a guard against clients that forget it', async () => {
    const { url } = await client.begin(`http://127.0.0.1:${port}`, callback)
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const answer = await fetch(url, { redirect: 'manual' })
    const to = new URL(answer.headers.get('location') ?? '')
    expect(to.searchParams.get('error')).toBe('invalid_request')
  })

  it('lets everyone who comes choose anew who they are, and leaks no cookie to the next', async () => {
    const { url } = await client.begin(`http://127.0.0.1:${port}`, callback)
    const [first, second] = [
      await fetch(url, { redirect: 'manual' }),
      await fetch(url, { redirect: 'manual' }),
    ]
    const names = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split('=')[0])
    expect(names(first)).toEqual(expect.arrayContaining(['devGoogle', 'devGoogle.sig', 'devGoogleStep']))
    expect(names(second)).toEqual(names(first))
  })

  it('says in words when a screen has run out, and runs no foreign script', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url: '/dev/google/choose/nothing' })
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('This has run out')])
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  it('asks again for a name and an address that could be one', async () => {
    const { url } = await client.begin(`http://127.0.0.1:${port}`, callback)
    const answer = answerGoogle(url.href, { name: 'X', email: 'nobody' })
    await expect(answer).rejects.toThrow(/422.*Please write a name and an email address/s)
  })
})
