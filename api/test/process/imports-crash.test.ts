import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Import } from '@haat/contract/domains/imports.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import type { Services } from '#services.ts'
import { makeCategory, makeVendor } from '../catalogue-factories.ts'
import { expectInvariants } from '../expect-invariants.ts'
import { bearer, makeToken } from '../factories.ts'
import { csvOf, newListingHeader } from '../import-table.ts'
import { makeShopDir, runHaat } from './haat-process.ts'
import { randomFrom } from './random-from.ts'

const isLong = Boolean(process.env['LONG_ROUNDS'])
const rowCount = isLong ? 10_000 : 1200
const kills = isLong ? 8 : 1
const badRows = 37
/** Each of them is seen at once, which is more work than one that waits for staff. */
const liveCount = isLong ? 1000 : 150
const seed = Number(process.env['CRASH_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** A shop with an owner who is signed in, in the database of a running server. */
async function makeShop({ db, pool }: Database) {
  const services = { db } as Services
  const { user, token, sessionId } = await makeToken(services, 'vendor', {
    accessExpiresAt: new Date(Date.now() + 86_400_000),
  })
  // An address that is not the demo's: a start without the demo would lock the account.
  await pool.query(`update users set email_verified = true, email = $2 where id = $1`, [
    user.id,
    `${user.id}@example.com`,
  ])
  await pool.query(`update sessions set expires_at = now() + interval '1 day' where id = $1`, [sessionId])
  const { id, slug } = await makeVendor(services)
  const { slug: category } = await makeCategory(services, { kind: 'product' })
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [id, user.id],
  )
  return {
    path: `/api/vendor/shops/${slug}-${id}`,
    headers: bearer(token),
    category,
    vendorId: Number(id),
    userId: user.id,
  }
}

const rowOf = (at: number, category: string, { price = 500 as string | number, pictures = '' } = {}) => [
  `code-${at}`,
  `sku-${at}`,
  `Felted bowl ${at}`,
  `फेल्टको कचौरा ${at}`,
  'Felted by hand.',
  'हातले बनाइएको।',
  category,
  price,
  10,
  120,
  2,
  pictures,
]
const rows = <T>(count: number, row: (at: number) => T) => Array.from({ length: count }, (_, at) => row(at))

/** A good row for each listing, but for some without a price. */
function fileOf(category: string) {
  const isBad = (at: number) =>
    at % Math.floor(rowCount / badRows) === 0 && at / Math.floor(rowCount / badRows) < badRows
  const price = (at: number) => (isBad(at) ? 'much' : 500)
  return csvOf([newListingHeader, ...rows(rowCount, (at) => rowOf(at, category, { price: price(at) }))])
}

/** A server with a shop that sends files to it, which may be killed. */
async function openScene() {
  console.log(`Seed of the import: ${seed} (repeat with CRASH_SEED=${seed})`)
  const random = randomFrom(seed || 1)
  const dataDir = await makeShopDir()
  let haat = runHaat({ DATA_DIR: dataDir })
  let address = await haat.opened
  const database = openDatabase((await launchPostgres({ dataDir })).url, { max: 2 })
  const shop = await makeShop(database)
  const send = async (method: string, at: string, body?: Buffer | object): Promise<Import> => {
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
    const response = await fetch(`${address}${shop.path}${at}`, {
      method,
      headers: { ...shop.headers, ...(body && { 'content-type': type }) },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { data: Import }
    if (response.status !== 200) throw new Error(JSON.stringify(answer))
    return answer.data
  }
  const until = (id: string, isThere: (found: Import) => boolean) =>
    vi.waitFor(async () => {
      const found = await send('GET', `/imports/${id}`)
      expect(isThere(found)).toBe(true)
      return found
    })
  /** At some moment within the next while. */
  const kill = async (withinMs: number) => {
    await delay(random(withinMs))
    haat.signal('SIGKILL')
    await haat.ended
    haat = runHaat({ DATA_DIR: dataDir })
    address = await haat.opened
  }
  return {
    ...shop,
    database,
    send,
    until,
    kill,
    all: async (text: string) => (await database.pool.query(text)).rows as object[],
    /** Sends a file and takes the columns as they were guessed. */
    async check(file: Buffer): Promise<string> {
      const { id, columns } = await send('POST', '/imports?name=a.csv', file)
      await send('PUT', `/imports/${id}/columns`, { fields: columns.map(({ field }) => field) })
      return id
    },
    /** Lets the server do the work, and kills it in the middle. */
    async killDuring(id: string, work: 'write' | 'undo'): Promise<Import> {
      await until(id, ({ state }) => !['columns', 'checking'].includes(state))
      await send('POST', `/imports/${id}/${work}`)
      const during = work === 'write' ? 'writing' : 'undoing'
      for (let round = 0; round < kills; round += 1) {
        await until(id, ({ listings, state }) => state !== during || listings.done + listings.undone > 0)
        await kill(200)
      }
      return until(id, ({ state }) => state === (work === 'write' ? 'written' : 'undone'))
    },
    async end() {
      await expectInvariants(database.db)
      await database.close()
      haat.signal('SIGTERM')
      expect(await haat.ended).toBe(0)
    },
  }
}

test(
  `killed while it writes an import (${rowCount} rows, kills: ${kills}): it goes on, and nothing is there twice or in halves`,
  { timeout: 600_000 },
  async () => {
    const { category, check, kill, until, killDuring, all, end } = await openScene()
    const id = await check(fileOf(category))
    await kill(1500)
    const checked = await until(id, ({ state }) => state === 'checked')
    expect(checked.rows).toMatchObject({ total: rowCount, new: rowCount - badRows, errors: badRows })
    const written = await killDuring(id, 'write')
    expect(written.listings).toMatchObject({ new: rowCount - badRows, failed: 0 })
    expect(
      await all(
        `select count(*)::int n, count(distinct key)::int keys, (select count(*)::int from import_listings i where not exists (
           select from listings l where l.id = i.listing_id and l.key = i.key)) lost from listings where key like 'code:%'`,
      ),
    ).toEqual([{ n: rowCount - badRows, keys: rowCount - badRows, lost: 0 }])
    await end()
  },
)

test(
  `killed while it changes what is sold (${liveCount} listings, kills: ${kills}) and while it takes that back: each price and each count once`,
  { timeout: 600_000 },
  async () => {
    const { category, vendorId, userId, database, check, killDuring, all, end } = await openScene()
    await database.pool.query('update vendors set is_trusted = true where id = $1', [vendorId])
    const pictures = rows(3, () => randomUUID().replaceAll('-', ''))
    await database.pool.query(
      `with p as (insert into pictures (id, width, height, blur, widths, status)
         select id, 640, 640, 'data:,', '{160,320,640}', 'ready' from unnest($1::text[]) id returning id)
       insert into listing_pictures (vendor_id, picture_id, uploaded_by) select $2, id, $3 from p`,
      [pictures, vendorId, userId],
    )
    const named = pictures.map((id) => `/pictures/${id}`).join('; ')
    const began = await check(
      csvOf([newListingHeader, ...rows(liveCount, (at) => rowOf(at, category, { pictures: named }))]),
    )
    expect((await killDuring(began, 'write')).listings).toMatchObject({
      new: liveCount,
      failed: 0,
      drafts: 0,
    })
    const sold = () =>
      all(
        `select v.sku, v.price, s.on_hand, l.title, (select coalesce(json_agg(m.change order by m.id), '[]') from stock_movements m
           where m.variant_id = v.id) counts
         from product_variants v join stock s on s.variant_id = v.id join listings l on l.product_id = v.product_id and l.is_live
         order by length(v.sku), v.sku`,
      )
    const soldAs = (price: number, onHand: number, name: string, counts: number[]) =>
      rows(liveCount, (at) => ({
        sku: `sku-${at}`,
        price: price * 100,
        on_hand: onHand,
        // Every tenth has another name as well, and is written by itself.
        title: at % 10 === 0 ? `${name} ${at}` : `Felted bowl ${at}`,
        counts,
      }))
    expect(await sold()).toEqual(soldAs(500, 10, 'Felted bowl', [10]))

    const changed = await check(
      csvOf([
        ['SKU', 'Name (English)', 'Price, Rs.', 'Stock'],
        ...rows(liveCount, (at) => [`sku-${at}`, at % 10 === 0 ? `Round bowl ${at}` : '', 450, 17]),
      ]),
    )
    expect((await killDuring(changed, 'write')).listings).toMatchObject({ changed: liveCount, failed: 0 })
    expect(await sold()).toEqual(soldAs(450, 17, 'Round bowl', [10, 7]))

    expect((await killDuring(changed, 'undo')).listings).toMatchObject({ undone: liveCount, kept: 0 })
    expect(await sold()).toEqual(soldAs(500, 10, 'Felted bowl', [10, 7, -7]))

    expect((await killDuring(began, 'undo')).listings).toMatchObject({ undone: liveCount, kept: 0 })
    expect(await all('select id from listings')).toEqual([])
    expect(await all('select id from products where is_on_sale')).toEqual([])
    await end()
  },
)
