import { createHash } from 'node:crypto'
import type pg from 'pg'

/** PostgreSQL keeps a plan of every named statement in every session: only what is asked again and again gets a name. */
const timesBeforeNaming = 3
const mostNames = 200
const mostWatched = 2000

/** What a search costs depends on its words: a plan for all words alike would be wrong for most of them. */
const isAlike = (text: string) => /^\s*\(?(select|with)\b/i.test(text) && !/@@|%|\bi?like\b|~~/i.test(text)

function createNames() {
  const names = new Map<string, string>()
  const watched = new Map<string, number>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const times = (watched.get(text) ?? 0) + 1
    if (times < timesBeforeNaming) {
      if (watched.size >= mostWatched) watched.clear()
      watched.set(text, times)
      return undefined
    }
    watched.delete(text)
    // An empty name is none.
    const name = isAlike(text) ? `h${createHash('sha256').update(text).digest('hex').slice(0, 24)}` : ''
    names.set(text, name)
    return name
  }
}

interface Asked {
  text?: unknown
  name?: string
  submit?: unknown
}

/**
 * Lets PostgreSQL read and plan a query once per session instead of every time. Not behind a pooler that gives each
 * transaction another session.
 */
export function nameStatements(pool: pg.Pool): void {
  const nameOf = createNames()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const named = (...[asked, ...rest]: unknown[]) => {
      const { text, name, submit } = (typeof asked === 'object' && asked !== null ? asked : {}) as Asked
      const given = typeof text === 'string' && !name && !submit ? nameOf(text) : undefined
      return query(given ? { ...(asked as object), name: given } : asked, ...rest)
    }
    client.query = named as typeof client.query
  })
}
