import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { getSupport } from '#domains/content/site/site.service.ts'
import type { StaffTask, StaffTasks } from '#domains/payments/staff-tasks.ts'
import { loadAnswerDeadline } from './answer-deadline.ts'
import { searchTermsOf } from './search-terms.ts'
import { taskMail } from '../mail/tickets.mail.ts'
import { findTicketByFingerprint, insertTicketOnce } from './tickets.store.ts'

const fingerprintOf = (key: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(['task', ...key]))
    .digest('hex')

export const createStaffTasks = (services: () => Services): StaffTasks => ({
  open: (tx, task) => openTask(services(), tx, task),
  isOpen: isTaskOpen,
})

/** A task is a ticket that nobody wrote: it has no address, no account and no key, and there is nobody to answer. */
async function openTask(services: Services, tx: Tx, task: StaffTask) {
  const { email } = await getSupport(tx, services.config)
  const now = new Date()
  const { key, subject, message, about } = task
  const row = await insertTicketOnce(
    tx,
    {
      id: randomUUIDv7(),
      type: 'payment',
      name: 'Haat',
      email: '',
      subject,
      message,
      about,
      priority: 'urgent',
      sentAt: now,
      answerBy: (await loadAnswerDeadline(tx))('urgent', now),
      fingerprint: fingerprintOf(key),
      createdAt: now,
      updatedAt: now,
    },
    searchTermsOf('Haat', subject, about.id, message),
  )
  if (row && email) await services.outbox.queue(tx, taskMail(services, row, email))
  return row
}

async function isTaskOpen(db: Tx, key: string[]): Promise<boolean> {
  const task = await findTicketByFingerprint(db, fingerprintOf(key))
  return task !== null && task.status !== 'solved'
}
