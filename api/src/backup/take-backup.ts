import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import type { SecretKeys } from '#platform/secrets/secret-key.ts'
import { withFileLock } from '#platform/db/start-lock.ts'
import { version } from '#version.ts'
import { keyIdOf, lockKeys } from './key-box.ts'
import {
  fileListName,
  isWhole,
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
import { copySettings, isSealedByOthers, listTables, nameOfTable, readRows } from './shop-tables.ts'
import { checkFileList } from './verify-backup.ts'

export interface BackupOptions {
  /** Leads to the database itself, past any pooler. */
  url: string
  dataDir: string
  /** Holds one folder for each back-up. */
  place: string
  secretKeys: SecretKeys
  /** None: the key stays out of the back-up. */
  passphrase: string | undefined
  say: (line: string) => void
}

export interface TakenBackup {
  folder: string
  manifest: Manifest
}

const mostLooks = 5

/** A whole back-up in a new folder below `place`, or none; the shop goes on serving. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  await mkdir(options.place, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The folder ${options.place} cannot be made (${error.code}).`, { cause: error })
  })
  const lock = path.join(options.place, 'backup.lock')
  const busy = `Another back-up into ${options.place} is under way.`
  return withFileLock(lock, { waitMs: 0, busy }, async () => {
    await removeUnfinished(options)
    const [earlier] = await listBackups(options.place)
    const folder = path.join(options.place, nameOf(new Date()))
    await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
    try {
      const manifest = await fill(folder, earlier && path.join(options.place, earlier), options)
      await writeManifest(folder, manifest)
      return { folder, manifest }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** Nobody else writes here now, so what has no manifest was left by a back-up that was killed. */
async function removeUnfinished({ place, say }: BackupOptions) {
  for (const name of await listAttempts(place)) {
    const folder = path.join(place, name)
    if (await isWhole(folder)) continue
    await rm(folder, { recursive: true, force: true })
    say(`Removed ${folder}: that back-up was not finished.`)
  }
}

async function fill(folder: string, earlier: string | undefined, options: BackupOptions): Promise<Manifest> {
  const { url, secretKeys, passphrase } = options
  const keyId = keyIdOf(secretKeys[0])
  const live = await connect(url)
  const snapshot = await connect(url)
  try {
    if ((await readMigrations(live)).length === 0) throw new Error('There is no shop in this database.')
    if (await isSealedByOthers(live, keyId)) {
      options.say('Nothing in this shop is sealed with SECRET_KEY: it may be the key of another shop.')
    }
    await copyMostFiles(live, folder, { dataDir: options.dataDir, earlier })
    const { takenAt, files } = await lookAtOnce({ live, snapshot }, folder, options)
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
      key: { id: keyId, box: passphrase ? await lockKeys(secretKeys, passphrase) : null },
      totals: { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.count },
    }
  } finally {
    await Promise.all([live.end(), snapshot.end()])
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'haat-backup', keepAlive: true })
  client.on('error', () => {}) // The query under way reports it as well.
  await client.connect()
  await client.query(copySettings)
  return client
}

const firstListName = 'files-before.jsonl.zst'

/** Most of the work, before the database is looked at: a snapshot that is held for long keeps it from tidying up. */
async function copyMostFiles(
  live: pg.Client,
  folder: string,
  { dataDir, earlier }: { dataDir: string; earlier: string | undefined },
) {
  const take: Take = async (file, known) => {
    if (known && earlier && (await linkFrom(earlier, folder, known))) return known
    return copyFrom(dataDir, folder, file)
  }
  const known = followList(earlier ? soundList(earlier) : noFiles())
  await pack(lines(takeFiles(namedPaths(live), known, take)), path.join(folder, firstListName))
}

async function* noFiles(): AsyncGenerator<FileEntry> {}

async function* soundList(earlier: string) {
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
 * Fixes the moment of the back-up, and adds the files that came since most were copied. Bytes are stored before their
 * row and removed after it, so every row of this moment has its file, unless it is deleted just now: then a later
 * moment is taken, in which its row has gone as well.
 */
async function lookAtOnce(
  { live, snapshot }: Record<'live' | 'snapshot', pg.Client>,
  folder: string,
  { dataDir, say }: BackupOptions,
) {
  for (let look = 1; look <= mostLooks; look += 1) {
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
      for (const file of absent) say(`Missing or damaged in DATA_DIR, so not in this back-up: ${file}`)
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
 * The tables are locked against migrations before the moment is fixed: one that writes a table anew would let it look empty
 * to whoever has fixed an earlier moment. Nobody else is kept from reading or writing.
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
