import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startSilentServer } from '../../../test/smtp-stand-in.ts'
import { compareKeys, recordKeys } from '#platform/secrets/keys/check-keys.ts'
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
    expect(rest).toEqual({
      status: 'ok',
      database: 'ok',
      secretKey: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    expect(migrations.applied).toBe(migrations.expected)
    expect(migrations.expected).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says within half a minute that the database is sealed with another key, and that it no longer is', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    haat = await buildTestApp()
    const { db, encryption } = haat.services
    await recordKeys(db, encryption, await compareKeys(db, encryption))
    const keyNow = async () => (await haat.app.inject('/api/health')).json<{ secretKey: string }>().secretKey
    expect(await keyNow()).toBe('ok')
    // As after restoring another shop's backup, or after a change of keys that this process has not heard of.
    await haat.database.pool.query("insert into secret_keys (id, proof) values ('0badc0de', 'another')")
    vi.setSystemTime(Date.now() + 30_000)
    expect(await keyNow()).toBe('wrong')
    expect((await haat.app.inject('/api/health')).statusCode).toBe(200)
    expect(haat.logged()).toContain('sealed with another secret key')
    await haat.database.pool.query("delete from secret_keys where id = '0badc0de'")
    vi.setSystemTime(Date.now() + 30_000)
    expect(await keyNow()).toBe('ok')
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
    haat = await buildTestApp({
      databaseUrl: `postgresql://haat@127.0.0.1:${silent.port}/haat`,
      environment: { DATABASE_WAIT_SECONDS: '2' },
    })
    const [health, call] = await Promise.all([
      haat.app.inject('/api/health'),
      haat.app.inject('/api/master-content/keys'),
    ])
    expect(health.statusCode).toBe(503)
    expectRefusal(call, 503, 'UNAVAILABLE')
    await silent.close()
  })
})
