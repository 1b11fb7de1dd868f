import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../../api/src/platform/database/database.ts'

/** Where the tests' PostgreSQL listens; lines four and five of postmaster.pid hold its port and folder. */
function databasePlace() {
  const cluster = path.join(process.env['E2E_DATA_DIR']!, 'postgres')
  const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return { port: lines[3]!, folder: lines[4]! }
}

export function databaseSocket(): string {
  const { port, folder } = databasePlace()
  return `${folder}/.s.PGSQL.${port}`
}

/** Reads the tests' database, for what no page shows. */
export async function readRows(query: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { port, folder } = databasePlace()
  const url = `postgresql://haat@localhost:${port}/haat?host=${folder}&sslmode=disable`
  const { pool, close } = openDatabase(url, { max: 1 })
  try {
    return (await pool.query<Record<string, unknown>>(query, values)).rows
  } finally {
    await close()
  }
}
