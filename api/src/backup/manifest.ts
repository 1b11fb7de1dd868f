import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts'
import { keyBoxSchema } from './key-box.ts'

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const tableSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: count,
  /**
   * The hash of the rows as text, in the order of their keys: the same rows give the same hash on every server.
   */
  sha256,
})

const notesSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string(),
      isRequired: z.boolean(),
      default: z.string().nullable(),
      sequence: z.string().nullable(),
    }),
  ),
  constraints: z.array(z.strictObject({ name: z.string(), definition: z.string() })),
})

const manifestSchema = z.strictObject({
  format: z.literal(1),
  program: z.string(),
  /** The moment of the snapshot: the whole database as it was then. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string().nullable(), hash: z.string(), when: z.string() })),
  /** The tables that record the migrations, which no migration creates. */
  notes: z.array(notesSchema),
  tables: z.array(tableSchema),
  sequences: z.array(z.strictObject({ schema: z.string(), name: z.string(), value: z.string() })),
  /** Sizes and hashes of the files are in a list of their own, which may be long. */
  files: z.strictObject({ count, bytes: count, listSha256: sha256, missing: z.array(z.string()) }),
  key: z.strictObject({ id: z.string(), box: keyBoxSchema.nullable() }),
  totals: z.strictObject({ rows: count, files: count }),
})

export type MigrationNotes = z.infer<typeof notesSchema>
export type TableEntry = z.infer<typeof tableSchema>
export type Manifest = z.infer<typeof manifestSchema>

const manifestName = 'manifest.json'
export const fileListName = 'files.jsonl.zst'
export const tableFile = (folder: string, { schema, name }: { schema: string; name: string }) =>
  path.join(folder, 'tables', `${schema}.${name}.copy.zst`)

const sumOf = (manifest: object) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

/** Written last and atomically: a folder without a manifest is no back-up. */
export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileAtomically(
    path.join(folder, manifestName),
    Buffer.from(`${JSON.stringify({ ...manifest, sum: sumOf(manifest) }, null, 1)}\n`),
  )

const isWhole = (folder: string) =>
  readFile(path.join(folder, manifestName)).then(
    () => true,
    () => false,
  )

/** Whether the manifest is missing, which is written last. A back-up that cannot be read may have one. */
export const isUnfinished = (folder: string) =>
  stat(path.join(folder, manifestName)).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  )

export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, manifestName)
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw unreadableError(file, error)
    throw new Error(await whyNone(folder))
  })
  const damaged = `The manifest of the back-up ${folder} is damaged.`
  let read: { format?: unknown; sum?: unknown }
  try {
    read = JSON.parse(text) as typeof read
  } catch (error) {
    throw new Error(damaged, { cause: error })
  }
  const { sum, ...content } = read
  if (sum !== sumOf(content)) throw new Error(damaged)
  if (content.format !== 1) {
    throw new Error(
      `The back-up ${folder} has format ${String(content.format)}; this program reads format 1.`,
    )
  }
  const parsed = manifestSchema.safeParse(content)
  if (!parsed.success) throw new Error(damaged, { cause: parsed.error })
  return parsed.data
}

/** A file is there, but the system does not let us read it: most often it belongs to another user. */
export function unreadableError(file: string, cause: NodeJS.ErrnoException): Error {
  const advice = cause.code === 'EACCES' ? ': give the back-up to the user that Haat runs as (chown -R)' : ''
  return new Error(`${file} cannot be read (${cause.code})${advice}.`, { cause })
}

async function whyNone(folder: string): Promise<string> {
  const [newest] = await listBackups(folder)
  return newest
    ? `${folder} holds several back-ups: name one of them, such as ${path.join(folder, newest)}.`
    : `${folder} is no finished back-up: it has no ${manifestName}.`
}

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
export const nameOf = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-')

/** The folders of back-ups, finished or not. */
export async function listAttempts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() && backupName.test(entry.name) ? entry.name : []))
}

/** The finished back-ups, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = (await listAttempts(folder)).toSorted().toReversed()
  const whole = await Promise.all(names.map((name) => isWhole(path.join(folder, name))))
  return names.filter((_, at) => whole[at])
}
