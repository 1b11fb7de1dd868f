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

describe('the log', () => {
  it('names the call, the status and the id of the request that its sender sees', async () => {
    haat = await buildTestApp()
    const answer = await haat.app.inject('/api/master-content/key/no_such_key')
    const lines = haat
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'incoming request',
        reqId: answer.headers['x-request-id'],
        req: { method: 'GET', route: '/api/master-content/key/:key' },
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
    expect(haat.logged()).toContain('"code":"42P01"')
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
})
