import type { ImportEnd } from '@haat/contract/domains/imports.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { notify } from '../notifications/notifications.service.ts'
import { countImport, findImport, type ImportRecord } from './imports.store.ts'
import { listingCountsOf } from './to-import.ts'

/**
 * Tells the people of a shop how the work on an import ended, in the transaction that ends it. Each work has a beginning of its own, by
 * which its end is told once.
 */
export async function tellOfEnd(tx: Tx, { id, vendorId }: ImportRecord, end: ImportEnd) {
  const record = (await findImport(tx, vendorId, id))!
  const {
    new: created,
    changed,
    failed,
    undone,
    kept,
  } = listingCountsOf(record, await countImport(tx, record))
  await notify(tx, {
    kind: 'importEnded',
    key: `${id} ${record.workedFrom?.getTime() ?? 0}`,
    data: {
      importId: id,
      fileName: record.fileName,
      end,
      stopReason: record.stopReason,
      new: created,
      changed,
      failed,
      undone,
      kept,
    },
    to: { vendorId },
  })
}
