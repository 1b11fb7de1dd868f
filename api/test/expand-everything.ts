import type { Database } from '#platform/database/database.ts'
import type { MigrationsFolder } from './migrations-folder.ts'

/**
 * Migrations of a later version: a column for every table of the database, and two indexes created
 * concurrently.
 */
export async function expandEverything({ pool }: Database, migrations: MigrationsFolder): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  for (const { name } of rows) {
    await migrations.add(
      `8000_${name}`,
      `-- expands\nalter table "${name}" add column rolled text default 'new' not null`,
    )
  }
  for (const name of ['orders', 'products']) {
    await migrations.add(
      `9000_${name}_rolled`,
      `-- expands\ncreate index concurrently "${name}_rolled" on "${name}" (rolled)`,
    )
  }
}
