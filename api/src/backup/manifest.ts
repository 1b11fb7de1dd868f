import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeWhole } from '#platform/files/write-whole.ts'
import { keyBoxSchema } from './key-box.ts'

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const tableSchema = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: count,
  /** Of the rows as text, in the order of their keys: the same for the same rows on every server. */
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
  /** When the database was looked at: all of it as it was in this moment. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string().nullable(), hash: z.string(), when: z.string() })),
  /** Tables in which the migrations themselves are noted: no migration makes them. */
  notes: z.array(notesSchema),
  tables: z.array(tableSchema),
  sequences: z.array(z.strictObject({ schema: z.string(), name: z.string(), value: z.string() })),
  /** Sizes and hashes of the files stand in a list of their own, which may be long. */
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

/** Written last and at once: a back-up without it is none. */
export const writeManifest = (folder: string, manifest: Manifest) =>
  writeWhole(
    path.join(folder, manifestName),
    Buffer.from(`${JSON.stringify({ ...manifest, sum: sumOf(manifest) }, null, 1)}\n`),
  )

export const isWhole = (folder: string) =>
  readFile(path.join(folder, manifestName)).then(
    () => true,
    () => false,
  )

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(async () => {
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

async function whyNone(folder: string): Promise<string> {
  const [newest] = await listBackups(folder)
  return newest
    ? `${folder} holds several back-ups: name one of them, such as ${path.join(folder, newest)}.`
    : `${folder} is no finished back-up: it has no ${manifestName}.`
}

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
export const nameOf = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-')

/** Folders of back-ups, finished or not. */
export async function listAttempts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() && backupName.test(entry.name) ? entry.name : []))
}

/** Those that are finished, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = (await listAttempts(folder)).toSorted().toReversed()
  const whole = await Promise.all(names.map((name) => isWhole(path.join(folder, name))))
  return names.filter((_, at) => whole[at])
}
