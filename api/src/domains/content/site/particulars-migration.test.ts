import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ isNewShop: true })
})
afterAll(() => haat.close())

/** Settings as the release before the migration saved them. */
const before = {
  company: {
    name: 'Palpa Haat Pvt. Ltd.',
    address: 'Tansen-4, Palpa',
    registrationNumber: '1/080',
    panVatNumber: '123 456 789',
    portalListingNumber: '7/2082',
  },
  complaintOfficer: { name: 'Maya Rana', phone: '075-520123', email: 'maya@palpa.test' },
  support: { email: 'help@palpa.test', phone: '075-520100' },
  paymentWays: ['esewa', 'cod'],
  holidays: ['2027-01-15'],
}

it('a shop that had saved its own particulars keeps them and stays open', async () => {
  const { pool } = haat.database
  await pool.query("insert into settings (key, value) values ('site', $1)", [JSON.stringify(before)])
  const folder = path.resolve(import.meta.dirname, '../../../../migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('_particulars.sql'))!
  const [, ...moves] = readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint')
  for (const move of moves) await pool.query(move)
  expect((await haat.app.inject('/api/site/settings')).json().data).toMatchObject({
    company: { name: { en: 'Palpa Haat Pvt. Ltd.', ne: '' }, panVatNumber: '123 456 789' },
    complaintOfficer: { name: { en: 'Maya Rana' }, phone: '075-520123' },
    support: before.support,
    paymentWays: ['cod'],
    holidays: ['2027-01-15'],
    closed: null,
  })
  const { rows } = await pool.query('select key, version from setting_versions')
  expect(rows).toEqual([{ key: 'particulars', version: 1 }])
})
