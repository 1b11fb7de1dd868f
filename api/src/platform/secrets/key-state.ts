import type { Tx } from '../db/database.ts'
import { missingKeys } from './check-keys.ts'
import { listKeys } from './secret-keys.store.ts'
import type { Sealer } from './sealer.ts'

export type KeyState = 'ok' | 'wrong'

/** The database may be restored, or its key changed, under a running process; nobody does so every minute. */
const lookedAtEveryMs = 30_000

interface Log {
  error(words: string): void
  warn(words: string): void
}

/** Whether what is in the database now can be opened by this process. Asks seldom, and remembers. */
export function watchKeys(db: Tx, sealer: Sealer, log: Log): () => Promise<KeyState> {
  let state: KeyState = 'ok'
  let askedAt = -Infinity
  return async () => {
    if (Date.now() - askedAt < lookedAtEveryMs) return state
    askedAt = Date.now()
    const used = await listKeys(db).catch(() => undefined)
    // A database that is away, or one in which nothing was ever noted, says nothing about the key.
    if (used === undefined) return state
    const isWrong =
      missingKeys(sealer, used).length > 0 ||
      (used.length > 0 && used.every(({ id }) => id !== sealer.keyIds[0]))
    const next = isWrong ? 'wrong' : 'ok'
    if (next !== state) tell(log, next)
    state = next
    return state
  }
}

function tell(log: Log, state: KeyState) {
  if (state === 'ok') log.warn('the secret key fits the database again')
  else log.error('the database is sealed with another secret key than this process has')
}
