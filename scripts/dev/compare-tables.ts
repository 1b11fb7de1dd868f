import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import drizzleConfig from '../../api/drizzle.config.ts'
import { loadCommonjsDrizzle } from '../../api/src/start/load-commonjs-drizzle.ts'
import { repository } from '../paths.ts'

/**
 * Prints one sentence that names the tables which differ from the newest migration, and nothing if none does.
 */

const api = path.join(repository, 'api')

async function definedTables(): Promise<Tables> {
  loadCommonjsDrizzle()
  // Its ES modules would load a second drizzle.
  const { generateDrizzleJson } = createRequire(import.meta.url)(
    'drizzle-kit/api',
  ) as typeof import('drizzle-kit/api')
  const definitions: Record<string, unknown> = {}
  for await (const file of glob([drizzleConfig.schema ?? []].flat(), { cwd: api })) {
    const found = (await import(path.join(api, file))) as Record<string, unknown>
    for (const [name, definition] of Object.entries(found)) definitions[`${file} ${name}`] = definition
  }
  const json = generateDrizzleJson(definitions, undefined, undefined, 'snake_case')
  // As in a file: without undefined fields.
  return (JSON.parse(JSON.stringify(json)) as Snapshot).tables
}

type Tables = Record<string, { name: string }>
interface Snapshot {
  tables: Tables
}

async function migratedTables(): Promise<Tables> {
  const folder = path.join(api, drizzleConfig.out ?? '', 'meta')
  const journal = await readFile(path.join(folder, '_journal.json'), 'utf8')
  const newest = (JSON.parse(journal) as { entries: { idx: number }[] }).entries.at(-1)
  const snapshot = `${String(newest?.idx).padStart(4, '0')}_snapshot.json`
  return (JSON.parse(await readFile(path.join(folder, snapshot), 'utf8')) as Snapshot).tables
}

const [defined, migrated] = await Promise.all([definedTables(), migratedTables()])
const differing = Object.keys({ ...defined, ...migrated })
  .filter((key) => !isDeepStrictEqual(defined[key], migrated[key]))
  .map((key) => (defined[key] ?? migrated[key])?.name)
if (differing.length > 0) {
  const tables = `${differing.length === 1 ? 'table' : 'tables'} ${differing.join(', ')}`
  console.log(`No migration knows the ${tables} as defined: run npm run db:generate -- --name <what>.`)
}
