import type { TicketPriority } from '@haat/contract/domains/support.tickets.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-hours.ts'
import type { Tx } from '#platform/db/database.ts'
import { getOffice } from '../site/site.service.ts'

/** Says by when we have promised an answer: so many minutes of office hours, holidays left out. */
export async function answerClock(db: Tx) {
  const { holidays, answerMinutes, hours } = await getOffice(db)
  return (priority: TicketPriority, from: Date) =>
    addOfficeMinutes(from, answerMinutes[priority], holidays, hours)
}
