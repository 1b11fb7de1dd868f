import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { SecretKeys } from '#platform/secrets/keys/secret-key.ts'
import { oneAtATime } from '#platform/database/migrations/migrate.ts'
import { withFileLock } from '#platform/embedded-postgres/start-lock.ts'
import { fileListName, tableFile, type Manifest, type TableEntry } from './manifest.ts'
import { measureStream, unpack } from './measured-stream.ts'
import {
  findRestore,
  isRestoredInDatabase,
  markRestore,
  restoreMarkName,
  recordRestoredInDatabase,
  unmarkRestore,
} from './restore-mark.ts'
import { copyFrom as copyFile, forEachFile, readFileList } from './shop-files.ts'
import { checkMigrations, findForeign, makeSchema, setSequences, withoutChecks } from './shop-schema.ts'
import { columnList, copySettings, nameOfTable, readRows } from './shop-tables.ts'
import { checkFile, verifyBackup } from './verify-backup.ts'

export interface OpenedDatabase {
  /** The address of the database itself, not of a pooler. */
  url: string
  release(): Promise<void>
}

export interface RestoreOptions {
  /** The folder of one back-up. */
  folder: string
  dataDir: string
  openDatabase(): Promise<OpenedDatabase>
  /**
   * Called with the manifest before anything is written. Returns the keys to put into the data folder, if any.
   */
  findKeys(manifest: Manifest): Promise<SecretKeys | undefined>
  /**
   * Whether to send waiting mails: right if the shop was stopped before the back-up and has sent nothing since.
   */
  sendsWaitingMails: boolean
  print(line: string): void
}

export interface Restored {
  manifest: Manifest
  keptMails: number
}

const lockName = 'restore.lock'
/** Names that may be in a folder which looks empty to a person. */
const nothing = new Set([lockName, 'lost+found'])
/** The key in use, and the one before it while it is being changed. */
const keyNames = ['secret-key', 'secret-key-old']

/**
 * Restores a whole shop into an empty database and folder, or nothing. The next restore cleans up after one
 * that was killed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { dataDir } = options
  await mkdir(dataDir, { recursive: true })
  const busy = `Another restore into ${dataDir} is under way.`
  const lock = path.join(dataDir, lockName)
  return withFileLock(lock, { waitMs: 0, busy }, async () => {
    try {
      const marked = await findRestore(dataDir)
      if (marked === undefined) await refuseUsedFolder(dataDir)
      const manifest = await verifyBackup(options.folder)
      checkMigrations(manifest)
      const keys = await options.findKeys(manifest)
      options.print(`The back-up of ${manifest.takenAt} is whole. Restoring it …`)
      const isSame = marked?.startsWith(`${manifest.takenAt} `)
      const id = marked && isSame ? marked : `${manifest.takenAt} ${randomUUID()}`
      if (!marked) await markRestore(dataDir, id)
      const keptMails = await fillDatabaseAndFolder(options, {
        manifest,
        keys,
        id,
        earlierId: marked,
        isUnknown: marked !== undefined,
      })
      await unmarkRestore(dataDir)
      return { manifest, keptMails }
    } finally {
      await rm(lock, { force: true })
    }
  })
}

const namesIn = async (dataDir: string) => (await readdir(dataDir)).filter((name) => !nothing.has(name))

async function refuseUsedFolder(dataDir: string) {
  const found = await namesIn(dataDir)
  if (found.length === 0) return
  throw new Error(`DATA_DIR ${dataDir} is not empty (${found[0]}): a restore needs an empty folder.`)
}

interface Restore {
  manifest: Manifest
  keys: SecretKeys | undefined
  id: string
  /** The id of a restore into this folder that did not finish. */
  earlierId: string | undefined
  /** Whether only the database knows if the rows are there: it was not asked yet, or could not answer. */
  isUnknown: boolean
}

async function fillDatabaseAndFolder(options: RestoreOptions, work: Restore): Promise<number> {
  const { dataDir } = options
  let database: OpenedDatabase | undefined
  try {
    database = await options.openDatabase()
    let keptMails = 0
    await oneAtATime(database.url, async (client) => {
      keptMails = await fillDatabase(client, options, work)
    })
    await database.release()
    return keptMails
  } catch (error) {
    await database?.release()
    if (!work.isUnknown) await emptyFolder(dataDir)
    throw error
  }
}

