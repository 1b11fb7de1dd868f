import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lowStockCount } from '@haat/contract/domains/catalogue.rules.ts'
import type { StockItem, StockMovement } from '@haat/contract/domains/stock.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openStockShop, type StockShop } from '../../../test/stock-shop.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let shop: StockShop
beforeAll(async () => {
  haat = await buildTestApp()
  shop = await openStockShop(haat)
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const skusOf = (items: StockItem[]) => items.map(({ sku }) => sku)

describe('the stock of a shop', () => {
  it('lists every variant with what is on hand, promised and left, the newest product first', async () => {
    const own = await openStockShop(haat)
    const old = await own.make('Dhaka topi', [12])
    const young = await own.make('Dhaka shawl', [30, 4, 0])
    await own.promise(young[0]!, { reserved: 2, allocated: 5 })
    const { items, counts, nextCursor } = await own.list()
    expect(items.map(({ variantId }) => variantId)).toEqual([...young, ...old])
    expect(items[0]).toMatchObject({
      title: { en: 'Dhaka shawl' },
      onHand: 30,
      reserved: 2,
      allocated: 5,
      available: 23,
      lowMark: null,
      level: 'enough',
      isOnSale: true,
    })
    expect(items.map(({ level }) => level)).toEqual(['enough', 'low', 'out', 'enough'])
    expect(counts).toEqual({ all: 4, low: 1, out: 1 })
    expect(nextCursor).toBeNull()
    await own.promise(young[0]!, { reserved: 0, allocated: 0 })
  })

  it('shows what is low and what is sold out apart, also what is off sale', async () => {
    const own = await openStockShop(haat)
    const [low, , out] = await own.make('Felted gloves', [lowStockCount, lowStockCount + 1, 0])
    await haat.database.pool.query('update products set is_on_sale = false where vendor_id = $1', [
      own.vendorId,
    ])
    expect((await own.list('?filter=low')).items).toMatchObject([{ variantId: low, isOnSale: false }])
    expect((await own.list('?filter=out')).items.map(({ variantId }) => variantId)).toEqual([out])
  })

  it.each(['', '?filter=low', '?searchTerm=muffler', '?filter=low&searchTerm=wool'])(
    'is read page by page without a gap and without a row twice: %s',
    async (query) => {
      const own = await openStockShop(haat)
      for (let at = 0; at < 4; at += 1) await own.make('Wool muffler', [1, 2, 3])
      const all = (await own.list(`${query}${query ? '&' : '?'}pageSize=100`)).items
      expect(all).toHaveLength(12)
      const seen: StockItem[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page = `${query}${query ? '&' : '?'}pageSize=5${cursor && `&cursor=${cursor}`}`
        const { items, nextCursor } = await own.list(page)
        seen.push(...items)
        cursor = nextCursor
      }
      expect(skusOf(seen)).toEqual(skusOf(all))
    },
  )

  it('is searched by the beginnings of words in both languages and by SKU, and only in the own shop', async () => {
    const own = await openStockShop(haat)
    const [shawl] = await own.make('Dhaka shawl, stepped diamond', [5], 'ढाका पछ्यौरा')
    const [topi] = await own.make("Palpa's topi (boy)", [5], 'पाल्पाली टोपी')
    await haat.database.pool.query(`update product_variants set sku = 'TOPI-PG' where id = $1`, [topi])
    await haat.database.pool.query(`update listings set words = words || ' topi pg' where vendor_id = $1`, [
      own.vendorId,
    ])
    await (await openStockShop(haat)).make('Dhaka shawl of others', [5])
    const find = async (term: string) =>
      (await own.list(`?searchTerm=${encodeURIComponent(term)}`)).items.map(({ variantId }) => variantId)
    expect(await find('dha')).toEqual([shawl])
    expect(await find('DIAMOND shaw')).toEqual([shawl])
    expect(await find('पछ्यौ')).toEqual([shawl])
    expect(await find('टोपी')).toEqual([topi])
    expect(await find('topi-pg')).toEqual([topi])
    expect(await find('pg')).toEqual([topi])
    expect(await find('boy) topi-p')).toEqual([topi])
    expect(await find('shawl pg')).toEqual([])
    expect(await find('others')).toEqual([])
    for (const strange of ["'", '\\', "a':* | 'b", '%', '((', ':*', '<->', 'ढ्']) await find(strange)
  })

  it('leaves out what the shop has removed, also where it is low, until it is there again', async () => {
    const own = await openStockShop(haat)
    const [kept, gone] = await own.make('Wool socks', [1, 2])
    const remove = (is: boolean) =>
      haat.database.pool.query('update product_variants set is_removed = $2 where id = $1', [gone, is])
    const shown = async (query: string) => {
      const { items, counts } = await own.list(query)
      return [items.map(({ variantId }) => variantId), counts]
    }
    await remove(true)
    for (const query of ['', '?filter=low', '?searchTerm=socks']) {
      expect(await shown(query)).toEqual([[kept], { all: 1, low: 1, out: 0 }])
    }
    await own.correct(gone!, { reason: 'lost', change: -1, words: '' })
    expect(await shown('?filter=low')).toEqual([[kept], { all: 1, low: 1, out: 0 }])
    await expectInvariants(haat.services.db)
    await remove(false)
    expect(await shown('?filter=low')).toEqual([[kept, gone], { all: 2, low: 2, out: 0 }])
  })

  it('refuses a place in the list that is none', async () => {
    for (const cursor of ['x', '1', '1.2.3', '-1.1']) {
      expectRefusal(await shop.owner.send(`GET ${shop.path}/stock?cursor=${cursor}`), 400, 'BAD_REQUEST')
    }
  })
})

describe('a correction', () => {
  it('is written down with its reason, words and person, the last one first', async () => {
    const [id = ''] = await shop.make('Sewing kit', [20])
    expect((await shop.correct(id, { reason: 'received', change: 5, words: 'From Butwal' })).onHand).toBe(25)
    await shop.correct(id, { reason: 'damaged', change: -2, words: '' }, shop.packer)
    const counted = { reason: 'counted', counted: 20, seenOnHand: 23, words: '' } as const
    expect(await shop.correct(id, counted, shop.manager)).toMatchObject({ onHand: 20, available: 20 })
    const { items, item } = await shop.movements(id)
    expect(item).toMatchObject({ variantId: id, onHand: 20 })
    expect(items.map(({ change, reason, words, by }: StockMovement) => [change, reason, words, by])).toEqual([
      [-3, 'counted', '', 'Any manager'],
      [-2, 'damaged', '', 'Any packer'],
      [5, 'received', 'From Butwal', 'Any owner'],
      [20, 'opening', '', null],
    ])
  })

  it('shows in the shop a moment later', async () => {
    const [id = ''] = await shop.make('Dye kit', [1])
    await shop.correct(id, { reason: 'lost', change: -1, words: '' })
    const shown = async () =>
      (
        await haat.database.pool.query(
          `select stock_left, is_in_stock from products p join product_variants v on v.product_id = p.id where v.id = $1`,
          [id],
        )
      ).rows
    await expect.poll(shown).toEqual([{ stock_left: 0, is_in_stock: false }])
  })

  it('movements are read page by page', async () => {
    const [id = ''] = await shop.make('Thread', [1])
    for (let at = 0; at < 4; at += 1) await shop.correct(id, { reason: 'received', change: 1, words: '' })
    const first = await shop.movements(id, '?pageSize=3')
    const second = await shop.movements(id, `?pageSize=3&cursor=${first.nextCursor}`)
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 2, null])
    expect(second.items.at(-1)!.reason).toBe('opening')
  })

  it('with the same key is made once; the key of another change is refused', async () => {
    const [id = ''] = await shop.make('Buttons', [10])
    const body = { reason: 'received', change: 3, words: 'A box' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.send(id, body, 'key-buttons')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect((await shop.movements(id)).item.onHand).toBe(13)
    for (const other of [
      { ...body, change: 4 },
      { ...body, words: 'Two' },
    ]) {
      expectRefusal(await shop.send(id, other, 'key-buttons'), 409, 'CONFLICT')
    }
    expectRefusal(await shop.send(id, body, ''), 400, 'BAD_REQUEST')
  })

  it('a count that finds what was expected leaves nothing behind', async () => {
    const [id = ''] = await shop.make('Needles', [7])
    const same = { reason: 'counted', counted: 7, seenOnHand: 7, words: '' } as const
    expect((await shop.correct(id, same)).onHand).toBe(7)
    expect((await shop.movements(id)).items).toHaveLength(1)
  })

  it('is refused below what is promised to orders, with the figures of now', async () => {
    const [id = ''] = await shop.make('Loom', [6])
    await shop.promise(id, { reserved: 1, allocated: 3 })
    const body = { reason: 'damaged', change: -3, words: '' } as const
    const { message, fields } = expectRefusal(await shop.send(id, body), 409, 'STOCK_PROMISED')
    expect(message).toContain('Promised to orders: 4')
    expect(fields).toEqual({ onHand: '6', reserved: '1', allocated: '3' })
    expect((await shop.correct(id, { ...body, change: -2 })).available).toBe(0)
    await shop.promise(id, { reserved: 0, allocated: 0 })
  })

  it('by a count is refused when somebody has changed it meanwhile', async () => {
    const [id = ''] = await shop.make('Shuttle', [8])
    await shop.correct(id, { reason: 'received', change: 2, words: '' }, shop.packer)
    const body = { reason: 'counted', counted: 7, seenOnHand: 8, words: '' }
    const { fields } = expectRefusal(await shop.send(id, body), 409, 'STOCK_CHANGED')
    expect(fields).toMatchObject({ onHand: '10' })
    expect((await shop.movements(id)).item.onHand).toBe(10)
  })

  it.each([
    { reason: 'received', change: 0, words: '' },
    { reason: 'received', change: -1, words: '' },
    { reason: 'received', change: 1.5, words: '' },
    { reason: 'received', change: 100_001, words: '' },
    { reason: 'lost', change: 1, words: '' },
    { reason: 'other', change: 1, words: ' ' },
    { reason: 'other', change: 0, words: 'Nothing' },
    { reason: 'counted', counted: -1, seenOnHand: 1, words: '' },
    { reason: 'counted', counted: 1, words: '' },
    { reason: 'sent', change: -1, words: '' },
    { reason: 'received', change: 1, words: 'x'.repeat(201) },
    { reason: 'received', change: 1, words: '', at: '2020-01-01T00:00:00Z' },
  ])('is refused as %j', async (body) => {
    const [id = ''] = await shop.make('Spool', [5])
    expectRefusal(await shop.send(id, body), 422, 'VALIDATION_FAILED')
  })

  it('is refused above the most that anybody has on hand', async () => {
    const [id = ''] = await shop.make('Beads', [99_999])
    const body = { reason: 'received', change: 2, words: '' }
    expectRefusal(await shop.send(id, body), 422, 'VALIDATION_FAILED')
  })

  it('nobody changes or deletes a movement, not even in the database', async () => {
    for (const statement of [
      'update stock_movements set change = 1',
      'delete from stock_movements',
      'truncate stock_movements',
    ]) {
      await expect(haat.database.pool.query(statement)).rejects.toThrow('only added to')
    }
  })
})

describe('the mark of low stock', () => {
  it('is the usual one until a member says another', async () => {
    const [id = ''] = await shop.make('Ribbon', [15])
    const mark = (lowMark: unknown) =>
      shop.packer.send(`PUT ${shop.path}/stock/${id}/low-mark`, { lowMark } as object)
    const levelOf = async (lowMark: unknown) => (await mark(lowMark)).json().data.level
    expect(await levelOf(20)).toBe('low')
    expect((await shop.list('?filter=low&pageSize=100')).items.map(({ variantId }) => variantId)).toContain(
      id,
    )
    expect(await levelOf(null)).toBe('enough')
    expect(await levelOf(15)).toBe('low')
    expect(await levelOf(0)).toBe('enough')
    for (const wrong of [-1, 1001, 1.5, '3', undefined]) {
      expectRefusal(await mark(wrong), 422, 'VALIDATION_FAILED')
    }
  })
})

it('another shop’s variants are not found', async () => {
  const [id = ''] = await shop.make('Secret', [5])
  const other = await openStockShop(haat)
  const lines = [
    await other.owner.send(`GET ${other.path}/stock/${id}/movements`),
    await other.send(id, { reason: 'received', change: 1, words: '' }),
    await other.owner.send(`PUT ${other.path}/stock/${id}/low-mark`, { lowMark: 1 }),
    await other.owner.send(`PUT ${other.path}/stock/${id}/shelf`, { shelf: 'A' }),
  ]
  for (const answer of lines) expectRefusal(answer, 404, 'NOT_FOUND')
  expect((await shop.movements(id)).item).toMatchObject({ onHand: 5, lowMark: null, shelf: '' })
})

it('a member who is removed while a change waits is refused as one who was removed before', async () => {
  const own = await openStockShop(haat)
  const [id = ''] = await own.make('Spindle', [5])
  const other = await haat.database.pool.connect()
  try {
    await other.query('begin')
    await other.query('select from stock where variant_id = $1 for update', [id])
    const calls = Promise.all([
      own.send(id, { reason: 'received', change: 1, words: '' }, undefined, own.packer),
      own.packer.send(`PUT ${own.path}/stock/${id}/low-mark`, { lowMark: 1 }),
    ])
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await haat.database.pool.query(waiting)).rows.length).toBe(2)
    await own.owner.send(`DELETE ${own.path}/members/${own.packer.memberId}`)
    await other.query('commit')
    for (const answer of await calls) expectRefusal(answer, 404, 'NOT_FOUND')
  } finally {
    other.release(true)
  }
  expect((await own.movements(id)).item).toMatchObject({ onHand: 5, lowMark: null })
})
