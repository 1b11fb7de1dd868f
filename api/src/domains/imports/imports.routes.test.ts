import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { openImportShop } from '../../../test/import-shop.ts'
import { csvOf, newListingHeader } from '../../../test/import-table.ts'
import { sendAs } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let staff: ReturnType<typeof bearer>
beforeAll(async () => {
  haat = await buildTestApp()
  staff = bearer((await makeToken(haat.services, 'staff', { rights: ['catalogue', 'vendors'] })).token)
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

type Shop = Awaited<ReturnType<typeof openImportShop>>
let shop: Shop
let owner: ReturnType<Shop['as']>
beforeEach(async () => {
  shop = await openImportShop(haat)
  owner = shop.as(shop.owner)
})

const rowsOf = async <T extends object>(text: string, values: unknown[] = [shop.vendorId]) =>
  (await haat.database.pool.query<T>(text, values)).rows
const file = (count: number, changes: Record<number, Parameters<Shop['row']>[1]> = {}) =>
  csvOf([newListingHeader, ...Array.from({ length: count }, (_, at) => shop.row(at, changes[at]))])

/** Staff approve all that the shop has sent. */
async function approveAll() {
  const waiting = await rowsOf<{ id: string }>(
    `select id from listing_versions where vendor_id = $1 and state = 'waiting'`,
  )
  for (const { id } of waiting) {
    const answer = await sendAs(haat, staff, `POST /staff/listings/${id}/approve`)
    expect(answer.statusCode).toBe(200)
  }
}

describe('a file of listings', () => {
  it('is checked without writing, mended in place, written and found in the shop', async () => {
    const bad = { 3: { 7: 'Rs 2,350/-' }, 5: { 8: -3 }, 7: { 6: 'no-such-category' }, 9: { 3: '' } }
    const checked = await owner.check(file(40, bad))
    expect(checked).toMatchObject({
      state: 'checked',
      rows: { total: 40, checked: 40, new: 36, changed: 0, same: 0, errors: 4, leftOut: 0 },
      listings: { total: 36, done: 0 },
    })
    expect(await rowsOf('select 1 from listings where vendor_id = $1')).toEqual([])
    expect(await owner.problems(checked.id)).toMatchObject([
      { row: 5, field: 'price', value: 'Rs 2,350/-', code: 'not-a-number', mend: '2350' },
      { row: 7, field: 'stock', value: '-3', code: 'too-low', mend: '0' },
      { row: 9, field: 'category', value: 'no-such-category', code: 'category-unknown', mend: null },
      { row: 11, field: 'nameNe', value: '', code: 'both-languages', mend: null },
    ])
    const still = await owner.mend(checked.id, 5, 'price', 'about 20')
    expect(still.json().data.problems).toMatchObject([{ row: 5, code: 'not-a-number' }])
    const mended = await owner.mend(checked.id, 5, 'price', '2350')
    expect(mended.json().data).toMatchObject({ problems: [], import: { rows: { new: 37, errors: 3 } } })
    await owner.call(checked.id, 'mends')
    await shop.work()
    expect(await owner.read(checked.id)).toMatchObject({ rows: { new: 38, errors: 2 } })
    const problems = await owner.person.send(
      `GET ${shop.path}/imports/${checked.id}/problem-rows?language=en`,
    )
    expect(problems.body.split('\r\n').length).toBe(4)
    expect(problems.body).toContain('"Category: There is no such category.')
    const written = await owner.write(checked.id)
    expect(written).toMatchObject({
      state: 'written',
      listings: { total: 38, done: 38, new: 38, drafts: 0, failed: 0 },
    })
    await approveAll()
    const found = await haat.app.inject({
      url: `/api/products?searchTerm=${encodeURIComponent('Felted bowl 3')}&pageSize=100`,
    })
    const prices = await rowsOf('select price from product_variants where vendor_id = $1 and sku = $2', [
      shop.vendorId,
      `sku-${shop.vendorId}-3`,
    ])
    expect(prices).toEqual([{ price: 2350_00 }])
    expect(found.json().data.items.map(({ title }: { title: { en: string } }) => title.en)).toContain(
      'Felted bowl 3',
    )
  })

  it('changes prices and stock of what is live at once, tells what is the same, and is undone as one', async () => {
    const first = await owner.check(file(6))
    await owner.write(first.id)
    await approveAll()
    const again = await owner.check(file(6))
    expect(again.rows).toMatchObject({ same: 6, new: 0, changed: 0, errors: 0 })
    await owner.call(again.id, 'stop')
    const changed = await owner.check(
      file(6, { 0: { 7: 999 }, 1: { 8: 33 }, 2: { 2: 'Another name' }, 3: { 7: 888 } }),
    )
    expect(changed.rows).toMatchObject({ same: 2, changed: 4 })
    const before = await rowsOf(
      'select sku, price, on_hand from product_variants v join stock s on s.variant_id = v.id where v.vendor_id = $1 order by sku',
    )
    await owner.write(changed.id)
    const sku = (at: number) => `sku-${shop.vendorId}-${at}`
    const now = new Map(
      (
        await rowsOf<{ sku: string; price: number; on_hand: number }>(
          'select sku, price, on_hand from product_variants v join stock s on s.variant_id = v.id where v.vendor_id = $1',
        )
      ).map((one) => [one.sku, one]),
    )
    expect([now.get(sku(0))!.price, now.get(sku(1))!.on_hand, now.get(sku(3))!.price]).toEqual([
      999_00, 33, 888_00,
    ])
    expect(
      await rowsOf(`select 1 from listing_versions where vendor_id = $1 and state = 'waiting'`),
    ).toHaveLength(1)
    // Somebody changes one of these prices since.
    await haat.database.pool.query('update product_variants set price = 77700 where sku = $1', [sku(3)])
    const undone = await owner.undo(changed.id)
    expect(undone).toMatchObject({ state: 'undone', listings: { undone: 3, kept: 1 } })
    expect(await owner.results(changed.id)).toMatchObject([
      { outcome: 'undone' },
      { outcome: 'undone' },
      { outcome: 'undone' },
      { outcome: 'kept', keptReasons: ['price-changed'] },
    ])
    const after = await rowsOf(
      'select sku, price, on_hand from product_variants v join stock s on s.variant_id = v.id where v.vendor_id = $1 order by sku',
    )
    expect(after).toEqual(
      before.map((one) => ((one as { sku: string }).sku === sku(3) ? { ...one, price: 777_00 } : one)),
    )
    expect(await rowsOf(`select 1 from listings where vendor_id = $1 and changes <> 'none'`)).toEqual([])
  })

  it('that began listings is undone: they are gone, approved or not', async () => {
    const { id } = await owner.check(file(3))
    await owner.write(id)
    const [waiting] = await rowsOf<{ id: string }>(
      `select id from listing_versions where vendor_id = $1 limit 1`,
    )
    await sendAs(haat, staff, `POST /staff/listings/${waiting!.id}/approve`)
    expect(await owner.undo(id)).toMatchObject({ state: 'undone', listings: { undone: 3, kept: 0 } })
    expect(await rowsOf('select 1 from listings where vendor_id = $1')).toEqual([])
    expect(await rowsOf('select 1 from products where vendor_id = $1 and is_on_sale')).toEqual([])
  })

  it('of a trusted shop that was broken off goes on with what it had begun: nothing is refused for itself, or stays behind', async () => {
    await haat.database.pool.query('update vendors set is_trusted = true where id = $1', [shop.vendorId])
    const { id } = await owner.check(file(4))
    await owner.call(id, 'write')
    // As if the database, or the process, went away at the third listing.
    await haat.database.pool.query(`
      create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$;
      create trigger break_off before update on import_listings for each row
        when (new.state = 'new' and new.row = 4) execute function break_off()`)
    await expect(shop.work()).rejects.toThrow('break_off')
    await haat.database.pool.query('drop function break_off cascade')
    await shop.work()
    expect(await owner.read(id)).toMatchObject({
      state: 'written',
      listings: { new: 4, failed: 0, drafts: 0 },
    })
    expect(
      await rowsOf(
        'select count(*)::int n, count(*) filter (where is_live)::int live from listings where vendor_id = $1',
      ),
    ).toEqual([{ n: 4, live: 4 }])
    expect(await owner.undo(id)).toMatchObject({ state: 'undone', listings: { undone: 4, kept: 0 } })
    expect(await rowsOf('select 1 from listings where vendor_id = $1')).toEqual([])
  })

  it('that was exported changes nothing when it comes back, as CSV and as XLSX', async () => {
    const { id } = await owner.check(file(3, { 1: { 2: '=HYPERLINK("http://evil")', 4: "'=1+1" } }))
    await owner.write(id)
    await approveAll()
    for (const format of ['csv', 'xlsx'] as const) {
      const sent = await owner.person.send(`GET ${shop.path}/listings-export?format=${format}&language=ne`)
      if (format === 'csv') expect(sent.body).toContain(`"'=HYPERLINK(""http://evil"")"`)
      const back = await owner.check(sent.rawPayload)
      expect(await owner.problems(back.id)).toEqual([])
      expect(back.rows).toMatchObject({ total: 3, same: 3, new: 0, changed: 0, errors: 0 })
      await owner.call(back.id, 'stop')
    }
  })

  it('makes rows with one code the variants of one listing', async () => {
    const header = [
      ...newListingHeader,
      'Option 1 (English)',
      'Option 1 (Nepali)',
      'Value 1 (English)',
      'Value 1 (Nepali)',
    ]
    const variant = (at: number, en: string, ne: string) => [
      ...shop.row(at, { 0: 'bowls', 2: 'Bowls', 3: 'कचौरा' }),
      'Size',
      'नाप',
      en,
      ne,
    ]
    const { id, rows } = await owner.check(
      csvOf([header, variant(1, 'Small', 'सानो'), variant(2, 'Large', 'ठूलो')]),
    )
    expect(rows).toMatchObject({ new: 2, errors: 0 })
    await owner.write(id)
    await approveAll()
    expect(
      await rowsOf('select sku, values from product_variants where vendor_id = $1 order by position'),
    ).toEqual([
      { sku: `sku-${shop.vendorId}-1`, values: ['small'] },
      { sku: `sku-${shop.vendorId}-2`, values: ['large'] },
    ])
  })
})

describe('an import', () => {
  it('is refused while another one of the shop is open, and hidden from other shops', async () => {
    const { id } = await owner.check(file(2))
    expectRefusal(await owner.upload(file(2)), 409, 'CONFLICT')
    const stranger = (await openImportShop(haat)).as(shop.owner)
    expectRefusal(await stranger.upload(file(1)), 404, 'NOT_FOUND')
    expectRefusal(await shop.as(shop.packer).upload(file(1)), 403, 'FORBIDDEN')
    await owner.call(id, 'stop')
    expect((await owner.upload(file(2))).statusCode).toBe(200)
  })

  it('takes the SKU and the code of another shop for new ones, and names what is twice in the file', async () => {
    const other = await openImportShop(haat)
    const theirs = other.as(other.owner)
    const first = await theirs.check(csvOf([newListingHeader, other.row(1)]))
    await theirs.write(first.id)
    const [listing] = await rowsOf<{ id: string }>('select id from listings where vendor_id = $1', [
      other.vendorId,
    ])
    const checked = await owner.check(
      csvOf([
        newListingHeader,
        shop.row(1, { 0: `HL-${listing!.id}`, 1: `sku-${other.vendorId}-1` }),
        shop.row(2, { 1: 'twice' }),
        shop.row(3, { 1: 'TWICE' }),
      ]),
    )
    expect(checked.rows).toMatchObject({ new: 2, errors: 1 })
    expect(await owner.problems(checked.id)).toMatchObject([
      { row: 4, field: 'sku', code: 'sku-twice', data: { row: '3' } },
    ])
    await owner.write(checked.id)
    expect(await rowsOf('select title from listings where id = $1', [listing!.id])).toEqual([
      { title: 'Felted bowl 1' },
    ])
  })

  it('stops when its member is removed from the shop', async () => {
    const manager = shop.as(shop.manager)
    const { id } = await manager.check(file(3))
    await manager.call(id, 'write')
    await haat.database.pool.query(
      'update vendor_members set ended_at = now(), ended_for = $2 where id = $1',
      [shop.manager.memberId, 'removed'],
    )
    await shop.work()
    expect(await owner.read(id)).toMatchObject({
      state: 'written',
      stopReason: 'member-removed',
      listings: { new: 0 },
    })
    expect(await rowsOf('select 1 from listings where vendor_id = $1')).toEqual([])
    const toldTo = async (person: typeof shop.owner) =>
      (await person.send(`GET ${shop.path}/notifications`)).json().data?.items
    const end = { end: 'partly-written', stopReason: 'member-removed', new: 0, changed: 0 }
    expect(await toldTo(shop.owner)).toMatchObject([{ kind: 'importEnded', data: { importId: id, ...end } }])
    expect(await toldTo(shop.packer)).toEqual([])
  })

  it('remembers the columns of a header that a member has changed', async () => {
    const table = csvOf([
      ['Kind', 'Article'],
      ['a', 'b'],
    ])
    const { id, columns } = (await owner.upload(table)).json().data
    expect(columns.map(({ field }: { field: string | null }) => field)).toEqual([null, null])
    expectRefusal(await owner.match(id, ['category', null]), 422, 'VALIDATION_FAILED')
    await owner.match(id, ['category', 'sku'])
    await owner.call(id, 'stop')
    expect((await owner.upload(table)).json().data).toMatchObject({
      areColumnsRemembered: true,
      columns: [{ field: 'category' }, { field: 'sku' }],
    })
  })
})
