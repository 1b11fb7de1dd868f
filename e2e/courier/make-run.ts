import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'

/** The link of a run with one parcel of a demo shop. */
export async function makeRun(request: APIRequestContext): Promise<string> {
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
