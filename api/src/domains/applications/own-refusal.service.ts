import { isLiving, type OwnRefusal } from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { listStaffWithRight } from '../account/account.service.ts'
import { listEvents, type ApplicationRow } from './applications.store.ts'

/** Whether this person of the staff refused an application that can be decided about again. */
export async function findOwnRefusal(db: Tx, staffId: string, row: ApplicationRow): Promise<OwnRefusal> {
  if (!isLiving(row.state)) return 'none'
  const events = await listEvents(db, [row.id])
  if (!events.some(({ step, actorId }) => step === 'refuse' && actorId === staffId)) return 'none'
  const judges = await listStaffWithRight(db, 'vendors')
  // The applicant may be staff too, and does not decide about a shop of their own.
  return judges.some(({ id }) => id !== staffId && id !== row.userId) ? 'others' : 'alone'
}

/**
 * Whoever objects asks for another pair of eyes: who refused leaves it to somebody else. Where nobody else has the right,
 * an objection would wait for ever, so they may; the audit entry gets what is returned here, and says so.
 */
export async function refuseOwnRefusal(tx: Tx, staffId: string, row: ApplicationRow) {
  const own = await findOwnRefusal(tx, staffId, row)
  if (own === 'others') {
    throw new ApiError('FORBIDDEN', 'You refused this application. Somebody else has to decide about it now.')
  }
  return own === 'alone' ? { isOwnRefusal: true } : {}
}
