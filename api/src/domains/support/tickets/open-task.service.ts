import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { getSupport } from '#domains/content/site/site.service.ts'
import type { StaffTask, StaffTasks } from '#domains/payments/staff-tasks.ts'
import { loadAnswerDeadline } from './answer-deadline.ts'
import { searchTermsOf } from './search-terms.ts'
import { taskMail } from '../mail/tickets.mail.ts'
import { recordEvent } from './record-event.service.ts'
import { changeOfStatus } from './ticket-messages.service.ts'
import {
  findTicketByFingerprint,
  insertTicketOnce,
  listOpenTasks,
  lockTicket,
  updateTicket,
} from './tickets.store.ts'

const fingerprintOf = (key: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(['task', ...key]))
    .digest('hex')

export const createStaffTasks = (services: () => Services): StaffTasks => ({
  open: (tx, task) => openTask(services(), tx, task),
  isOpen: isTaskOpen,
  close: closeTask,
  listOpen: listOpenTasks,
})

/** Whatever is not about money is about a parcel. */
const typeOf = ([word]: string[]) => (word === 'payment' || word === 'books' ? 'payment' : 'parcel')

/** A task is a ticket that nobody wrote: it has no address, no account and no key, and there is nobody to answer. */
async function openTask(services: Services, tx: Tx, task: StaffTask) {
  const { email } = await getSupport(tx, services.config)
  const now = new Date()
  const { key, subject, message, about } = task
  const row = await insertTicketOnce(
    tx,
    {
      id: randomUUIDv7(),
      type: typeOf(key),
      name: 'Haat',
      email: '',
      subject,
      message,
      about,
      priority: 'urgent',
      sentAt: now,
      answerBy: (await loadAnswerDeadline(tx))('urgent', now),
      fingerprint: fingerprintOf(key),
      task: key[0],
      createdAt: now,
      updatedAt: now,
    },
    searchTermsOf('Haat', subject, about?.id ?? '', message),
  )
  if (row && email) await services.outbox.queue(tx, taskMail(services, row, email))
  return row
}

async function isTaskOpen(db: Tx, key: string[]): Promise<boolean> {
  const task = await findTicketByFingerprint(db, fingerprintOf(key))
  return task !== null && task.status !== 'solved'
}

/** It has settled itself: the thread shows that nobody of the desk solved it. */
async function closeTask(tx: Tx, key: string[]) {
  const task = await findTicketByFingerprint(tx, fingerprintOf(key))
  if (!task) return
  const locked = await lockTicket(tx, task.id)
  if (locked.status === 'solved') return
  await recordEvent(tx, task.id, null, { kind: 'status', from: locked.status, to: 'solved' })
  await updateTicket(tx, task.id, await changeOfStatus(tx, locked, 'solved'))
}
