import { randomUUIDv7 } from 'node:crypto'
import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '../account/account.service.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { linksByFileId } from '../files/files.service.ts'
import { getSupport } from '../site/site.service.ts'
import { addMessage } from '../tickets/add-message.service.ts'
import { changeTicket, refuseMerged, type Actor } from '../tickets/change-ticket.service.ts'
import { isLive } from '../tickets/is-live.ts'
import { mergeTickets } from '../tickets/merge-tickets.service.ts'
import { proofOf } from '../tickets/sender-proof.ts'
import { earlierMails, noteMail } from '../tickets/thread.service.ts'
import { mailOfMerge, mailOfReply } from '../tickets/tickets.mail.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { getTicket, lockTicket, type Ticket } from '../tickets/tickets.service.ts'
import { staffById } from './desk-view.service.ts'

type Caller = Principal & { ipAddress: string }
type BodyOf<K extends keyof Endpoints> = Endpoints[K] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : never

const subjectOf = (ticket: Ticket) => ({
  kind: 'ticket',
  id: ticketNumber(ticket),
  label: ticket.subject.slice(0, 200),
})

async function actorOf(tx: Tx, { userId }: Caller): Promise<Actor> {
  const { id, name } = await getUserRow(tx, userId)
  return { id, name }
}

async function assigneeOf(tx: Tx, id: string | null | undefined) {
  if (id === undefined || id === null) return id
  const person = (await staffById(tx)).get(id)
  if (person) return person
  const sentence = 'Only somebody of the staff can own a ticket.'
  throw new ApiError('VALIDATION_FAILED', sentence, { assigneeId: sentence })
}

const factsOf = ({ status, priority, type, assigneeId, answerBy }: Ticket) => ({
  status,
  priority,
  type,
  assigneeId,
  answerBy: answerBy.toISOString(),
})

export async function changeByStaff(
  services: Services,
  caller: Caller,
  number: string,
  { assigneeId, ...asked }: BodyOf<'PATCH /staff/tickets/:number'>,
): Promise<Ticket> {
  const { id, assigneeId: was } = await getTicket(services.db, number)
  const { after, isChanged } = await services.db.transaction(async (tx) => {
    const assignee = await assigneeOf(tx, assigneeId)
    const assigneeWas = was === null ? null : ((await staffById(tx)).get(was)?.name ?? null)
    const actor = await actorOf(tx, caller)
    const changed = await changeTicket(tx, id, actor, { ...asked, assignee, assigneeWas })
    if (changed.isChanged) {
      await recordDeed(tx, caller, {
        action: 'ticket.change',
        subject: subjectOf(changed.after),
        before: factsOf(changed.before),
        after: factsOf(changed.after),
      })
    }
    return changed
  })
  if (isChanged) await services.bus.publish('tickets', [after.number])
  return after
}

/** Once, however often it is sent: one message, one mail. To who is on the line it goes by the chat alone. */
export async function replyByStaff(
  services: Services,
  caller: Caller,
  number: string,
  { kind, words, messageKey, fileIds, status }: BodyOf<'POST /staff/tickets/:number/replies'>,
): Promise<Ticket> {
  const { id } = await getTicket(services.db, number)
  const support = await getSupport(services.db, services.config)
  const done = await services.db.transaction(async (tx) => {
    const before = await lockTicket(tx, id)
    // Who is kept apart is answered in their own ticket.
    if (!before.isKeptApart) refuseMerged(before)
    if (kind === 'reply' && proofOf(before) === 'system') {
      throw new ApiError('CONFLICT', 'Haat has set this task itself: there is nobody to be answered.')
    }
    const actor = await actorOf(tx, caller)
    const said = await addMessage(tx, id, {
      author: 'staff',
      authorId: actor.id,
      authorName: actor.name,
      channel: kind === 'note' ? 'note' : isLive(before) ? 'chat' : 'mail',
      words,
      messageKey,
      fileIds,
      status,
    })
    if (!said.isNew) return said
    if (said.message.channel === 'mail') {
      const earlier = await earlierMails(tx, id)
      const links = await linksByFileId(tx, fileIds)
      const fileNames = [...links.values()].map(({ name }) => name)
      const parts = { ...said, fileNames, earlier, support }
      const mail = { ...mailOfReply(services, parts), id: randomUUIDv7() }
      await services.outbox.queue(tx, mail)
      await noteMail(tx, said.message.id, mail.id)
    }
    await recordDeed(tx, caller, {
      action: kind === 'note' ? 'ticket.note' : 'ticket.reply',
      subject: subjectOf(said.ticket),
      before: { status: before.status },
      after: { status: said.ticket.status, messageId: said.message.id },
    })
    return said
  })
  if (done.isNew) {
    services.outbox.wake()
    await services.bus.publish('tickets', [done.ticket.number])
  }
  return done.ticket
}

/**
 * Of one account the sender is told, at both addresses where they wrote from two. Who is kept apart is told nothing: it
 * would be news of somebody else.
 */
export async function mergeByStaff(
  services: Services,
  caller: Caller,
  number: string,
  { version, into: intoNumber, isConfirmed }: BodyOf<'POST /staff/tickets/:number/merge'>,
): Promise<Ticket> {
  const from = await getTicket(services.db, number)
  const into = await getTicket(services.db, intoNumber)
  const support = await getSupport(services.db, services.config)
  const merged = await services.db.transaction(async (tx) => {
    const actor = await actorOf(tx, caller)
    const both = await mergeTickets(tx, { from, into, version, actor, isConfirmed })
    const { isKeptApart } = both.from
    const addresses = isKeptApart ? [] : new Set([both.from.email, both.into.email])
    for (const to of addresses) {
      await services.outbox.queue(tx, { ...mailOfMerge(services, both.from, both.into, support), to })
    }
    await recordDeed(tx, caller, {
      action: 'ticket.merge',
      subject: subjectOf(both.from),
      before: { mergedInto: null },
      after: { mergedInto: ticketNumber(both.into), isKeptApart },
    })
    return both
  })
  services.outbox.wake()
  await services.bus.publish('tickets', [merged.from.number, merged.into.number])
  return merged.into
}
