import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import { listUnlisted } from '#domains/listings/listings.store.ts'
import { makeCategory, makeProduct } from './catalogue-factories.ts'
import { makeShop } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

const option = (key: string, values: string[]) => ({
  key,
  name: { en: key, ne: key },
  values: values.map((value) => ({ key: value, name: { en: value, ne: value }, pictureIndex: null })),
})

/** A shop with one product in sizes, whose prices and deals its owner changes by calls of the API. */
export async function openPricedShop(haat: TestApp, rupees = [2350, 2650, 2950]) {
  const shop = await makeShop(haat, ['owner', 'packer'])
  const { id: categoryId } = await makeCategory(haat.services)
  const sizes = ['s', 'm', 'l'].slice(0, rupees.length)
  const { number, id: productId } = await makeProduct(haat.services, {
    vendorId: shop.vendorId,
    categoryId,
    pricePaisa: Math.min(...rupees) * 100,
    options: [option('size', sizes)],
    variants: sizes.map((size, at) => ({ values: [size], onHand: 10, pricePaisa: rupees[at]! * 100 })),
  })
  await listUnlisted(haat.services.db)
  const rowsOf = async <T extends object>(text: string, values: unknown[] = []) =>
    (await haat.database.pool.query<T>(text, values)).rows
  const [listing] = await rowsOf<{ id: string }>('select id from listings where product_id = $1', [number])
  const path = `${shop.path}/listings/${toPublicId('shawl', Number(listing!.id))}` as const
  const variantIds = (
    await rowsOf<{ id: string }>('select id from product_variants where product_id = $1 order by position', [
      number,
    ])
  ).map(({ id }) => id)
  const { send } = shop.owner
  return {
    ...shop,
    productId,
    number,
    path,
    variantIds,
    rowsOf,
    read: async (): Promise<ListingPrices> => (await send(`GET ${path}/prices`)).json().data,
    change: (changes: object[]) => send(`PUT ${path}/prices`, { changes }),
    /** Changes one price in rupees, from what it is now. */
    async reprice(at: number, newRupees: number) {
      const { variants } = await this.read()
      const { id: variantId, standingPaisa: wasPaisa } = variants[at]!
      return this.change([{ variantId, wasPaisa, pricePaisa: newRupees * 100 }])
    },
    offer: (at: number, isOffered: boolean) =>
      send(`PUT ${path}/prices`, {
        changes: [{ variantId: variantIds[at], wasOffered: !isOffered, isOffered }],
      }),
    /** Plans a deal for the variants that have a price here, in their order. */
    plan: (days: { from: string; until: string }, prices: (number | null)[]) =>
      send(`PUT ${path}/deal`, {
        ...days,
        prices: prices.flatMap((price, at) =>
          price === null ? [] : { variantId: variantIds[at], pricePaisa: price * 100 },
        ),
      }),
    end: () => send(`DELETE ${path}/deal`),
    /** As shoppers see it. */
    page: async () => (await haat.app.inject({ url: `/api/products/${productId}` })).json().data,
    /** Moves what was asked so far, and the deals, some days back. */
    async age(days: number) {
      await haat.database.pool.query(
        `update variant_prices set since = since - make_interval(days => $2) where variant_id = any($1::bigint[])`,
        [variantIds, days],
      )
      await haat.database.pool.query(
        `update deals set starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2),
          started_at = started_at - make_interval(days => $2) where product_id = $1`,
        [number, days],
      )
    },
  }
}
export type PricedShop = Awaited<ReturnType<typeof openPricedShop>>
