import type { DeskThread, DeskTicket } from '@haat/contract/domains/support.desk.ts'
import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { accountNamesById, getUserRow, listStaffWithRight } from '#domains/account/account.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { linksByFileId } from '#domains/files/files.service.ts'
import { withSignedUrls } from '#domains/files/signed-url.ts'
import { getSupport } from '#domains/content/site/site.service.ts'
import {
  addMessage,
  deskMessages,
  earlierMails,
  findMergedNumber,
} from '../tickets/ticket-messages.service.ts'
import { changeTicket, refuseMerged } from '../tickets/change-ticket.service.ts'
import type { Actor } from '../tickets/record-event.service.ts'
import { undoSolve } from '../tickets/undo-solve.service.ts'
import { refuseTooManyChats } from '../chat/chat-limit.service.ts'
import { isLive } from '../chat/is-live.ts'
import { mergeTickets } from '../tickets/merge-tickets.service.ts'
import { proofOf } from '../sender/sender-proof.ts'
import { queueReply } from '../mail/queue-reply.service.ts'
import { mergeMail } from '../mail/tickets.mail.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { getTicket } from '../tickets/tickets.service.ts'
import { lockTicket, type Ticket } from '../tickets/tickets.store.ts'
import type { QueueRow } from './queue.store.ts'

export type Caller = Principal & { ipAddress: string }
type BodyOf<K extends keyof Endpoints> = Endpoints[K] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : never

/** The names of who owns these tickets, by their ids; whoever has left the staff since still has theirs. */
export const ownerNames = (db: Tx, tickets: readonly Pick<Ticket, 'assigneeId'>[]) =>
  accountNamesById(db, [...new Set(tickets.flatMap(({ assigneeId }) => assigneeId ?? []))])

/** The owner of a ticket as the desk shows them. */
export const ownerOf = ({ assigneeId }: Pick<Ticket, 'assigneeId'>, names: ReadonlyMap<string, string>) =>
  assigneeId === null ? null : { id: assigneeId, name: names.get(assigneeId) ?? '?' }

export const auditSubjectOf = (ticket: Ticket) => ({
  kind: 'ticket',
  id: ticketNumber(ticket),
  label: ticket.subject.slice(0, 200),
})

export async function getActor(tx: Tx, { userId }: Caller): Promise<Actor> {
  const { id, name } = await getUserRow(tx, userId)
  return { id, name }
}

async function getAssignee(tx: Tx, id: string | null | undefined) {
  if (id === undefined || id === null) return id
  const person = (await listStaffWithRight(tx, 'support')).find((one) => one.id === id)
  if (person) return person
  const sentence = 'Only somebody who works at the desk can own a ticket.'
  throw new ApiError('VALIDATION_FAILED', sentence, { assigneeId: sentence })
}

export const auditFactsOf = ({ status, priority, type, assigneeId, answerBy }: Ticket) => ({
  status,
  priority,
  type,
  assigneeId,
  answerBy: answerBy.toISOString(),
})

export const recordChange = (tx: Tx, caller: Caller, { before, after }: { before: Ticket; after: Ticket }) =>
  recordAudit(tx, caller, {
    action: 'ticket.change',
    subject: auditSubjectOf(after),
    before: auditFactsOf(before),
    after: auditFactsOf(after),
  })

export async function changeByStaff(
  services: Services,
  caller: Caller,
  number: string,
  { assigneeId, ...asked }: BodyOf<'PATCH /staff/tickets/:number'>,
): Promise<Ticket> {
  const { id, assigneeId: previousAssigneeId } = await getTicket(services.db, number)
  const { after, isChanged } = await services.db.transaction(async (tx) => {
    const assignee = await getAssignee(tx, assigneeId)
    const names = await ownerNames(tx, [{ assigneeId: previousAssigneeId }])
    const assigneeWas = previousAssigneeId === null ? null : (names.get(previousAssigneeId) ?? null)
    const actor = await getActor(tx, caller)
    const changed = await changeTicket(tx, id, actor, { ...asked, assignee, assigneeWas })
    if (changed.after.assigneeId !== changed.before.assigneeId) await refuseTooManyChats(tx, changed.after)
    if (changed.isChanged) await recordChange(tx, caller, changed)
    return changed
  })
  if (isChanged) await services.bus.publish('tickets', [after.number])
  return after
}

export async function undoSolveByStaff(
  services: Services,
  caller: Caller,
  number: string,
  version: number,
): Promise<Ticket> {
  const { id } = await getTicket(services.db, number)
  const { after } = await services.db.transaction(async (tx) => {
    const changed = await undoSolve(tx, id, await getActor(tx, caller), version)
    await recordChange(tx, caller, changed)
    return changed
  })
  await services.bus.publish('tickets', [after.number])
  return after
}

