import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts'
import { pictureName, type PictureFormat } from '#platform/pictures/picture-name.ts'

export interface FileEntry {
  /** Relative to the data folder and to the folder of the back-up. */
  path: string
  bytes: number
  sha256: string
}

const perQuery = 1000
const atOnce = 16

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The paths of all files that rows refer to, sorted. */
export async function* namedPaths(client: pg.ClientBase): AsyncGenerator<string> {
  for await (const { sha256 } of rowsBy<{ sha256: string }>(client, 'sha256', 'distinct sha256', 'files')) {
    yield `files/${sha256.slice(0, 2)}/${sha256}`
  }
  const pictures = rowsBy<{ id: string; widths: number[]; has_avif: boolean }>(
    client,
    'id',
    'id, widths, has_avif',
    "(select * from pictures where status = 'ready') ready",
  )
  for await (const { id, widths, has_avif } of pictures) {
    const formats: PictureFormat[] = has_avif ? ['webp', 'avif'] : ['webp']
    const names = formats.flatMap((format) => widths.map((width) => pictureName({ id, width, format })))
    for (const name of names.toSorted()) yield `pictures/${id.slice(0, 2)}/${name}`
  }
}

async function* rowsBy<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  key: keyof Row & string,
  columns: string,
  from: string,
) {
  let last = ''
  for (;;) {
    const { rows } = await client.query<Row>(
      `select ${columns}, ${key} collate "C" as sorted from ${from}
       where ${key} collate "C" > $1 order by sorted limit ${perQuery}`,
      [last],
    )
    yield* rows
    if (rows.length < perQuery) return
    last = rows.at(-1)![key]
  }
}

/**
 * Whether rows refer to all of these files now. A file's row is deleted before the file; pictures are never
 * deleted.
 */
export async function areNamed(client: pg.ClientBase, files: string[]): Promise<boolean> {
  const sums = files.filter((file) => file.startsWith('files/')).map((file) => path.basename(file))
  const { rows } = await client.query('select distinct sha256 from files where sha256 = any ($1)', [sums])
  return rows.length === new Set(sums).size
}

/** The entries of a back-up's file list; throws when it is damaged. */
export async function* readFileList(file: string): AsyncGenerator<FileEntry> {
  // The last stream of the pipeline gets the errors of those before it.
  const text = pipeline(createReadStream(file), createZstdDecompress(), () => {}).setEncoding('utf8')
  let rest = ''
  for await (const piece of text as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line) as FileEntry
  }
}

/** Walks a sorted list in parallel with another one in the same order. */
export function followList(list: AsyncIterable<FileEntry>, onPassed?: (file: string) => void) {
  const iterator = list[Symbol.asyncIterator]()
  let current = iterator.next()
  const passTo = async (wanted: string | undefined) => {
    for (let at = await current; !at.done; at = await current) {
      if (wanted !== undefined && at.value.path >= wanted) return at.value
      onPassed?.(at.value.path)
      current = iterator.next()
    }
    return undefined
  }
  return {
    async find(wanted: string): Promise<FileEntry | undefined> {
      const entry = await passTo(wanted)
      if (entry?.path !== wanted) return undefined
      current = iterator.next()
      return entry
    },
    /** Skips all entries that are left. */
    end: () => passTo(undefined),
  }
}

/** Starts the work; its failure is thrown when the batch is awaited, not before. */
function begin<T>(batch: Promise<T>[], work: Promise<T>) {
  work.catch(() => {})
  batch.push(work)
}

type KnownFiles = ReturnType<typeof followList>
export type Take = (file: string, known: FileEntry | undefined) => Promise<FileEntry | undefined>

/** Takes several files at a time; the entries come in the order of the paths. */
export async function* takeFiles(paths: AsyncIterable<string>, known: KnownFiles, take: Take) {
  let batch: Promise<FileEntry | undefined>[] = []
  for await (const file of paths) {
    begin(batch, take(file, await known.find(file)))
    if (batch.length < atOnce) continue
    yield* await Promise.all(batch)
    batch = []
  }
  yield* await Promise.all(batch)
  await known.end()
}

export async function forEachFile(
  list: AsyncIterable<FileEntry>,
  work: (entry: FileEntry) => Promise<unknown>,
) {
  let batch: Promise<unknown>[] = []
  for await (const entry of list) {
    begin(batch, work(entry))
    if (batch.length < atOnce) continue
    await Promise.all(batch)
    batch = []
  }
  await Promise.all(batch)
}

/** Copies a file and returns its hash; undefined when it is missing or is not what its name says. */
export async function copyFrom(source: string, target: string, file: string): Promise<FileEntry | undefined> {
  const bytes = await readFile(path.join(source, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  const sha256 = sha256Of(bytes)
  if (file.startsWith('files/') && path.basename(file) !== sha256) return undefined
  await writeFileAtomically(path.join(target, file), bytes)
  return { path: file, bytes: bytes.length, sha256 }
}

/**
 * A file never changes, so the earlier back-up has the same one: a hard link stores it once for both, if it is
 * still intact.
 */
export async function linkFrom(earlier: string, target: string, entry: FileEntry): Promise<boolean> {
  const to = path.join(target, entry.path)
  try {
    await mkdir(path.dirname(to), { recursive: true })
    await link(path.join(earlier, entry.path), to)
    if (sha256Of(await readFile(to)) === entry.sha256) return true
  } catch {
    // Some disks have no hard links, and an old back-up may just have been deleted: then the file is copied.
  }
  await rm(to, { force: true })
  return false
}
