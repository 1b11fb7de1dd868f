import type { Tx } from '#platform/db/database.ts'
import { presentSeconds } from './is-live.ts'
import { listAvailable } from './presence.store.ts'

export { ageConsole, forgetConsoles, keepConsole, setAvailable } from './presence.store.ts'

/** For how long after its stream has ended somebody may be on the way back, as when a page is loaded again. */
export const returnSeconds = 10

/** Who of ours takes chats at this moment. */
export const listPresent = (db: Tx): Promise<string[]> => listAvailable(db, presentSeconds)
