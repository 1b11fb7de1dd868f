import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { makeCategory, makeProduct } from '../../../../test/catalogue-factories.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { openGridShop } from '../../../../test/grid-shop.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listUnlisted } from '../listings.store.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

it('needs no more statements for many listings than for a few', async () => {
  const shop = await openGridShop(haat)
  const { id: categoryId } = await makeCategory(haat.services)
  const made = await Promise.all(
    Array.from({ length: 40 }, () => makeProduct(haat.services, { vendorId: shop.vendorId, categoryId })),
  )
  await listUnlisted(haat.services.db)
  const rows = (
    await shop.owner.send(`GET /vendor/shops/${shop.shopId}/listings?withCells=true&pageSize=100`)
  ).json().data.items as ListingRow[]
  const others = rows.filter(({ id }) => id !== shop.listingId)
  expect(others).toHaveLength(made.length)
  const save = (some: ListingRow[]) =>
    countStatements(haat, () =>
      shop.owner.send(`POST /vendor/shops/${shop.shopId}/listings/bulk`, {
        key: randomUUID(),
        listings: some.map(({ id, cells, isCashPossible, readyDays }) => {
          const { key, pricePaisa, onHand } = cells!.variants[0]!
          return {
            listingId: id,
            cells: [
              {
                field: 'price',
                variant: key,
                was: pricePaisa,
                now: pricePaisa! + 100,
              },
              {
                field: 'deal',
                variant: key,
                was: null,
                now: pricePaisa! - 100,
              },
              { field: 'stock', variant: key, was: onHand, now: onHand! + 1 },
              { field: 'state', was: 'live', now: 'paused' },
              { field: 'ready', was: readyDays, now: readyDays! + 1 },
              { field: 'cash', was: isCashPossible, now: !isCashPossible },
            ],
          }
        }),
      }),
    )
  const few = await save(others.slice(0, 2))
  const many = await save(others.slice(2))
  expect(few.answer.json().data.items.every(({ isSaved }: { isSaved: boolean }) => isSaved)).toBe(true)
  expect(many.answer.json().data.items.every(({ isSaved }: { isSaved: boolean }) => isSaved)).toBe(true)
  expect(many.count).toBe(few.count)
  expect(many.count).toBeLessThan(50)
})
