import { importUndoHours } from '@haat/contract/domains/imports.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { membershipFinder } from '../members/members.service.ts'
import { updateImport, type ImportRecord } from './imports.store.ts'
import { dropRows } from './old-rows.store.ts'
import { tellOfEnd } from './tell-of-end.service.ts'

/** The membership of who set the server to work; null once they have left the shop, lost the right, or the shop is suspended. */
export async function memberOf(
  { db }: Pick<Services, 'db'>,
  { workedBy, vendorId }: ImportRecord,
): Promise<Membership | null> {
  const membership = await membershipFinder(db)(workedBy, vendorId)
  return membership?.rights.includes('listings') && !membership.isSuspended ? membership : null
}

/** Ends an import whose member no longer may make it. What is written already stays, and can be undone by others. */
export async function mayStillWork(services: Pick<Services, 'db'>, record: ImportRecord): Promise<boolean> {
  if (await memberOf(services, record)) return true
  await stopImportOf(services, record, 'member-removed')
  return false
}

/** Ends an import before its end, and tells its shop, unless somebody there ended it before anything was written. */
export const stopImportOf = (
  { db }: { db: Tx },
  record: ImportRecord,
  stopReason: 'by-member' | 'member-removed',
) =>
  db.transaction(async (tx) => {
    const { id, state, undoUntil } = record
    const at = new Date()
    const end = state === 'writing' ? 'partly-written' : state === 'undoing' ? 'partly-undone' : 'stopped'
    await updateImport(tx, id, {
      state: end === 'stopped' ? 'stopped' : 'written',
      stopReason,
      workedUntil: at,
      stopAskedAt: null,
      ...(state === 'writing' && {
        undoUntil: undoUntil ?? new Date(at.getTime() + importUndoHours * 3_600_000),
      }),
    })
    if (end === 'stopped') await dropRows(tx, record)
    if (end !== 'stopped' || stopReason !== 'by-member') await tellOfEnd(tx, record, end)
  })
