import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import {
  listUnansweredChats,
  listUnseenChats,
  mailUnseenMessages,
  switchToMail,
} from './chat-mail.service.ts'
import { deleteOldConsoles } from './presence.store.ts'
import { findTicketById } from '../tickets/tickets.service.ts'

const everyMs = 10_000
const perRound = 50
const consoleDays = 30

type ChatAction = (services: Services, tx: Tx, ticketId: string) => Promise<boolean>

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Runs the action in a transaction of its own, and announces the change after the commit. */
async function runInTransaction(services: Services, id: string, action: ChatAction) {
  const isDone = await services.db.transaction((tx) => action(services, tx, id))
  const ticket = isDone ? await findTicketById(services.db, id) : null
  if (!ticket) return
  services.outbox.wake()
  await services.bus.publish('tickets', [ticket.number])
}

/** A chat that fails is logged, and the others are handled all the same. */
async function runForEach(services: Services, log: Log, ids: string[], action: ChatAction) {
  for (const id of ids) {
    await runInTransaction(services, id, action).catch((err: unknown) =>
      log.warn({ err, ticketId: id }, 'a chat was not looked after'),
    )
  }
}

/**
 * Nobody who chats is left without an answer. A chat that nobody answered is switched to mail, and replies that
 * the sender has not seen are sent by mail.
 */
export async function checkChats(services: Services, log: Log) {
  const toMail: ChatAction = (...chat) => switchToMail(...chat, 'unanswered')
  await runForEach(services, log, await listUnansweredChats(services.db, perRound), toMail)
  await runForEach(services, log, await listUnseenChats(services.db, perRound), mailUnseenMessages)
  await deleteOldConsoles(services.db, consoleDays)
}

export function startChatJobs(services: Services, log: Log) {
  return startTimedJob(services, log, {
    name: 'chat',
    everyMs,
    work: () => checkChats(services, log),
    failure: 'chats were not looked after',
  })
}
