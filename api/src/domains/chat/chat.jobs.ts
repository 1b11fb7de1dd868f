import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { listForgottenChats, listUnseenChats, mailUnseen, turnToMail } from '../tickets/live.service.ts'
import { forgetConsoles } from '../tickets/presence.service.ts'
import { findTicketById } from '../tickets/tickets.service.ts'

const everyMs = 10_000
const perRound = 50
const consoleDays = 30

type Turn = (services: Services, tx: Tx, ticketId: string) => Promise<boolean>

type Log = Pick<FastifyBaseLogger, 'warn'>

/** In a transaction of its own, and told when it stands. */
async function lookAfter(services: Services, id: string, turn: Turn) {
  const isDone = await services.db.transaction((tx) => turn(services, tx, id))
  const ticket = isDone ? await findTicketById(services.db, id) : null
  if (!ticket) return
  services.outbox.wake()
  await services.bus.publish('tickets', [ticket.number])
}

/** One that cannot be looked after stands in nobody's way. */
async function each(services: Services, log: Log, ids: string[], turn: Turn) {
  for (const id of ids) {
    await lookAfter(services, id, turn).catch((err: unknown) =>
      log.warn({ err, ticketId: id }, 'a chat was not looked after'),
    )
  }
}

/** Nobody who chats is left without an answer: by mail, where it did not come or did not arrive. */
export async function lookAfterChats(services: Services, log: Log) {
  await each(services, log, await listForgottenChats(services.db, perRound), turnToMail)
  await each(services, log, await listUnseenChats(services.db, perRound), mailUnseen)
  await forgetConsoles(services.db, consoleDays)
}

export function startChatJobs(services: Services, log: Log) {
  return startTimedJob(services, log, {
    name: 'chat',
    everyMs,
    work: () => lookAfterChats(services, log),
    failure: 'chats were not looked after',
  })
}
