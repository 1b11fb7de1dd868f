import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { getSupport } from '../site/site.service.ts'
import { answerClock } from './answer-clock.ts'
import { findableWords } from './ticket-words.ts'
import { mailOfTask } from './tickets.mail.ts'
import { findTicketByFingerprint, insertTicketOnce, type Ticket, type TicketAbout } from './tickets.store.ts'

interface Task {
  /** What it is about, once and for all: a second task of the same key is the first one. */
  key: string[]
  subject: string
  message: string
  about: TicketAbout
}

const fingerprintOf = (key: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(['task', ...key]))
    .digest('hex')

/**
 * Something that people have to look at, in the caller's transaction, which announces it. Nobody wrote it: it has no
 * address, no account and no key, and there is nobody to be answered.
 */
export async function openTask(services: Services, tx: Tx, task: Task): Promise<Ticket | undefined> {
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
      answerBy: (await answerClock(tx))('urgent', now),
      fingerprint: fingerprintOf(key),
      createdAt: now,
      updatedAt: now,
    },
    findableWords('Haat', subject, about.id, message),
  )
  if (row && email) await services.outbox.queue(tx, mailOfTask(services, row, email))
  return row
}

/** Whether people still have to look at it. */
export async function isTaskOpen(db: Tx, key: string[]): Promise<boolean> {
  const task = await findTicketByFingerprint(db, fingerprintOf(key))
  return task !== null && task.status !== 'solved'
}
