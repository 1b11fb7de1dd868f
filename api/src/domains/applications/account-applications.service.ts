import { applicationNumber, isLiving } from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import type { ApplicationsOfAccount } from '../account/account-holdings.ts'
import { fieldsOf, masked, searchTextOf } from './application-fields.ts'
import {
  eraseSoon,
  findLivingApplication,
  listApplicationsOf,
  listEvents,
  lockApplication,
  updateApplication,
} from './applications.store.ts'
import { makeStep } from './make-step.service.ts'
import { listPapers } from './papers.store.ts'

export const applicationsOfAccount: ApplicationsOfAccount = { exportAll, endAll }

async function exportAll({ db, encryption }: Services, userId: string) {
  const rows = await listApplicationsOf(db, userId)
  const ids = rows.map(({ id }) => id)
  const events = Map.groupBy(await listEvents(db, ids), ({ applicationId }) => applicationId)
  const papers = Map.groupBy(await listPapers(db, ids), ({ applicationId }) => applicationId)
  return rows.map((row) => ({
    number: applicationNumber(row.number),
    state: row.state,
    written: masked(fieldsOf(encryption, row)),
    agreementAcceptedAt: row.agreementAcceptedAt,
    papers: (papers.get(row.id) ?? []).map(({ kind, name, createdAt }) => ({ kind, name, createdAt })),
    steps: (events.get(row.id) ?? []).map(({ step, at, lines, reason, note }) => ({
      step,
      at,
      lines,
      reason,
      note,
    })),
  }))
}

/**
 * The account closes: what became no shop is withdrawn, and erased by the next round of the job. What became one stays,
 * and is no longer found by the name of the account.
 */
async function endAll(services: Services, tx: Tx, userId: string) {
  const living = await findLivingApplication(tx, userId)
  const row = living && (await lockApplication(tx, living.id))
  if (row && isLiving(row.state)) await makeStep(services, tx, row, 'withdraw', { actor: { userId } })
  await eraseSoon(tx, userId)
  for (const { id, state, number, ...one } of await listApplicationsOf(tx, userId)) {
    if (state !== 'approved') continue
    const fields = fieldsOf(services.encryption, one)
    await updateApplication(tx, id, { searchText: searchTextOf(applicationNumber(number), '', fields) })
  }
}
