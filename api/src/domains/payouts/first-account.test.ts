import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMissingPayoutAccounts } from '#domains/applications/open-shop.service.ts'
import {
  approved,
  call,
  makeAgreement,
  makeApplicant,
  makeJudge,
  sent,
} from '../../../test/application-scenario.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
})
afterAll(() => haat.close())

it('the account of an application counts from the moment on at which staff approve it', async () => {
  const applicant = await makeApplicant(haat)
  const { id } = await sent(haat, applicant)
  const { shop } = await approved(haat, await makeJudge(haat), id)
  const read = async () =>
    (await call(haat, applicant, `GET /vendor/shops/${shop!.id}/payout-accounts`)).json().data
  // Staff have seen its proof, so it waits for nothing.
  const account = { kind: 'esewa', maskedNumber: '••••5120', state: 'in-force', isFromApplication: true }
  expect(await read()).toMatchObject({ current: account, waiting: null, earlier: [] })
  // A shop that was approved before there were payout accounts gets its own later, once.
  await haat.database.pool.query('delete from payout_accounts')
  await addMissingPayoutAccounts(haat.services)
  await addMissingPayoutAccounts(haat.services)
  expect(await read()).toMatchObject({ current: account, earlier: [] })
})
