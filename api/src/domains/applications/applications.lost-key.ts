import type { Tx } from '#platform/database/database.ts'
import type { Encryption } from '#platform/secrets/encryption.ts'
import { emptyUnreadable } from './applications.store.ts'
import { deleteUnreadablePapers } from './papers.store.ts'

/** Takes away what was encrypted with a key that is lost for good: applicants write it and send papers again. */
export async function forgetUnreadableOfApplications(tx: Tx, { keyIds }: Encryption) {
  await emptyUnreadable(tx, keyIds)
  await deleteUnreadablePapers(tx, keyIds)
}
