import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import type { SecretKeys } from '#platform/secrets/keys/secret-key.ts'
import { withFileLock } from '#platform/embedded-postgres/start-lock.ts'
import { version } from '#version.ts'
import { keyIdOf, encryptKeys } from './key-box.ts'
import {
  fileListName,
  isUnfinished,
  listAttempts,
  listBackups,
  nameOf,
  readManifest,
  tableFile,
  writeManifest,
  type Manifest,
  type TableEntry,
} from './manifest.ts'
import { pack } from './measured-stream.ts'
import {
  copyFrom,
  followList,
  areNamed,
  linkFrom,
  namedPaths,
  readFileList,
  takeFiles,
  type FileEntry,
  type Take,
} from './shop-files.ts'
import { readMigrations, readNotes, readSequences } from './shop-schema.ts'
import { copySettings, isEncryptedWithOtherKeys, listTables, nameOfTable, readRows } from './shop-tables.ts'
import { checkFileList } from './verify-backup.ts'

export interface BackupOptions {
  /** The address of the database itself, not of a pooler. */
  url: string
  dataDir: string
  /** Holds one folder for each back-up. */
  backupsFolder: string
  secretKeys: SecretKeys
  /** Without a passphrase the key is left out of the back-up. */
  passphrase: string | undefined
  print: (line: string) => void
}

export interface TakenBackup {
  folder: string
  manifest: Manifest
}

const maxAttempts = 5

/** Takes a complete back-up into a new folder below `backupsFolder`, or none; the shop goes on serving. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  await mkdir(options.backupsFolder, { recursive: true, mode: 0o700 }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(`The folder ${options.backupsFolder} cannot be made (${error.code}).`, { cause: error })
    },
  )
  const lock = path.join(options.backupsFolder, '.backup.lock')
  const busy = `Another back-up into ${options.backupsFolder} is under way.`
  return withFileLock(lock, { waitMs: 0, busy }, async () => {
    await removeUnfinished(options)
    const [earlier] = await listBackups(options.backupsFolder)
    const folder = path.join(options.backupsFolder, nameOf(new Date()))
    await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
    try {
      const manifest = await fill(folder, earlier && path.join(options.backupsFolder, earlier), options)
      await writeManifest(folder, manifest)
      return { folder, manifest }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** Nobody else writes here now, so a folder without a manifest was left by a back-up that was killed. */
async function removeUnfinished({ backupsFolder, print }: BackupOptions) {
  for (const name of await listAttempts(backupsFolder)) {
    const folder = path.join(backupsFolder, name)
    if (!(await isUnfinished(folder))) continue
    await rm(folder, { recursive: true, force: true })
    print(`Removed ${folder}: that back-up was not finished.`)
  }
}

async function fill(folder: string, earlier: string | undefined, options: BackupOptions): Promise<Manifest> {
  const { url, secretKeys, passphrase } = options
  const keyId = keyIdOf(secretKeys[0])
  const live = await connect(url)
  const snapshot = await connect(url)
  try {
    if ((await readMigrations(live)).length === 0) throw new Error('There is no shop in this database.')
    if (await isEncryptedWithOtherKeys(live, keyId)) {
      options.print('Nothing in this shop is sealed with SECRET_KEY: it may be the key of another shop.')
    }
    await copyMostFiles(live, folder, { dataDir: options.dataDir, earlier })
    const { takenAt, files } = await takeSnapshot({ live, snapshot }, folder, options)
    const tables = await copyTables(snapshot, folder)
    return {
      format: 1,
      program: version,
      takenAt,
      migrations: await readMigrations(snapshot),
      notes: await readNotes(snapshot),
      tables,
      sequences: await readSequences(snapshot),
      files,
      key: { id: keyId, box: passphrase ? await encryptKeys(secretKeys, passphrase) : null },
      totals: { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.count },
    }
  } finally {
    await Promise.all([live.end(), snapshot.end()])
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'haat-backup', keepAlive: true })
  client.on('error', () => {}) // The query that is running reports the error as well.
  await client.connect()
  await client.query(copySettings)
  return client
}

