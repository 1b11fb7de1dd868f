import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row as PostgreSQL's `to_json` writes it: names and values as the database has them. */
export type JsonRow = Record<string, unknown>

/**
 * Reads rows of a table out of JSON, as a select of drizzle gives them. One statement can so bring rows of several tables, and each
 * statement less is half a millisecond less of work.
 */
export function jsonRowReader<T extends PgTable>(table: T): (row: JsonRow) => T['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    name: column.keyAsName ? toSnakeCase(key) : column.name,
  }))
  return (row) =>
    Object.fromEntries(
      columns.map(({ key, name, column }) => {
        const value = row[name] ?? null
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    )
}
