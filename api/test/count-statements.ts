import type { TestApp } from './test-app.ts'

/** How many statements the transactions make that are made meanwhile. */
export async function countStatements<Answer>({ database: { pool } }: TestApp, work: () => Promise<Answer>) {
  const connect = pool.connect.bind(pool)
  let count = 0
  pool.connect = (async (onConnected?: () => void) => {
    // Statements of their own come this way.
    if (onConnected) return connect(onConnected)
    const client = await connect()
    const query = client.query.bind(client)
    client.query = ((...asked: Parameters<typeof query>) => {
      count += 1
      return query(...asked)
    }) as typeof client.query
    const release = client.release.bind(client)
    client.release = (failure) => {
      client.query = query
      client.release = release
      release(failure)
    }
    return client
  }) as typeof pool.connect
  try {
    return { answer: await work(), count }
  } finally {
    pool.connect = connect
  }
}
