import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../../migrations')

/**
 * `expands`: programs that do not know the migration keep working beside it. `contracts`: they may not. A
 * migration states its kind in its first line, so that its hash covers it.
 */
type MigrationKind = 'expands' | 'contracts'

export interface Migration {
  name: string
  /** The creation time in drizzle's journal. */
  when: number
  hash: string
  /** Undefined for migrations from before the kind had to be stated. */
  kind: MigrationKind | undefined
  statements: string[]
  /** Whether its statements cannot run in a transaction. */
  isConcurrent: boolean
}

/** A problem with the schema that stops a start: its message is all that the operator sees. */
export class MigrationError extends Error {}

/** Migrations from before the kind had to be stated; adding the line now would change their hashes. */
export const madeBeforeKinds = [
  '0000_foundation',
  '0001_identity',
  '0002_catalogue',
  '0003_search',
  '0004_facets',
  '0005_scale',
  '0006_noted',
  '0007_commerce',
  '0008_parcel_times',
  '0009_refuse',
  '0010_cart_merges',
  '0011_staff',
  '0012_sender_proof',
  '0013_payment_problem',
  '0014_mail_caps',
  '0015_open_orders',
  '0016_csp_violations',
  '0017_private_files',
  '0018_fresh_mails_first',
]

/** The migrations of this program, in the order in which databases get them. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  try {
    const files = readMigrationFiles({ migrationsFolder: folder })
    return readJournal(folder).map(({ tag, when }, at) => {
      const { hash, sql: statements } = files[at]!
      return {
        name: tag,
        when,
        hash,
        statements,
        kind: kindOf(tag, statements),
        ...concurrency(tag, statements),
      }
    })
  } catch (error) {
    if (error instanceof MigrationError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`This copy of Haat lacks migrations: ${reason}. Install it anew.`, {
      cause: error,
    })
  }
}

interface JournalEntry {
  tag: string
  when: number
}

export const readJournal = (folder = MIGRATIONS_FOLDER): JournalEntry[] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: JournalEntry[] })
    .entries

function kindOf(name: string, [first = '']: string[]): MigrationKind | undefined {
  const line = first.split('\n', 1)[0]!.trimEnd()
  if (line === '-- expands') return 'expands'
  if (/^-- contracts: \S/.test(line)) return 'contracts'
  if (madeBeforeKinds.includes(name)) return undefined
  throw new MigrationError(
    `Migration ${name} must begin with "-- expands" or "-- contracts: <why>": see Migrations in CONTRIBUTING.md.`,
  )
}

const concurrent = /^(create\s+(unique\s+)?index|drop\s+index)\s+concurrently\b/i

/** PostgreSQL runs CONCURRENTLY only outside of transactions. */
const isConcurrentStatement = (statement: string) => concurrent.test(withoutComments(statement))

/** Removes the comments and blanks before the statement. */
export const withoutComments = (statement: string) =>
  statement.replace(/^(\s+|--[^\n]*(\n|$)|\/\*[^]*?\*\/)*/, '')

function concurrency(name: string, statements: string[]): { isConcurrent: boolean } {
  const known = statements.map(isConcurrentStatement)
  if (known.every(Boolean)) return { isConcurrent: true }
  if (!known.includes(true)) return { isConcurrent: false }
  throw new MigrationError(
    `Migration ${name} does something CONCURRENTLY and something else: make two migrations of it.`,
  )
}
