import type { LedgerEntry } from '@haat/contract/domains/ledger.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { ledgerPage } from '../ledger/read-ledger.service.ts'

const pageSize = 200

/** The database, or a transaction in which nothing changes between two pages. */
export type EntryReader = Pick<Services, 'db' | 'ledgerSubjects'>

export const readerIn = (services: Services, tx: Tx): EntryReader => ({
  db: tx as unknown as Services['db'],
  ledgerSubjects: services.ledgerSubjects,
})

/** Every entry of a month, the newest first, a page at a time. */
export async function* readEntries(
  services: EntryReader,
  vendorId: number,
  month: string,
): AsyncGenerator<LedgerEntry> {
  let cursor: string | undefined
  do {
    const page = await ledgerPage(services, vendorId, { pageSize, month, kind: 'all', cursor })
    yield* page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}
