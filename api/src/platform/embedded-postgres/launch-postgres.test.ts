import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeDatabaseFolder } from '../../../test/memory-folder.ts'
import { launchElsewhere } from './launch-postgres.fixture.ts'
import { launchPostgres } from './launch-postgres.ts'
import type { EmbeddedPostgres } from './launch-postgres.ts'
import { findPostmaster, hasEnded, readPidFile, stopPostmaster } from './postmaster.ts'

const settings = { fsync: 'off' }

let dataDir: string
const cluster = () => join(dataDir, 'postgres')
const launch = () => launchPostgres({ dataDir, settings })

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

async function stopIfRunning(): Promise<void> {
  const running = findPostmaster(cluster())
  if (running) await stopPostmaster(running)
}

describe('on a cluster that exists', () => {
  beforeAll(async () => {
    dataDir = await makeDatabaseFolder()
    const postgres = await launch()
    await query(postgres, 'create table orders (n int)')
    await query(postgres, 'insert into orders values (7)')
    await postgres.stop()
  })
  afterEach(stopIfRunning)
  afterAll(() => rm(dataDir, { recursive: true }))

  test('the server speaks UTF-8 and UTC and listens on a private socket only', async () => {
    const postgres = await launch()
    const rows = await query(
      postgres,
      `select current_setting('listen_addresses') addresses, current_setting('server_encoding') encoding,
        current_setting('timezone') zone, (select datcollate from pg_database where datname = 'haat') locale`,
    )
    const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
    expect(rows).toEqual([{ addresses: '', encoding: 'UTF8', zone: 'UTC', locale }])
    const socketFolder = new URL(postgres.url).searchParams.get('host') ?? ''
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
    expect((await stat(cluster())).mode & 0o777).toBe(0o700)
  })

  test('a second start adopts the server that runs, and its stop ends it', async () => {
    const first = await launch()
    const postmaster = findPostmaster(cluster())
    const second = await launch()
    expect([first.adopted, second.adopted]).toEqual([false, true])
    expect(second.url).toBe(first.url)
    expect(findPostmaster(cluster())?.pid).toBe(postmaster?.pid)
    await second.stop()
    expect(findPostmaster(cluster())).toBeUndefined()
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false)
    await first.stop()
  })

  test('the server survives kill -9 of the process that started it and is adopted', async () => {
    const parent = launchElsewhere(dataDir)
    await parent.launched
    const postmaster = findPostmaster(cluster())
    await parent.kill()
    const postgres = await launch()
    expect(postgres.adopted).toBe(true)
    expect(findPostmaster(cluster())?.pid).toBe(postmaster?.pid)
    expect(await query(postgres, 'select n from orders')).toEqual([{ n: 7 }])
  })

  test('after kill -9 of the server the next start has what was committed', async () => {
    const before = await launch()
    await query(before, 'create table acknowledged as select 1 as n')
    const postmaster = findPostmaster(cluster())!
    process.kill(postmaster.pid, 'SIGKILL')
    expect(await hasEnded(postmaster, 5000)).toBe(true)
    const after = await launch()
    expect(after.adopted).toBe(false)
    expect(await query(after, 'select n from acknowledged')).toEqual([{ n: 1 }])
  })

  test('a pid file whose number now belongs to another process does not matter', async () => {
    const lines = [process.pid, cluster(), 1, 5432, join(dataDir, 'postgres-socket'), '', '  1  1', 'ready']
    await writeFile(join(cluster(), 'postmaster.pid'), lines.join('\n'))
    const postgres = await launch()
    expect(postgres.adopted).toBe(false)
    expect(readPidFile(cluster())?.pid).not.toBe(process.pid)
  })

  test('a pid file that a power cut left empty does not matter', async () => {
    await writeFile(join(cluster(), 'postmaster.pid'), '')
    expect(await query(await launch(), 'select n from orders')).toEqual([{ n: 7 }])
  })

  test('a server whose socket was cleaned away is replaced', async () => {
    const lost = await launch()
    await rm(new URL(lost.url).searchParams.get('host') ?? '', { recursive: true })
    const postgres = await launch()
    expect(postgres.adopted).toBe(false)
    expect(await query(postgres, 'select n from orders')).toEqual([{ n: 7 }])
  })

  test('what the server says when it cannot start is told in one sentence that names DATABASE_URL', async () => {
    const version = await readFile(join(cluster(), 'PG_VERSION'), 'utf8')
    await writeFile(join(cluster(), 'PG_VERSION'), '14\n')
    await expect(launch()).rejects.toThrow(
      /^The built-in PostgreSQL cannot start \(.*incompatible with server\): set DATABASE_URL to [^.\n]*\.$/,
    )
    await writeFile(join(cluster(), 'PG_VERSION'), version)
  })
})

describe('without a cluster', () => {
  let root: string
  beforeEach(async () => {
    root = dataDir = await makeDatabaseFolder()
  })
  afterEach(async () => {
    await stopIfRunning()
    await rm(root, { recursive: true })
  })

  test('of starts at the same time one starts the server and the others adopt it', async () => {
    const others = [launchElsewhere(dataDir), launchElsewhere(dataDir)]
    const started = await Promise.all([launch(), launch(), ...others.map((other) => other.launched)])
    await Promise.all(others.map((other) => other.kill()))
    expect(started.filter((each) => !each.adopted)).toHaveLength(1)
    expect(new Set(started.map((each) => each.url)).size).toBe(1)
  })

  test('a start that is killed while it makes the cluster leaves nothing in the way', async () => {
    const killed = launchElsewhere(dataDir)
    const drafts = async () => (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), { interval: 5 })
    await killed.kill()
    const postgres = await launch()
    expect(await query(postgres, 'select 1 one')).toEqual([{ one: 1 }])
  })

  test('a cluster that is not whole is set aside and a new one is made', async () => {
    await mkdir(join(cluster(), 'base'), { recursive: true })
    await writeFile(join(cluster(), 'PG_VERSION'), '18\n')
    const postgres = await launch()
    expect(await query(postgres, 'select 1 one')).toEqual([{ one: 1 }])
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.broken-'))
    expect(aside).toHaveLength(1)
  })

  test('a folder whose path is too long for a socket works through a short one', async () => {
    dataDir = join(root, 'a long name, with a comma'.repeat(3), 'data'.repeat(10))
    const postgres = await launch()
    const socketFolder = new URL(postgres.url).searchParams.get('host') ?? ''
    expect(dirname(socketFolder)).toBe(tmpdir())
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
    expect(await query(postgres, 'select 1 one')).toEqual([{ one: 1 }])
    await postgres.stop()
    await rm(socketFolder, { recursive: true })
  })
})
