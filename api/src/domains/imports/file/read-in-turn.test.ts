import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import { FileTooHeavy } from '#platform/parser/file-refusals.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openImportShop } from '../../../../test/import-shop.ts'
import { csvOf, newListingHeader } from '../../../../test/import-table.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

type Shop = Awaited<ReturnType<typeof openImportShop>>
let shop: Shop
let owner: ReturnType<Shop['as']>
beforeEach(async () => {
  shop = await openImportShop(haat)
  owner = shop.as(shop.owner)
})

const rowsOf = async (text: string, values: unknown[] = [shop.vendorId]) =>
  (await haat.database.pool.query(text, values)).rows
const file = (count: number, changes: Record<number, Parameters<Shop['row']>[1]> = {}) =>
  csvOf([newListingHeader, ...Array.from({ length: count }, (_, at) => shop.row(at, changes[at]))])

describe('the file of an import', () => {
  it('leaves no row once it is stopped, and says in numbers what there was', async () => {
    const { id } = await owner.check(file(3, { 1: { 7: 'much' } }))
    await owner.call(id, 'stop')
    expect(await owner.read(id)).toMatchObject({ state: 'stopped', rows: { total: 3, new: 2, errors: 1 } })
    const left =
      'select (select count(*)::int from import_rows where import_id = $1) + (select count(*)::int from import_listings where import_id = $1) n'
    expect(await rowsOf(left, [id])).toEqual([{ n: 0 }])
  })

  it('is read alone: no second file of the shop beside it, and none beyond the time of an hour', async () => {
    const readings = (sql: string) =>
      haat.database.pool.query(
        `insert into import_readings (vendor_id, hour_from) values ($1, now()) on conflict (vendor_id) do update set ${sql}`,
        [shop.vendorId],
      )
    await readings('used_ms = 0')
    await readings('reading_since = now()')
    expectRefusal(await owner.upload(file(1)), 409, 'CONFLICT')
    await readings(`reading_since = null, used_ms = 100000000, hour_from = now() - interval '50 minutes'`)
    const late = await owner.upload(file(1))
    expectRefusal(late, 429, 'RATE_LIMITED')
    expect(late.json().message).toContain('in 10 minutes')
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(500)
    await readings(`hour_from = now() - interval '61 minutes'`)
    expect((await owner.upload(file(1))).statusCode).toBe(200)
    const stored = `select used_ms > 0 used, reading_since from import_readings where vendor_id = $1`
    expect(await rowsOf(stored)).toEqual([{ used: true, reading_since: null }])
  })

  it.each([
    ['that no process can read', new FileTooHeavy(), 422, 'VALIDATION_FAILED', undefined],
    ['that waits too long for its turn', new TooBusyError(), 503, 'UNAVAILABLE', '5'],
  ] as const)(
    '%s is refused in a sentence, and the next one can come',
    async (_, error, status, code, retryAfter) => {
      const { readTable } = haat.services.parser
      haat.services.parser.readTable = () => Promise.reject(error)
      const refused = await owner.upload(file(1))
      haat.services.parser.readTable = readTable
      expectRefusal(refused, status, code)
      expect(refused.headers['retry-after']).toBe(retryAfter)
      expect((await owner.upload(file(1))).statusCode).toBe(200)
    },
  )
})
