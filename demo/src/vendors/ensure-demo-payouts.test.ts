import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPayoutAccounts } from '@haat/api/domains/payouts/payouts.service.ts'
import { makeVendor } from '../../../api/test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { ensureDemoPayouts } from './ensure-demo-payouts.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

it('the vendor’s shop has a bank account in force and a change that waits, another shop a wallet, once', async () => {
  const { id: palpa } = await makeVendor(haat.services, { slug: 'palpa-dhaka-udhyog' })
  const { id: asan } = await makeVendor(haat.services, { slug: 'asan-kapada-pasal' })
  await ensureDemoPayouts(haat.services)
  await ensureDemoPayouts(haat.services)
  expect(await getPayoutAccounts(haat.services, { vendorId: palpa })).toMatchObject({
    current: { kind: 'bank', maskedNumber: '••••0423', accountName: 'Palpa Dhaka Udhyog Pvt. Ltd.' },
    waiting: { kind: 'bank', maskedNumber: '••••0018' },
    earlier: [{ kind: 'esewa', state: 'replaced', isFromApplication: true }],
  })
  expect(await getPayoutAccounts(haat.services, { vendorId: asan })).toMatchObject({
    current: { kind: 'khalti', isFromApplication: false },
    waiting: null,
    earlier: [],
  })
})
