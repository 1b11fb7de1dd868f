import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { BulkAnswer } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { openPricedShop } from './priced-shop.ts'
import type { Person } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

/** A shop with a product in three sizes, and what a member does in its grid. */
export async function openGridShop(haat: TestApp) {
  const shop = await openPricedShop(haat)
  const listingId = shop.path.split('-').at(-1)!
  const price = (variant: string, was: number, now: number) => ({
    field: 'price',
    variant,
    was: was * 100,
    now: now * 100,
  })
  return {
    ...shop,
    listingId,
    price,
    save: (
      cells: object[],
      { key = randomUUID() as string, id = listingId, person = shop.owner as Person } = {},
    ) =>
      person.send(`POST /vendor/shops/${shop.shopId}/listings/bulk`, {
        key,
        listings: [{ listingId: id, cells }],
      }),
    async saved(cells: object[], id = listingId) {
      const answer = await this.save(cells, { id })
      expect(answer.statusCode, answer.body).toBe(200)
      return (answer.json().data as BulkAnswer).items[0]!
    },
    row: async (id = listingId): Promise<ListingRow> =>
      (await shop.owner.send(`GET /vendor/shops/${shop.shopId}/listings?withCells=true&pageSize=100`))
        .json()
        .data.items.find((one: ListingRow) => one.id === id),
  }
}
