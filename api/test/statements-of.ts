import type { TestApp } from './test-app.ts'

/** Every statement outside of transactions that the database was asked for meanwhile. */
export async function statementsOf({ database: { pool } }: TestApp, work: () => Promise<unknown>) {
  const asked: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((first: { text: string } | string, ...rest: []) => {
    asked.push(typeof first === 'string' ? first : first.text)
    return query(first as string, ...rest)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = query
  }
  return asked
}
