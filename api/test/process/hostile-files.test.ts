import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import type { Services } from '#services.ts'
import { makeVendor } from '../catalogue-factories.ts'
import { bearer, makeToken } from '../factories.ts'
import { hostileFile } from '../hostile-files.ts'
import { makeShopDir, runHaat } from './haat-process.ts'

const files = process.env['LONG_ROUNDS'] ? 20_000 : 300
/** What a server may hold more afterwards than before, whatever was sent meanwhile. */
const leftOverBytes = 100_000_000

async function makeMember({ db, pool }: Database) {
  const services = { db } as Services
  const { user, token, sessionId } = await makeToken(services, 'vendor', {
    accessExpiresAt: new Date(Date.now() + 86_400_000),
  })
  await pool.query(`update users set email_verified = true, email = $2 where id = $1`, [
    user.id,
    `${user.id}@example.com`,
  ])
  await pool.query(`update sessions set expires_at = now() + interval '1 day' where id = $1`, [sessionId])
  const { id, slug } = await makeVendor(services)
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [id, user.id],
  )
  return { path: `/api/vendor/shops/${slug}-${id}/imports`, headers: bearer(token) }
}

const statusOf = (pid: number | string) => readFileSync(`/proc/${pid}/status`, 'latin1')
const residentBytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))![1]) * 1024
/** The processes below one that read files. */
const parsersOf = (parent: number) =>
  readdirSync('/proc').filter((name) => {
    try {
      const isChild = Number(/^PPid:\s+(\d+)/m.exec(statusOf(name))?.[1]) === parent
      return isChild && readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('parser-process')
    } catch {
      return false
    }
  })

test(
  `${files} files that are made to stop a server are each refused in a sentence, and nothing is left of them`,
  { timeout: files * 2000 },
  async () => {
    const dataDir = await makeShopDir()
    const haat = runHaat({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    const address = await haat.opened
    const database = openDatabase((await launchPostgres({ dataDir })).url, { max: 2 })
    const { path, headers } = await makeMember(database)
    const send = async (bytes: Buffer) => {
      const response = await fetch(`${address}${path}?name=table.xlsx`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      })
      return {
        status: response.status,
        answer: (await response.json()) as { message: string; fields?: object },
      }
    }
    await send(Buffer.from('no table'))
    const before = residentBytes(haat.pid)
    for (let number = 0; number < files; number += 1) {
      const { kind, bytes } = await hostileFile(number)
      const { status, answer } = await send(bytes)
      expect([number, kind, status]).toEqual([number, kind, status === 415 ? 415 : 422])
      expect([number, kind, answer.message]).toEqual([
        number,
        kind,
        expect.stringMatching(/^\p{Lu}.{15,}\.$/u),
      ])
      expect(Object.keys(answer.fields ?? {})).toHaveLength(1)
      // An hour's time is for files of shops, and this one sends those of years.
      if (number % 50 === 0) await database.pool.query('update import_readings set used_ms = 0')
    }
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(residentBytes(haat.pid) - before).toBeLessThan(leftOverBytes)
    const { rows } = await database.pool.query(
      'select (select count(*)::int from imports) imports, (select count(*)::int from import_rows) rows, (select count(reading_since)::int from import_readings) readings',
    )
    expect(rows).toEqual([{ imports: 0, rows: 0, readings: 0 }])
    // Limits of what is in a file come first: a process that has to be killed would cost the next one a start.
    expect(haat.output()).not.toContain('a parser died')
    await vi.waitFor(() => expect(parsersOf(haat.pid)).toEqual([]), { timeout: 30_000, interval: 500 })
    await database.close()
  },
)