const firstListName = 'files-before.jsonl.zst'

/**
 * Copies most files before the snapshot, because a snapshot that is held for long keeps the database from
 * cleaning up.
 */
async function copyMostFiles(
  live: pg.Client,
  folder: string,
  { dataDir, earlier }: { dataDir: string; earlier: string | undefined },
) {
  const take: Take = async (file, known) => {
    if (known && earlier && (await linkFrom(earlier, folder, known))) return known
    return copyFrom(dataDir, folder, file)
  }
  const known = followList(earlier ? readSoundList(earlier) : noFiles())
  await pack(lines(takeFiles(namedPaths(live), known, take)), path.join(folder, firstListName))
}

async function* noFiles(): AsyncGenerator<FileEntry> {}

async function* readSoundList(earlier: string) {
  const isSound = await readManifest(earlier)
    .then((manifest) => checkFileList(earlier, manifest))
    .then(
      () => true,
      () => false,
    )
  if (isSound) yield* readFileList(path.join(earlier, fileListName))
}

const lines = (entries: AsyncIterable<FileEntry | undefined>) =>
  Readable.from(
    (async function* () {
      for await (const entry of entries) if (entry) yield `${JSON.stringify(entry)}\n`
    })(),
  )

/**
 * Takes the snapshot and copies the files that were added since. Bytes are stored before their row and deleted
 * after it, so every row in the snapshot has its file unless it is deleted just now: then a new snapshot is
 * taken, in which the row is gone too.
 */
async function takeSnapshot(
  { live, snapshot }: Record<'live' | 'snapshot', pg.Client>,
  folder: string,
  { dataDir, print }: BackupOptions,
) {
  for (let look = 1; look <= maxAttempts; look += 1) {
    const takenAt = await beginSnapshot(snapshot, await listTables(live))
    const totals = { count: 0, bytes: 0 }
    const absent: string[] = []
    const added: string[] = []
    const take: Take = async (file, known) => {
      const entry = known ?? (await copyFrom(dataDir, folder, file))
      if (!known) (entry ? added : absent).push(file)
      totals.count += entry ? 1 : 0
      totals.bytes += entry?.bytes ?? 0
      return entry
    }
    const deleted: string[] = []
    const before = followList(readFileList(path.join(folder, firstListName)), (file) => deleted.push(file))
    const list = path.join(folder, fileListName)
    const { sha256 } = await pack(lines(takeFiles(namedPaths(snapshot), before, take)), list)
    if (await areNamed(live, absent)) {
      for (const file of absent) print(`Missing or damaged in DATA_DIR, so not in this back-up: ${file}`)
      await removeAll(folder, [...deleted, firstListName])
      const files = { ...totals, listSha256: sha256, missing: absent }
      return { takenAt, files }
    }
    await removeAll(folder, [...added, fileListName])
    await snapshot.query('rollback')
  }
  throw new Error('Files are deleted faster than they can be copied: no back-up was taken.')
}

/**
 * The tables are locked against migrations before the snapshot: one that rewrites a table would let it look
 * empty to an earlier snapshot. Nobody else is kept from reading or writing.
 */
async function beginSnapshot(
  snapshot: pg.Client,
  tables: { schema: string; name: string }[],
): Promise<string> {
  await snapshot.query('begin transaction isolation level repeatable read, read only')
  await snapshot.query(`lock table ${tables.map(nameOfTable).join(', ')} in access share mode`)
  const { rows } = await snapshot.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]!.now.toISOString()
}

async function removeAll(folder: string, files: string[]) {
  for (const file of files) await rm(path.join(folder, file), { force: true })
}

async function copyTables(snapshot: pg.Client, folder: string): Promise<TableEntry[]> {
  const entries: TableEntry[] = []
  for (const table of await listTables(snapshot)) {
    entries.push({ ...table, ...(await pack(await readRows(snapshot, table), tableFile(folder, table))) })
  }
  return entries
}
