import { MigrationError, type Migration } from './migration-files.ts'

/** A migration that a database was given, as the database records it. */
export interface AppliedMigration {
  hash: string
  when: number
  /**
   * Recorded beside drizzle's own table; null for a migration from before that table, or one that another tool
   * applied.
   */
  name: string | null
  kind: string | null
}

export interface Comparison {
  /** `ahead`: the database has migrations that this program does not know, and all of them only add. */
  state: 'empty' | 'behind' | 'ready' | 'ahead'
  pending: Migration[]
}

/**
 * Migrations whose files were changed after databases had been given them, with the hashes of the earlier
 * files.
 */
const formerHashes: Record<string, string[]> = {
  // Its index of names was added later; a later migration gives it to databases without it.
  '0004_facets': ['e4f21b5070f446bc7e3881e434f26ccc2cbd1109edc6f13652ca8e4f7e91c426'],
}

const isSame = (applied: AppliedMigration, { name, hash }: Migration) =>
  applied.hash === hash || formerHashes[name]?.includes(applied.hash) === true

/**
 * Compares the migrations by hash and in order, because dates alone would let a changed, a skipped and a
 * foreign migration pass. Throws a sentence for the operator when this program must not work with the database.
 */
export function compareMigrations(applied: AppliedMigration[], known: Migration[]): Comparison {
  for (const [at, migration] of known.slice(0, applied.length).entries()) {
    if (!isSame(applied[at]!, migration)) throw new MigrationError(whyDifferent(applied, known, at))
  }
  const beyond = applied.slice(known.length)
  const refused = beyond.find(({ kind }) => kind !== 'expands')
  if (refused) throw new MigrationError(whyTooNew(refused))
  const pending = known.slice(applied.length)
  if (beyond.length > 0) return { state: 'ahead', pending }
  if (pending.length === 0) return { state: 'ready', pending }
  return { state: applied.length === 0 ? 'empty' : 'behind', pending }
}

function whyDifferent(applied: AppliedMigration[], known: Migration[], at: number): string {
  const found = applied[at]!
  const expected = known[at]!
  if (known.some((migration) => isSame(found, migration))) {
    return `Migration ${expected.name} was skipped: the database has later ones without it. Make it anew as the last one, or restore a back-up from before them.`
  }
  if (found.when === expected.when) {
    return `Migration ${expected.name} was changed after the database had been given it. Put its file back as it was, and make a new migration of the change.`
  }
  return `The database has ${called(found)} where this program expects ${expected.name}. Start the version of Haat that made it, or restore a back-up that fits this one.`
}

function whyTooNew(beyond: AppliedMigration): string {
  const what =
    beyond.kind === null
      ? 'and nothing records that it only adds'
      : 'which takes away what older versions use'
  return `The database is newer than this program: it has ${called(beyond)}, ${what}. Start the version of Haat that made it or a later one, or restore a back-up from before it.`
}

const called = ({ name, hash }: AppliedMigration) =>
  name ? `migration ${name}` : `an unknown migration (${hash.slice(0, 12)})`
