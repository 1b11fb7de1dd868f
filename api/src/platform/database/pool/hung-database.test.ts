import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '../../../../test/database-proxy.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openDatabase, type Database } from '../database.ts'

let scratch: TestDatabase
let proxy: DatabaseProxy
/** Bypasses the proxy, so that the test sees the database whatever the app sees. */
let direct: Database
let haat: TestApp
let token: string

beforeAll(async () => {
  scratch = await createTestDatabase()
  proxy = await startDatabaseProxy(scratch.url)
  direct = openDatabase(scratch.url, { max: 3 })
  haat = await buildTestApp({
    databaseUrl: proxy.url,
    environment: { DATABASE_WAIT_SECONDS: '1.5' },
    prepare: (app, { db }) => {
      const config = { access: 'public' as const }
      app.get('/api/in-two-steps', { config }, async () =>
        db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows),
      )
      app.get('/api/after-a-failure', { config }, async () => {
        await db.execute(sql`select 1`).catch(() => {})
        return (await db.execute(sql`select 1 as one`)).rows
      })
      app.get('/api/slow', { config }, async () => (await db.execute(sql`select pg_sleep(0.25)`)).rows.length)
      app.get('/api/long', { config: { ...config, mayTakeLong: true } }, async () => {
        return (await db.execute(sql`select 1 as one`)).rows
      })
    },
  })
  token = (await makeToken(haat.services, 'shopper')).token
})
afterEach(() => proxy.resume())
afterAll(async () => {
  await haat.close()
  await direct.close()
  await proxy.close()
  await scratch.drop()
})

/** Far more than the two seconds that are promised, and less than any of the longer limits. */
const timeoutMs = 4000
const soon = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    delay(timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error('There was no answer while the database hung')
    }),
  ])

const ask = (url: string) => haat.app.inject({ url, headers: bearer(token) })
const read = () => ask('/api/master-content/keys')
const write = (subject: string) =>
  haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload: contactMessage({ subject }) })
const expectBack = () => expect.poll(async () => (await read()).statusCode, { interval: 50 }).toBe(200)
/** Opens the connections that will hang. */
const warmUp = async (count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, read))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
}

describe('a database that stops answering', () => {
  it('is told as 503 to everybody while it still hangs, and is back by itself', async () => {
    await warmUp(3)
    proxy.stall()
    const [health, message, ...calls] = await soon(
      Promise.all([
        haat.app.inject('/api/health'),
        write('Sent into a silence'),
        // A call that goes on after a failure does not wait again.
        ask('/api/after-a-failure'),
        ask('/api/auth/me'),
        // More requests than there are connections.
        ...Array.from({ length: 30 }, read),
      ]),
    )
    expect(health.statusCode).toBe(503)
    expect(health.json()).toMatchObject({ status: 'unavailable', database: 'hung' })
    for (const refused of [message, ...calls]) {
      expectRefusal(refused, 503, 'UNAVAILABLE')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    // Requests that come later are refused sooner, one after the other.
    for (let next = 0; next < 3; next++) expectRefusal(await soon(read()), 503, 'UNAVAILABLE')
    proxy.resume()
    await expectBack()
    expect((await haat.app.inject('/api/health')).json()).toMatchObject({ status: 'ok', database: 'ok' })
    const { rows } = await direct.db.execute<{ n: number }>(
      sql`select count(*)::int as n from tickets where subject = 'Sent into a silence'`,
    )
    expect(rows[0]!.n).toBeLessThanOrEqual(1)
  })

  it('takes no connection for good; who wrote is told that nobody knows; what is worth a wait waits', async () => {
    await warmUp(8)
    await ask('/api/long')
    proxy.stall()
    const long = ask('/api/long')
    const [message, ...calls] = await soon(
      Promise.all([write('Unknown'), ...Array.from({ length: 7 }, () => ask('/api/in-two-steps'))]),
    )
    expect(expectRefusal(message, 503, 'UNAVAILABLE').message).toBe(
      'We could not see in time whether this was done. Please look first, then try again.',
    )
    for (const refused of calls) expectRefusal(refused, 503, 'UNAVAILABLE')
    proxy.resume()
    await expectBack()
    const waited = await long
    expect([waited.statusCode, waited.json()]).toEqual([200, [{ one: 1 }]])
    const answers = await soon(Promise.all(Array.from({ length: 16 }, () => ask('/api/in-two-steps'))))
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => [{ one: 1 }]))
  })

  it('is unreachable, not hung, when it takes no connection', async () => {
    proxy.refuse()
    const health = await haat.app.inject('/api/health')
    expect([health.statusCode, health.json()]).toMatchObject([503, { database: 'unreachable' }])
    expectRefusal(await read(), 503, 'UNAVAILABLE')
    proxy.resume()
    await expectBack()
  })
})

describe('a lock that holds everything up', () => {
  const waiting = async () => {
    const { rows } = await direct.db.execute<{
      n: number
    }>(sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows[0]!.n
  }

  it('is told as 503 to more callers than there are connections, and leaves none waiting in the database', async () => {
    const holder = await direct.pool.connect()
    try {
      await holder.query('begin; lock table contents in access exclusive mode')
      const answers = await soon(Promise.all(Array.from({ length: 20 }, read)))
      for (const answer of answers) expectRefusal(answer, 503, 'UNAVAILABLE')
      await expect.poll(waiting).toBe(0)
      // Calls that use another table work as before.
      expect((await haat.app.inject('/api/health')).statusCode).toBe(200)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await expectBack()
  })
})

it('a database that is only busy is waited for in turn', async () => {
  // Each takes a while and there are more of them than connections, so the last wait far longer than for a hung
  // database.
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/api/slow')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
})
