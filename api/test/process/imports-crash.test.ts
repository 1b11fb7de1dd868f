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
  return { path: `/api/vendor/shops/${slug}-${id}`, headers: bearer(token), category }
}

/** A good row for each listing, but for some without a price. */
function fileOf(category: string) {
  const isBad = (at: number) =>
    at % Math.floor(rowCount / badRows) === 0 && at / Math.floor(rowCount / badRows) < badRows
  const rows = Array.from({ length: rowCount }, (_, at) => [
    `code-${at}`,
    `sku-${at}`,
    `Felted bowl ${at}`,
    `फेल्टको कचौरा ${at}`,
    'Felted by hand.',
    'हातले बनाइएको।',
    category,
    isBad(at) ? 'much' : 500,
    10,
    120,
    2,
    '',
  ])
  return csvOf([newListingHeader, ...rows])
}

test(
  `killed while it writes an import (${rowCount} rows, kills: ${kills}): it goes on, and nothing is there twice or in halves`,
  { timeout: 600_000 },
  async () => {
    console.log(`Seed of the import: ${seed} (repeat with CRASH_SEED=${seed})`)
    const random = randomFrom(seed || 1)
    const dataDir = await makeShopDir()
    let haat = runHaat({ DATA_DIR: dataDir })
    let address = await haat.opened
    const database = openDatabase((await launchPostgres({ dataDir })).url, { max: 2 })
    const { path, headers, category } = await makeShop(database)
    const send = async (method: string, at: string, body?: Buffer | object): Promise<Import> => {
      const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
      const response = await fetch(`${address}${path}${at}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': type }) },
        ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      })
      const answer = (await response.json()) as { data: Import }
      if (response.status !== 200) throw new Error(JSON.stringify(answer))
      return answer.data
    }
    const { id, columns } = await send('POST', '/imports?name=a.csv', fileOf(category))
    const until = (isThere: (found: Import) => boolean) =>
      vi.waitFor(async () => {
        const found = await send('GET', `/imports/${id}`)
        expect(isThere(found)).toBe(true)
        return found
      })
    const restart = async () => {
      await haat.ended
      haat = runHaat({ DATA_DIR: dataDir })
      address = await haat.opened
    }
    await send('PUT', `/imports/${id}/columns`, { fields: columns.map(({ field }) => field) })
    await delay(random(1500))
    haat.signal('SIGKILL')
    await restart()
    const checked = await until(({ state }) => state === 'checked')
    expect(checked.rows).toMatchObject({ total: rowCount, new: rowCount - badRows, errors: badRows })
    await send('POST', `/imports/${id}/write`)
    for (let kill = 0; kill < kills; kill += 1) {
      await until(({ listings, state }) => state !== 'writing' || listings.done > 0)
      await delay(random(200))
      haat.signal('SIGKILL')
      await restart()
    }
    const written = await until(({ state }) => state === 'written')
    expect(written.listings).toMatchObject({ new: rowCount - badRows, failed: 0 })
    const { rows } = await database.pool.query(
      `select count(*)::int n, count(distinct key)::int keys, (select count(*)::int from import_listings i where not exists (
         select from listings l where l.id = i.listing_id and l.key = i.key)) lost from listings where key like 'code:%'`,
    )
    expect(rows).toEqual([{ n: rowCount - badRows, keys: rowCount - badRows, lost: 0 }])
    await expectInvariants(database.db)
    await database.close()
    haat.signal('SIGTERM')
    expect(await haat.ended).toBe(0)
  },
)
