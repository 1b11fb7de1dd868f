import type { Tx } from '#platform/database/database.ts'
import { missingKeys } from './check-keys.ts'
import { listKeys } from './secret-keys.store.ts'
import type { Encryption } from '../encryption.ts'

export type KeyState = 'ok' | 'wrong'

/** The database may be restored, or its key changed, under a running process; that happens seldom. */
const lookedAtEveryMs = 30_000

interface Log {
  error(words: string): void
  warn(words: string): void
}

/** Whether this process has the keys of what is in the database now. It asks seldom and caches the answer. */
export function watchKeys(db: Tx, encryption: Encryption, log: Log): () => Promise<KeyState> {
  let state: KeyState = 'ok'
  let askedAt = -Infinity
  return async () => {
    if (Date.now() - askedAt < lookedAtEveryMs) return state
    askedAt = Date.now()
    const used = await listKeys(db).catch(() => undefined)
    // A database that is away, or one without recorded keys, says nothing about the key.
    if (used === undefined) return state
    const isWrong =
      missingKeys(encryption, used).length > 0 ||
      (used.length > 0 && used.every(({ id }) => id !== encryption.keyIds[0]))
    const next = isWrong ? 'wrong' : 'ok'
    if (next !== state) logChange(log, next)
    state = next
    return state
  }
}

function logChange(log: Log, state: KeyState) {
  if (state === 'ok') log.warn('the secret key fits the database again')
  else log.error('the database is sealed with another secret key than this process has')
}