/**
 * Adds a reply or a note. Sent again under the same key it stays one message and one mail. A reply to a sender
 * who is connected goes by chat alone.
 */
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
    // A ticket that is kept apart is answered in itself, not in the one that it was merged into.
    if (!before.isKeptApart) refuseMerged(before)
    if (kind === 'reply' && proofOf(before) === 'system') {
      throw new ApiError('CONFLICT', 'Haat has set this task itself: there is nobody to be answered.')
    }
    if (kind === 'reply' && before.email === '') {
      throw new ApiError(
        'CONFLICT',
        'There is no email address: call back, and keep a note of what was said.',
      )
    }
    const actor = await getActor(tx, caller)
    const added = await addMessage(tx, id, {
      author: 'staff',
      authorId: actor.id,
      authorName: actor.name,
      channel: kind === 'note' ? 'note' : isLive(before) ? 'chat' : 'mail',
      words,
      messageKey,
      fileIds,
      status,
    })
    if (!added.isNew) return added
    if (added.ticket.assigneeId !== before.assigneeId) await refuseTooManyChats(tx, added.ticket)
    if (added.message.channel === 'mail') {
      const earlier = await earlierMails(tx, id)
      const links = await linksByFileId(tx, fileIds)
      const fileNames = [...links.values()].map(({ name }) => name)
      const parts = { ticket: added.ticket, fileNames, earlier, support }
      await queueReply(services, tx, { ...parts, messages: [added.message] })
    }
    await recordAudit(tx, caller, {
      action: kind === 'note' ? 'ticket.note' : 'ticket.reply',
      subject: auditSubjectOf(added.ticket),
      before: { status: before.status, assigneeId: before.assigneeId },
      after: {
        status: added.ticket.status,
        assigneeId: added.ticket.assigneeId,
        messageId: added.message.id,
      },
    })
    return added
  })
  if (done.isNew) {
    services.outbox.wake()
    await services.bus.publish('tickets', [done.ticket.number])
  }
  return done.ticket
}

/**
 * Merges one ticket into another. Where both are of one account, its owner gets a mail, at both addresses if
 * they differ. Senders of tickets that are kept apart get none: it would tell them about somebody else.
 */
export async function mergeByStaff(
  services: Services,
  caller: Caller,
  number: string,
  { version, into: intoNumber, isConfirmed }: BodyOf<'POST /staff/tickets/:number/merge'>,
): Promise<Ticket> {
  const from = await getTicket(services.db, number)
  const into = await getTicket(services.db, intoNumber)
  const merged = await services.db.transaction(async (tx) => {
    const actor = await getActor(tx, caller)
    const both = await mergeTickets(tx, { from, into, version, actor, isConfirmed })
    const { isKeptApart } = both.from
    const addresses = isKeptApart ? [] : new Set([both.from.email, both.into.email])
    for (const to of addresses) {
      await services.outbox.queue(tx, { ...mergeMail(services, both.from, both.into), to })
    }
    await recordAudit(tx, caller, {
      action: 'ticket.merge',
      subject: auditSubjectOf(both.from),
      before: { mergedInto: null },
      after: { mergedInto: ticketNumber(both.into), isKeptApart },
    })
    return both
  })
  services.outbox.wake()
  await services.bus.publish('tickets', [merged.from.number, merged.into.number])
  return merged.into
}

export const toDeskTicket = (row: Omit<QueueRow, 'at'>, names: ReadonlyMap<string, string>): DeskTicket => ({
  number: ticketNumber(row),
  type: row.type,
  name: row.name,
  proof: proofOf(row),
  subject: row.subject,
  status: row.status,
  priority: row.priority,
  assignee: ownerOf(row, names),
  answerBy: row.answerBy.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  isLive: isLive(row),
})

/** A ticket as staff see it. Telephone numbers are decrypted for them only. */
export async function deskThread({ db, encryption }: Services, ticket: Ticket): Promise<DeskThread> {
  const sealed = [ticket.phoneNumberSealed, ticket.contactNumberSealed]
  return {
    ...toDeskTicket(ticket, await ownerNames(db, [ticket])),
    version: ticket.version,
    email: ticket.email,
    phoneNumbers: sealed.flatMap((one) => (one === null ? [] : [encryption.decrypt(one) ?? unreadableText])),
    language: ticket.language,
    about: ticket.about,
    mergedInto: await findMergedNumber(db, ticket),
    isKeptApart: ticket.isKeptApart,
    messages: (await deskMessages(db, ticket)).map((message) => withSignedUrls(encryption, message)),
  }
}
