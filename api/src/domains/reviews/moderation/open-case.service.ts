import type { Tx } from '#platform/database/database.ts'
import { insertCase, type NewCase } from './cases.store.ts'

/**
 * Brings something that people wrote to the desk of staff. Of one thing at most one case is open: whoever comes second adds
 * a reason to it. A case that was decided stays as it is, and a new one is opened.
 */
export const openCase = (tx: Tx, found: NewCase) => insertCase(tx, found)
