import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * PostgreSQL keeps a plan of every named statement in every session, so only queries that come again and again
 * get a name.
 */
const timesBeforeNaming = 3
const maxNames = 200
const maxWatched = 2000

/**
 * The cost of a search depends on its words: one plan for all of them would be wrong for most. A query that hides its words
 * from the planner, as in `@@ (select …)`, has one plan anyway.
 */
const isAlike = (text: string) =>
  /^\s*\(?\s*(select|with)\b/i.test(text) && !/@@(?! \(select)|%|\bi?like\b|~~/i.test(text)

function createNames() {
  const names = new Map<string, string>()
  const watched = new Map<string, number>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known
    const times = (watched.get(text) ?? 0) + 1
    if (times < timesBeforeNaming) {
      if (watched.size >= maxWatched) watched.clear()
      watched.set(text, times)
      return undefined
    }
    watched.delete(text)
    // An empty name means that the query stays unnamed.
    const name = isAlike(text) ? `h${createHash('sha256').update(text).digest('hex').slice(0, 24)}` : ''
    names.set(text, name)
    return name
  }
}

interface QueryArgument {
  text?: unknown
  name?: string
  submit?: unknown
}

/**
 * Names statements, so that PostgreSQL parses and plans a query once per session. Not for poolers that give
 * each transaction another session.
 */
export function nameStatements(pool: pg.Pool): void {
  const nameOf = createNames()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const named = (...[asked, ...rest]: unknown[]) => {
      const { text, name, submit } = (
        typeof asked === 'object' && asked !== null ? asked : {}
      ) as QueryArgument
      const given = typeof text === 'string' && !name && !submit ? nameOf(text) : undefined
      return query(given ? { ...(asked as object), name: given } : asked, ...rest)
    }
    client.query = named as typeof client.query
  })
}
