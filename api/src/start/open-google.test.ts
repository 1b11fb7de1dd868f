import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { answerGoogle, makeGoogleStandIn, maya } from '../../test/google-stand-in.ts'
import { readConfig } from '../config.ts'
import { openGoogle } from './open-google.ts'

const log = pino({ level: 'silent' })
const callback = '/api/auth/google/callback'

let app: FastifyInstance
afterEach(() => app.close())

async function open(environment: Record<string, string>) {
  const google = await openGoogle(readConfig(environment), log)
  app = fastify({ forceCloseConnections: true })
  google.mount(app)
  return { google, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

it('without secrets and outside the demo there is no Google, nor its stand-in', async () => {
  const { google } = await open({ SEED: 'none' })
  expect(google.client).toBeUndefined()
  expect((await app.inject('/dev/google/.well-known/openid-configuration')).statusCode).toBe(404)
})

it('an issuer that is away holds no start up, and is found once it is back', async () => {
  const warn = vi.spyOn(log, 'warn')
  const standIn = await makeGoogleStandIn()
  const { google } = await open({ SEED: 'none', ...standIn.environment })
  await vi.waitUntil(() => warn.mock.calls.length > 0)
  await standIn.open()
  const begun = await google.client?.begin('http://localhost', callback)
  expect(begun?.url.href).toContain(standIn.issuer)
  await standIn.close()
})

it('in the demo a stand-in at the site itself plays Google', async () => {
  const { google, address } = await open({ SEED: 'demo' })
  const begun = await google.client?.begin(address, callback)
  if (!begun) throw new Error('The demo has no Google')
  const to = await answerGoogle(begun.url.href, { person: maya.subject })
  expect(to.href.startsWith(`${address}${callback}?`)).toBe(true)
  expect(await google.client?.finish(to, begun.checks)).toMatchObject({ email: maya.email })
})

it.each<Record<string, string>>([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://haat.example' }])(
  'a demo that others reach, by %j, has no stand-in',
  async (settings) => {
    const { google } = await open({ SEED: 'demo', ...settings })
    expect(google.client).toBeUndefined()
    expect((await app.inject('/dev/google/.well-known/openid-configuration')).statusCode).toBe(404)
  },
)

it('the secrets of a real Google take the place of the stand-in, in the demo too', async () => {
  const standIn = await makeGoogleStandIn()
  const { google } = await open({ SEED: 'demo', ...standIn.environment })
  expect(google.client).toBeDefined()
  expect((await app.inject('/dev/google/.well-known/openid-configuration')).statusCode).toBe(404)
})
