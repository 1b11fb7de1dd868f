import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
let port: number
beforeAll(async () => {
  haat = await buildTestApp()
  const { services, app } = haat
  const { id: categoryId } = await makeCategory(services)
  const { id: vendorId } = await makeVendor(services)
  await makeProduct(services, { categoryId, vendorId })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => haat.close())

/** Searches wait for the dictionary for as long as another session locks it. */
const waiting = async () => {
  const { rows } = await haat.services.db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%search_words%'`)
  return rows[0]!.n
}

it.each(['/api/products', '/api/products/facets', '/api/services', '/api/services/facets', '/api/vendors'])(
  'a search by %s ends in the database when the visitor has gone',
  async (path) => {
    const holder = await haat.database.pool.connect()
    try {
      await holder.query('begin; lock table search_words in access exclusive mode')
      const request = http.get({ port, host: '127.0.0.1', path: `${path}?searchTerm=shawl` })
      request.on('error', () => {})
      await expect.poll(waiting, { timeout: 1200 }).toBe(1)
      const left = performance.now()
      request.destroy()
      await expect.poll(waiting, { timeout: 1200, interval: 10 }).toBe(0)
      // The search's own time limit would have ended it too, but later.
      expect(performance.now() - left).toBeLessThan(1000)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  },
)
