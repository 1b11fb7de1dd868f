import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodPassword, makeAccount } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { deleteOldSignIns } from './account.jobs.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('sign-ins, devices and addresses are forgotten after 90 days; what happened is not', async () => {
  const { pool } = haat.database
  const user = await makeAccount(haat.services)
  const browser = new TestBrowser(haat)
  await browser.signIn(user.email, goodPassword)
  await browser.call('POST /auth/forgot-password', { email: user.email })
  const counts = async () => {
    const { rows } = await pool.query(
      `select (select count(*)::int from sessions) as sessions,
        (select count(*)::int from refresh_tokens) as tokens, (select count(*)::int from account_links) as links,
        (select count(*)::int from account_events) as events,
        (select count(ip_address)::int from account_events) as addresses`,
    )
    return rows[0]
  }
  await deleteOldSignIns(haat.services)
  expect(await counts()).toEqual({ sessions: 1, tokens: 1, links: 1, events: 1, addresses: 1 })
  await pool.query("update sessions set last_used_at = now() - interval '91 days'")
  await pool.query("update account_links set expires_at = now() - interval '31 days'")
  await pool.query("update account_events set created_at = now() - interval '91 days'")
  await deleteOldSignIns(haat.services)
  expect(await counts()).toEqual({ sessions: 0, tokens: 0, links: 0, events: 1, addresses: 0 })
})
