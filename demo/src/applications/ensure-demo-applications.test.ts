import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationStates } from '@haat/contract/domains/applications.rules.ts'
import { makeAgreement } from '../../../api/test/application-scenario.ts'
import { makeVendor } from '../../../api/test/catalogue-factories.ts'
import { signedIn } from '../../../api/test/factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { ensureDemoApplications } from './ensure-demo-applications.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
  await makeVendor(haat.services, { slug: 'palpa-dhaka-udhyog', panNumber: '300781634' })
})
afterAll(() => haat.close())

it('staff of the demo have applications in every state, once, and nobody is written to', async () => {
  await ensureDemoApplications(haat.services)
  const count = async () => {
    const { rows } = await haat.database.pool.query(
      'select state, count(*)::int n from vendor_applications group by 1',
    )
    return rows as { state: string; n: number }[]
  }
  const first = await count()
  expect(first.map(({ state }) => state).toSorted()).toEqual([...applicationStates].toSorted())
  await ensureDemoApplications(haat.services)
  expect(await count()).toEqual(first)
  expect((await haat.database.pool.query('select 1 from mails')).rowCount).toBe(0)
  const headers = await signedIn(haat.services, 'admin')
  const { data } = (await haat.app.inject({ url: '/api/staff/applications', headers })).json()
  expect(data.items[0]).toMatchObject({ clock: { isResting: false } })
  const again = data.items.find(({ isSentAgain }: { isSentAgain: boolean }) => isSentAgain)
  expect(again).toMatchObject({ name: { en: 'Karnali Syau Bagan' }, acceptedLines: 6, lines: 10 })
})
