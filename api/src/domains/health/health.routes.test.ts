import { afterEach, describe, expect, it } from 'vitest'
import { startSilentServer } from '../../../test/smtp-double.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
afterEach(() => haat.close())

describe('the health of a process', () => {
  it('is good while the database answers and has every migration', async () => {
    haat = await buildTestApp()
    const answer = await haat.app.inject('/api/health')
    expect(answer.statusCode).toBe(200)
    const { migrations, ...rest } = answer.json<{ migrations: { applied: number; expected: number } }>()
    expect(rest).toEqual({ status: 'ok', database: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(migrations.applied).toBe(migrations.expected)
    expect(migrations.expected).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is 503 when nobody listens where the database was, and calls say that it will pass', async () => {
    haat = await buildTestApp({ databaseUrl: 'postgresql://haat@127.0.0.1:1/haat' })
    const answer = await haat.app.inject('/api/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'unavailable', database: 'unreachable' })
    for (const url of [
      '/api/master-content',
      '/api/master-content/keys',
      '/api/site/settings',
      '/api/about/figures',
    ]) {
      const refused = await haat.app.inject(url)
      expectRefusal(refused, 503, 'UNAVAILABLE')
      expect(refused.headers['retry-after']).toBe('5')
    }
    expectRefusal(await haat.app.inject({ url: '/api/auth/me', headers: bearer('any') }), 503, 'UNAVAILABLE')
  })

  it('is 503 as well when the database is gone from its server, and good again when it is back', async () => {
    haat = await buildTestApp()
    const name = new URL(haat.databaseUrl).pathname.slice(1)
    const other = await buildTestApp()
    const rename = (from: string, to: string) =>
      other.database.pool
        .query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`)
        .then(() => other.database.pool.query(`alter database ${from} rename to ${to}`))
    await rename(name, `${name}_away`)
    expect((await haat.app.inject('/api/health')).statusCode).toBe(503)
    expectRefusal(await haat.app.inject('/api/master-content/keys'), 503, 'UNAVAILABLE')
    await rename(`${name}_away`, name)
    expect((await haat.app.inject('/api/health')).statusCode).toBe(200)
    await other.close()
  })

  it('is 503 in seconds when the database takes the call and says nothing', async () => {
    const silent = await startSilentServer()
    haat = await buildTestApp({ databaseUrl: `postgresql://haat@127.0.0.1:${silent.port}/haat` })
    const [health, call] = await Promise.all([
      haat.app.inject('/api/health'),
      haat.app.inject('/api/master-content/keys'),
    ])
    expect(health.statusCode).toBe(503)
    expectRefusal(call, 503, 'UNAVAILABLE')
    await silent.close()
  })
})
