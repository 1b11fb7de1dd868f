import pg from 'pg'

interface Facts {
  version: number
  encoding: string
  isReplica: boolean
  hasSchema: boolean
  canMakeSchema: boolean
  canMakeTables: boolean
  user: string
}

const question = `select
  current_setting('server_version_num')::int as version,
  current_setting('server_encoding') as encoding,
  pg_is_in_recovery() as "isReplica",
  to_regclass('drizzle.__drizzle_migrations') is not null as "hasSchema",
  has_database_privilege(current_database(), 'create') as "canMakeSchema",
  has_schema_privilege('public', 'create') as "canMakeTables",
  current_user as user`

const oldestVersion = 150_000

/** Checks the database before anything is created in it, so that a start does not fail half-way. */
export async function refuseUnfitDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // The query below reports the error as well.
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(question)
    const reason = rows[0] && findReason(rows[0])
    if (reason !== undefined) throw new Error(reason)
  } finally {
    await client.end()
  }
}

function findReason(facts: Facts): string | undefined {
  const { version, encoding, user } = facts
  if (version < oldestVersion) {
    return `The database is PostgreSQL ${Math.floor(version / 10_000)}: Haat needs 15 or newer.`
  }
  if (encoding !== 'UTF8') return `The database is kept as ${encoding}: make one with the encoding UTF8.`
  if (facts.isReplica) {
    return 'The database is a replica, which can only be read: set DATABASE_URL to the primary, and DATABASE_REPLICA_URLS to this one.'
  }
  if (facts.hasSchema || (facts.canMakeSchema && facts.canMakeTables)) return undefined
  return `The user ${user} may make no tables in the database: make it the owner (alter database … owner to ${user}).`
}