/**
 * The folder was empty before. The mark is removed last, so that the next restore also cleans up if this one is
 * killed here.
 */
async function emptyFolder(dataDir: string) {
  const names = (await namesIn(dataDir)).filter((name) => name !== restoreMarkName)
  for (const name of names) await rm(path.join(dataDir, name), { recursive: true, force: true })
  await unmarkRestore(dataDir)
}

const removeFiles = (dataDir: string) =>
  Promise.all(
    ['files', 'pictures', ...keyNames].map((name) =>
      rm(path.join(dataDir, name), { recursive: true, force: true }),
    ),
  )

/** Files come first, rows last and in one transaction, so that nobody sees rows without their files. */
async function fillDatabase(client: pg.Client, options: RestoreOptions, work: Restore): Promise<number> {
  await client.query(copySettings)
  if (work.earlierId && (await isRestoredInDatabase(client, work.earlierId))) {
    if (work.earlierId === work.id) return countKept(client)
    throw new Error(
      `The back-up of ${work.earlierId.split(' ')[0]} was restored here but for the last step: restore it again, or empty the database and DATA_DIR.`,
    )
  }
  if (work.earlierId !== work.id) await markRestore(options.dataDir, work.id)
  work.isUnknown = false
  await checkDatabase(client)
  await removeFiles(options.dataDir)
  await restoreFiles(options)
  for (const [at, key] of (work.keys ?? []).entries()) {
    const name = keyNames[at]
    if (name) await writeFile(path.join(options.dataDir, name), key, { flag: 'wx', mode: 0o600, flush: true })
  }
  await client.query('begin')
  const tables = await restoreTables(client, options, work.manifest)
  await checkTables(client, tables)
  if (!options.sendsWaitingMails) await keepWaitingMails(client)
  await recordRestoredInDatabase(client, work.id)
  work.isUnknown = true
  await client.query('commit')
  await client.query('analyze')
  return countKept(client)
}

async function checkDatabase(client: pg.Client) {
  const foreign = await findForeign(client)
  if (foreign) throw new Error(`The database is not empty (${foreign}): a restore needs an empty one.`)
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  if (rows[0]?.server_encoding !== 'UTF8') {
    throw new Error(`The database has the encoding ${rows[0]?.server_encoding}: a shop needs UTF8.`)
  }
}

async function restoreFiles({ folder, dataDir }: RestoreOptions) {
  const list = path.join(folder, fileListName)
  await forEachFile(readFileList(list), ({ path: file }) => copyFile(folder, dataDir, file))
  await forEachFile(readFileList(list), (entry) => checkFile(dataDir, entry))
}

async function restoreTables(
  client: pg.Client,
  { folder, print }: RestoreOptions,
  manifest: Manifest,
): Promise<TableEntry[]> {
  await makeSchema(client, manifest)
  const tables: TableEntry[] = []
  for (const table of manifest.tables) {
    const { rows } = await client.query('select to_regclass($1) as there', [nameOfTable(table)])
    if (rows[0].there) tables.push(table)
    else print(`Left out: the table ${table.schema}.${table.name} is not one of Haat.`)
  }
  await withoutChecks(client, tables, async () => {
    for (const table of tables) {
      // A migration may have inserted rows.
      await client.query(`delete from ${nameOfTable(table)}`)
      const rows = client.query(copyFrom(`copy ${nameOfTable(table)} (${columnList(table)}) from stdin`))
      await unpack(tableFile(folder, table), rows)
    }
  })
  await setSequences(client, manifest.sequences)
  return tables
}

/** Compares what the database now has with the back-up. */
async function checkTables(client: pg.Client, tables: TableEntry[]) {
  for (const table of tables) {
    const { rows, sha256 } = await measureStream(await readRows(client, table))
    if (rows !== table.rows || sha256 !== table.sha256) {
      throw new Error(`The table ${table.name} is not as it was in the back-up: nothing was restored.`)
    }
  }
}

const whyKept = 'waiting when the shop was restored'

/**
 * Waiting mails may have been sent after the back-up was taken. They are kept unsent, so that nobody gets a
 * mail twice.
 */
const keepWaitingMails = (client: pg.Client) =>
  client.query(`update mails set status = 'kept', last_error = '${whyKept}' where status = 'queued'`)

async function countKept(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from mails where status = 'kept' and last_error = '${whyKept}'`,
  )
  return rows[0]!.n
}
