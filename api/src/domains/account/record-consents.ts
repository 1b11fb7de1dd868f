import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { publishedVersions } from '../content/content.service.ts'
import { insertConsents } from './account.store.ts'

/** Which version of each legal document is in force at this moment. */
export async function recordConsents(tx: Tx, userId: string) {
  const versions = await publishedVersions(tx, [...legalKeys])
  await insertConsents(
    tx,
    versions.map(({ key, version }) => ({ userId, contentKey: key, version })),
  )
}
