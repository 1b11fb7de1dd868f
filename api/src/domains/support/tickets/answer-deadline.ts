import type { TicketPriority } from '@haat/contract/domains/support.tickets.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { getOffice } from '#domains/content/site/site.service.ts'

/**
 * Returns a function that gives the promised time of an answer: so many minutes of office hours later, without
 * holidays.
 */
export async function loadAnswerDeadline(db: Tx) {
  const { office, answerMinutes } = await getOffice(db)
  return (priority: TicketPriority, from: Date) => addOfficeMinutes(office, from, answerMinutes[priority])
}
