import type { TestApp } from './test-app.ts'

/** All statements outside of transactions that are sent to the database during the work. */
export async function statementsOf({ database: { pool } }: TestApp, work: () => Promise<unknown>) {
  const statements: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((first: { text: string } | string, ...rest: []) => {
    statements.push(typeof first === 'string' ? first : first.text)
    return query(first as string, ...rest)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = query
  }
  return statements
}
