import pg from 'pg'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import type { Services } from '../../api/src/services.ts'
import { makeCategory, makeProduct, makeVendor } from '../../api/test/catalogue-factories.ts'
import { addressInput, bearer, makeToken } from '../../api/test/factories.ts'
import { createLoad } from '../measure/load.ts'

export const hotItems = 20
export const itemsPerOrder = 4
const onHand = 1_000_000

export interface Shopper {
  userId: string
  headers: Record<string, string>
  addressId: string
}

export interface Crowd {
  shoppers: Shopper[]
  /** The variants that everybody orders. */
  variantIds: number[]
  vendorId: number
}

/** Shoppers with an address each, and twenty variants of four vendors that all of them order. */
export async function gatherCrowd(url: string, address: string, size: number): Promise<Crowd> {
  const { db, close } = openDatabase(url, { max: 4 })
  const services = { db } as Services
  const { id: categoryId } = await makeCategory(services)
  const vendors = []
  for (let at = 0; at < itemsPerOrder; at += 1) vendors.push(await makeVendor(services))
  for (let at = 0; at < hotItems; at += 1) {
    const vendorId = vendors[at % vendors.length]!.id
    await makeProduct(services, {
      vendorId,
      categoryId,
      pricePaisa: 500_00,
      variants: [{ values: [], onHand }],
    })
  }
  const shoppers = await gatherShoppers(services, address, size)
  await close()
  return { shoppers, ...(await settle(url, hotItems)), vendorId: vendors[0]!.id }
}

/** Shoppers with a token and an address each. */
export async function gatherShoppers(services: Services, address: string, size: number): Promise<Shopper[]> {
  const load = createLoad(address, 1)
  const shoppers: Shopper[] = []
  while (shoppers.length < size) {
    const { user, token } = await makeToken(services, 'shopper')
    const body = JSON.stringify(addressInput())
    const ask = { path: '/api/addresses', method: 'POST' as const, body, headers: bearer(token) }
    const made = JSON.parse((await load.send(ask)).text()) as { data: { id: string } }
    shoppers.push({ userId: user.id, headers: bearer(token), addressId: made.data.id })
  }
  load.close()
  return shoppers
}

async function settle(url: string, count: number) {
  return onDatabase(url, async (client) => {
    await client.query('update users set email_verified = true')
    // The demo's coupons must not be used up.
    await client.query('delete from coupons')
    const { rows } = await client.query<{ id: number }>(
      'select id::int from product_variants order by id desc limit $1',
      [count],
    )
    await client.query('vacuum analyze')
    return { variantIds: rows.map(({ id }) => id).toReversed() }
  })
}

export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Four of the twenty variants: another choice for each shopper, in no order. */
export const chosen = (variantIds: number[], at: number) =>
  [0, 7, 3, 12].map((step, place) => variantIds[(at * 5 + step + place * (at % 3)) % variantIds.length]!)
