import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  expectedNoise: [/ERR_INTERNET_DISCONNECTED/],
})

/** The link of a run with one parcel of a demo shop. */
async function makeRun(request: APIRequestContext): Promise<string> {
  const signIn = { email: 'vendor@haat.test', password: demoPassword, cookieless: true }
  const { accessToken } = await (await request.post('/api/auth/login', { data: signIn })).json()
  const headers = { authorization: `Bearer ${accessToken.token}` }
  const read = async (path: string) => (await (await request.get(`/api${path}`, { headers })).json()).data
  const shops: { shopId: string; name: { en: string } }[] = (await read('/vendor/shops')).items
  const { shopId } = shops.find(({ name }) => name.en === 'Palpa Dhaka Udhyog')!
  const { items: couriers } = await read(`/vendor/shops/${shopId}/couriers`)
  const { items: parcels } = await read(`/vendor/shops/${shopId}/parcels?view=packed`)
  const data = { id: randomUUID(), courierId: couriers[0].id, rider: 'Bikash', numbers: [parcels[0].number] }
  const made = await request.post(`/api/vendor/shops/${shopId}/runs`, { headers, data })
  expect(made.status(), await made.text()).toBe(200)
  const { link } = (await made.json()).data
  return new URL(link).hash
}

test('a run opens and closes a door without a line, also after a reload, and says so when it is back', async ({
  page,
  context,
  request,
}) => {
  await page.goto(`/courier/${await makeRun(request)}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('0 of 1 done')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(async () => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.getByRole('button', { name: /^At the door/ }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Not taken/ }).click()
  await page.getByRole('radio', { name: 'Changed their mind' }).check()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Not closed yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 note is not sent yet.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /Not taken/ })).toBeVisible()
  await expect(page.getByText('not sent yet')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'All doors are done' })).toBeVisible()
})
