import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRowDays } from '@haat/contract/domains/imports.rules.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { openImportShop } from '../../../test/import-shop.ts'
import { csvOf, newListingHeader } from '../../../test/import-table.ts'
import { buildPlannedApp, indexesOf, readWhole, type PlannedApp } from '../../../test/query-plans.ts'
import { removeOldImports } from './imports.jobs.ts'

const dayMs = 86_400_000
const tables = ['import_rows', 'import_listings', 'import_pictures'] as const

let planned: PlannedApp
let shop: Awaited<ReturnType<typeof openImportShop>>
let owner: ReturnType<typeof shop.as>
beforeAll(async () => {
  planned = await buildPlannedApp()
  shop = await openImportShop(planned.haat)
  owner = shop.as(shop.owner)
})
afterAll(() => planned.close())

const clean = (days: number) => removeOldImports(planned.haat.services, new Date(Date.now() + days * dayMs))
const file = (count: number, bad: number[] = []) =>
  csvOf([
    newListingHeader,
    ...Array.from({ length: count }, (_, at) => shop.row(at, bad.includes(at) ? { 7: 'cheap' } : {})),
  ])
async function rowsLeft(id: string) {
  const { pool } = planned.haat.database
  const counts = tables.map(async (table) => {
    const { rows } = await pool.query(`select 1 from ${table} where import_id = $1`, [id])
    return rows.length
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

describe('the rows of an import', () => {
  it('stay as long as somebody may need them, and then only what came of it in numbers', async () => {
    const { id } = await owner.check(file(6, [2, 4]))
    await clean(1)
    expect(await owner.read(id)).toMatchObject({ state: 'checked', rowsDeletedAt: null })
    expect(await owner.problems(id)).toHaveLength(2)
    const written = await owner.write(id)
    const left = await rowsLeft(id)
    await clean(importRowDays - 1)
    expect(await rowsLeft(id)).toBe(left)
    expect(await owner.read(id)).toEqual(written)

    await clean(importRowDays + 1)
    expect(await rowsLeft(id)).toBe(0)
    const { rowsDeletedAt, ...after } = await owner.read(id)
    expect(rowsDeletedAt).toEqual(expect.any(String))
    const columns = written.columns.map((column) => ({ ...column, samples: [] }))
    expect(after).toEqual({ ...after, ...written, rowsDeletedAt: undefined, columns })
    const { items } = (await owner.person.send(`GET ${shop.path}/imports`)).json().data
    expect(items[0]).toEqual({ ...after, rowsDeletedAt })
    expect([await owner.problems(id), await owner.results(id)]).toEqual([[], []])
    const download = await owner.person.send(`GET ${shop.path}/imports/${id}/problem-rows?language=en`)
    expectRefusal(download, 404, 'NOT_FOUND')
    await clean(importRowDays + 2)
    expect(await owner.read(id)).toEqual({ ...after, rowsDeletedAt })
  })

  it('go within hours where the import was stopped, or put away because nobody wrote it', async () => {
    const stopped = await owner.check(file(2))
    await owner.call(stopped.id, 'stop')
    const forgotten = await owner.check(file(3))
    await clean(1)
    expect([await rowsLeft(stopped.id), (await rowsLeft(forgotten.id)) > 0]).toEqual([0, true])
    await clean(3)
    expect(await rowsLeft(forgotten.id)).toBe(0)
    expect(await owner.read(forgotten.id)).toMatchObject({
      state: 'stopped',
      stopReason: 'put-away',
      rows: { total: 3, checked: 3 },
    })
    const { items } = (await owner.person.send(`GET ${shop.path}/notifications`)).json().data
    expect(items.map(({ data }: { data: object }) => data)).toMatchObject([
      { importId: forgotten.id, end: 'stopped', stopReason: 'put-away', new: 0 },
      { end: 'written', stopReason: null, new: 4, failed: 0 },
    ])
  })

  it('are found by indexes among many old imports', async () => {
    const { pool } = planned.haat.database
    await pool.query(`
      insert into imports (id, vendor_id, created_by, worked_by, state, file_name, file_kind, file_bytes, header, fields, signature,
        row_count, created_at, worked_until, summary, rows_deleted_at)
      select gen_random_uuid(), 900000 + n % 900, gen_random_uuid(), gen_random_uuid(),
        (array['written', 'undone', 'stopped'])[n % 3 + 1], 'a.csv', 'csv', 100, '["SKU"]', '["sku"]', 'sku', 40,
        now() - n * interval '1 hour', now() - n * interval '1 hour', '{}', case when n > 200 then now() end
      from generate_series(1, 8000) n`)
    await pool.query(`
      insert into import_rows (import_id, row, cells) select id, n, '["a"]' from imports, generate_series(2, 41) n
        where rows_deleted_at is null`)
    await pool.query(`
      insert into import_pictures (import_id, name, vendor_id) select id, n || '.jpg', 1 from imports, generate_series(1, 40) n
        where rows_deleted_at is null`)
    await pool.query('vacuum analyze')
    const plans = await planned.plansOfWork(() => clean(10))
    expect(readWhole(plans, ['imports', 'import_rows', 'import_pictures'])).toEqual([])
    expect(indexesOf(plans)).toEqual(
      expect.arrayContaining(['imports_with_old_rows', 'import_pictures_bytes', 'imports_open']),
    )
  })
})
