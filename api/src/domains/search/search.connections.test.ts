import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('searches that hang leave the others their connections to the database', async () => {
  const headers = await signedIn(haat.services, 'shopper')
  // A process reads all words once, before it can answer.
  await haat.app.inject('/api/search/everywhere?term=tea')
  const lock = await haat.database.pool.connect()
  const countWaiting = async () => {
    // Within a transaction, pg_stat_activity does not change after it was first read.
    await lock.query('select pg_stat_clear_snapshot()')
    const { rows } = await lock.query(`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
    return rows[0].count as number
  }
  await lock.query('begin')
  await lock.query('lock table search_words, search_documents in access exclusive mode')
  // More searches than connections, each with another term, so that no two share an answer.
  const searches = Array.from({ length: 12 }, (_, at) =>
    haat.app.inject(`/api/search/everywhere?term=tea${at}`),
  )
  try {
    await vi.waitFor(async () => expect(await countWaiting()).toBe(4))
    for (let asked = 0; asked < 5; asked++) {
      expect((await haat.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
      expect(await countWaiting()).toBeLessThanOrEqual(4)
    }
  } finally {
    await lock.query('rollback')
    lock.release()
  }
  // Searches that waited too long for a connection are refused.
  for (const { statusCode } of await Promise.all(searches)) expect([200, 503]).toContain(statusCode)
})
