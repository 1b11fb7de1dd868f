import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { StockCorrection, StockCounts, StockItem, StockMovement } from '@haat/contract/domains/stock.ts'
import { listUnlisted } from '#domains/listings/listings.store.ts'
import { makeCategory, makeProduct } from './catalogue-factories.ts'
import { makeShop, sendAs, type Person } from './shop-people.ts'
import type { TestApp } from './test-app.ts'

export type StockShop = Awaited<ReturnType<typeof openStockShop>>

const sizes = ['s', 'm', 'l', 'xl', 'xxl']
const option = {
  key: 'size',
  name: { en: 'Size', ne: 'साइज' },
  values: sizes.map((key) => ({ key, name: { en: key, ne: key }, pictureIndex: null })),
}

/** A shop with an owner, a manager and a packer who look after its stock. */
export async function openStockShop(haat: TestApp) {
  const people = await makeShop(haat, ['owner', 'manager', 'packer'])
  const { id: categoryId } = await makeCategory(haat.services)
  const { vendorId, path, owner } = people
  const run = (text: string, values: unknown[]) => haat.database.pool.query(text, values)

  const send = (variantId: string, body: object, key: string = randomUUID(), person: Person = owner) => {
    const headers = { ...person.headers, 'idempotency-key': key }
    return sendAs(haat, headers, `POST ${path}/stock/${variantId}/movements`, body)
  }
  const read = async <T>(line: string): Promise<T> => {
    const answer = await owner.send(`GET ${path}/stock${line}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  return {
    ...people,
    send,
    /** A product with a variant for each amount on hand; returns the ids of the variants. */
    async make(title: string, onHand: number[], titleNe = ''): Promise<string[]> {
      const variants = onHand.map((amount, at) => ({ values: [sizes[at]!], onHand: amount }))
      const product = { vendorId, categoryId, title, titleNe, options: [option], variants }
      const { number } = await makeProduct(haat.services, product)
      await listUnlisted(haat.services.db)
      const { rows } = await run('select id from product_variants where product_id = $1 order by position', [
        number,
      ])
      return rows.map(({ id }) => id as string)
    },
    /** Promises goods to orders that a test does not need to have. */
    promise: (variantId: string, { reserved, allocated }: { reserved: number; allocated: number }) =>
      run('update stock set reserved = $2, allocated = $3 where variant_id = $1', [
        variantId,
        reserved,
        allocated,
      ]),
    list: (query = '') => read<{ items: StockItem[]; counts: StockCounts; nextCursor: string | null }>(query),
    movements: (variantId: string, query = '') =>
      read<{ item: StockItem; items: StockMovement[]; nextCursor: string | null }>(
        `/${variantId}/movements${query}`,
      ),
    async correct(variantId: string, correction: StockCorrection, person?: Person): Promise<StockItem> {
      const answer = await send(variantId, correction, randomUUID(), person)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().data
    },
  }
}
