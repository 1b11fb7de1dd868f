import { afterEach, describe, expect, it } from 'vitest'
import { contactMessage } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

let haat: TestApp
afterEach(() => haat.close())

const secrets = {
  name: 'Secret Person',
  email: 'secret-person@example.com',
  phoneNumber: '9812345678',
  subject: 'Secret subject',
  message: 'Secret words\n    at night (file.ts:1:1)',
}
const post = (payload: object | string) =>
  haat.app.inject({
    method: 'POST',
    url: '/api/contact-admin?token=secret-token',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer secret-token',
      cookie: 'accessToken=secret-cookie',
    },
    payload,
  })
const expectNothingSecret = () => expect(haat.logged()).not.toMatch(/secret|98123|at night/i)

const linesOf = (app: TestApp) =>
  app
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the log', () => {
  it('names the call, the status and the id of the request that its sender sees', async () => {
    haat = await buildTestApp()
    const answer = await haat.app.inject('/api/master-content/key/no_such_key')
    const lines = linesOf(haat)
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        reqId: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/master-content/key/:key',
        status: 404,
        ms: expect.any(Number),
      }),
    )
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'refused', code: 'NOT_FOUND' }))
    expect(haat.logged()).not.toContain('no_such_key')
  })

  it('has nothing of a message that was stored, refused or broken', async () => {
    haat = await buildTestApp()
    expect((await post(contactMessage(secrets))).statusCode).toBe(200)
    expect((await post({ ...secrets, type: 'secret', secretField: 'secret' })).statusCode).toBe(422)
    expect((await post('{"name": "Secret Person')).statusCode).toBe(400)
    expect((await post(contactMessage({ ...secrets, message: 'secret'.repeat(20_000) }))).statusCode).toBe(
      413,
    )
    expect(haat.logged()).toContain('VALIDATION_FAILED')
    expectNothingSecret()
  })

  it('tells where a 500 comes from, and nothing of the message that met it', async () => {
    haat = await buildTestApp()
    await haat.database.pool.query('drop table tickets cascade')
    const answer = await post(contactMessage(secrets))
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      success: false,
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side. Please try again.',
    })
    expect(linesOf(haat)).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'INTERNAL_ERROR',
        reqId: answer.headers['x-request-id'],
        err: expect.objectContaining({ code: '42P01' }),
      }),
    )
    expect(haat.logged()).toMatch(/(contact|tickets)\.(store|service)\.ts/)
    expectNothingSecret()
  })

  it('keeps quiet about a message while the database refuses it', async () => {
    haat = await buildTestApp()
    await haat.database.pool.query('alter table tickets add constraint full_desk check (number < 0)')
    expect((await post(contactMessage(secrets))).statusCode).toBe(500)
    expect(haat.logged()).toContain('"code":"23514"')
    expectNothingSecret()
  })

  it('tells of a database that is away once, however many calls meet it, and shows each call', async () => {
    haat = await buildTestApp({ databaseUrl: 'postgresql://haat@127.0.0.1:1/haat' })
    for (let n = 0; n < 5; n++) await haat.app.inject('/api/master-content/keys')
    const lines = linesOf(haat)
    expect(lines.filter(({ level }) => level === 50)).toEqual([
      expect.objectContaining({ msg: 'UNAVAILABLE', err: expect.objectContaining({ code: 'ECONNREFUSED' }) }),
    ])
    expect(lines.filter(({ msg, status }) => msg === 'request' && status === 503)).toHaveLength(5)
  })
})
