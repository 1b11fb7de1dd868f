import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishedVersions } from '#domains/content/content.service.ts'
import { insertConsents } from '../account.store.ts'

/** Notes that a new user agreed to the legal documents, in the versions that are published at this moment. */
export async function recordConsents(tx: Tx, userId: string) {
  const versions = await publishedVersions(tx, [...legalKeys])
  await insertConsents(
    tx,
    versions.map(({ key, version }) => ({ userId, contentKey: key, version })),
  )
}
