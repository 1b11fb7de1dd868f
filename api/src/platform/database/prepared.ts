import { fillPlaceholders, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

/**
 * Builds the text of a query once per database, because building takes longer than running it. Values come by
 * `sql.placeholder`. Inside a transaction the query is built anew.
 */
export function prepared<Query>(make: (db: Tx) => { prepare(name: string): Query }): (db: Tx) => Query {
  const kept = new WeakMap<Tx, Query>()
  return (db) => {
    const known = kept.get(db)
    if (known) return known
    const query = make(db).prepare('')
    kept.set(db, query)
    return query
  }
}

/** A prepared query for one row, by the placeholder `id`; null when there is none. */
export function preparedById<Row>(
  make: (db: Tx) => { prepare(name: string): { execute(values: { id: number }): Promise<Row[]> } },
) {
  const query = prepared(make)
  return async (db: Tx, id: number): Promise<Row | null> => (await query(db).execute({ id }))[0] ?? null
}

const dialect = new PgDialect({ casing: 'snake_case' })

class BuiltStatement extends SQL {
  readonly #text: string
  readonly #values: unknown[]

  constructor(text: string, values: unknown[]) {
    super([])
    this.#text = text
    this.#values = values
  }

  override toQuery() {
    return { sql: this.#text, params: this.#values }
  }
}

/** A statement without its values, for `execute` of a database or a transaction. */
type Built = (values: Record<string, unknown>) => SQL

/** So many shapes are kept; further ones are built anew each time. */
const mostShapes = 500

/**
 * Builds the text of a raw statement once, also for transactions; values come by `sql.placeholder`. Building takes a tenth of a call
 * that reads a list. Without it: put the values where the placeholders are, and execute what `make` gives.
 */
export function builtOnce(make: () => SQL): Built {
  let known: Built | undefined
  return (values) => {
    known ??= build(make())
    return known(values)
  }
}

function build(statement: SQL): Built {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (values) => new BuiltStatement(text, fillPlaceholders(params, values))
}

/** The same for each shape of a statement, such as the filters that a list has. */
export function builtByShape<Shape>(make: (shape: Shape) => SQL): (shape: Shape) => Built {
  const kept = new Map<string, Built>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = kept.get(key)
    if (known) return known
    const built = build(make(shape))
    if (kept.size < mostShapes) kept.set(key, built)
    return built
  }
}

/**
 * A value that PostgreSQL does not look at while it plans, so that a named statement is planned once and not for each value.
 * The planner then expects few matches and uses an index, which must be right for every value.
 */
export const hiddenValue = (
  value: unknown,
  type: 'smallint' | 'bigint' | 'text' | 'uuid' | 'text[]' | 'smallint[]' | 'bigint[]' | 'tsquery',
) => sql`(select ${sql.param(value)}::${sql.raw(type)})`

/** Any count of numbers as one value: `id = any(${placeholder}::bigint[])`. */
export const numberList = (numbers: number[]) => `{${numbers.join(',')}}`

/** The same for UUIDs, which need no quotes. */
export const uuidList = (ids: string[]) => `{${ids.join(',')}}`
