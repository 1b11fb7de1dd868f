import type { MailsQuery, MailSummary, UndeliveredMail } from '@haat/contract/domains/mails.ts'
import type { Tx } from '#platform/database/database.ts'
import { endByStaff } from '#platform/mail/ended-mail.store.ts'
import { findMail, listMails, lockMail, makeAllDue } from '#platform/mail/mail-list.store.ts'
import { readMailState, type Mail } from '#platform/mail/mail.store.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { writeCodeMail } from '../orders/mails/orders.mail.ts'
import { recomposeReceipt, recomposeReply } from '../support/mail/recompose-mail.service.ts'

type Caller = Principal & { ipAddress: string }
type MailReference = { number: string; mailId: string }

/**
 * Mails that can be composed again when their text is gone. Mails with links into an account cannot: their
 * owner asks for a new one.
 */
const recomposers: Record<
  string,
  (services: Services, tx: Tx, reference: MailReference) => Promise<NewMail | undefined>
> = {
  'order.placed': (services, tx, { number }) => writeCodeMail(services, tx, number),
  'ticket.reply': recomposeReply,
  'ticket.receipt': recomposeReceipt,
}

const numberOf = ({ about }: Mail) => about?.split(' ')[1] ?? null

function kindOf({ kind }: Mail): UndeliveredMail['kind'] {
  const first = kind?.split('.')[0]
  return first === 'order' || first === 'ticket' || first === 'account' ? first : 'other'
}

function resendWayOf(mail: Mail): UndeliveredMail['again'] {
  if (mail.textBody !== '') return 'as-it-was'
  return mail.kind !== null && mail.kind in recomposers ? 'anew' : 'no'
}

const toUndeliveredMail = (mail: Mail): UndeliveredMail => ({
  id: mail.id,
  kind: kindOf(mail),
  about: numberOf(mail),
  to: mail.toAddress,
  subject: mail.subject,
  createdAt: mail.createdAt.toISOString(),
  attempts: mail.attempts,
  lastError: mail.lastError,
  lastCode: mail.lastCode,
  nextAttemptAt: mail.status === 'queued' ? mail.nextAttemptAt.toISOString() : null,
  endedAt: mail.endedAt?.toISOString() ?? null,
  endReason: mail.endReason,
  isReached: mail.reachedAt !== null,
  again: resendWayOf(mail),
})

export async function mailSummary({ outbox }: Services, db: Tx): Promise<MailSummary> {
  return { server: outbox.state() ?? 'none', ...(await readMailState(db)) }
}

export async function mailPage(db: Tx, { state, pageSize, cursor }: MailsQuery) {
  const after = cursor === undefined ? undefined : await findMail(db, cursor)
  if (cursor !== undefined && !after) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  const rows = await listMails(db, state, after, pageSize + 1)
  const items = rows.slice(0, pageSize).map(toUndeliveredMail)
  const { waiting, ended } = await readMailState(db)
  return {
    items,
    pageIndex: 1,
    pageSize,
    total: state === 'waiting' ? waiting : ended,
    nextCursor: rows.length > pageSize ? items.at(-1)!.id : null,
  }
}

const auditSubjectOf = ({ id, subject }: Mail) => ({ kind: 'mail', id, label: subject.slice(0, 200) })
const auditFactsOf = ({ status, attempts }: Mail) => ({ status, attempts })

async function lockWithStatus(tx: Tx, id: string, status: Mail['status'], sentence: string): Promise<Mail> {
  const mail = await lockMail(tx, id)
  if (!mail) throw notFound('This mail')
  if (mail === 'busy') throw new ApiError('CONFLICT', 'This mail is just going out.')
  if (mail.status !== status) throw new ApiError('CONFLICT', sentence)
  return mail
}

/**
 * Undefined if the mail still has its text. Otherwise the mail composed again, which works only for mails
 * without a secret.
 */
async function recomposeIfEmpty(services: Services, tx: Tx, mail: Mail): Promise<NewMail | undefined> {
  if (mail.textBody !== '') return undefined
  const write = recomposers[mail.kind ?? '']
  const number = numberOf(mail)
  const recomposed =
    write && number !== null ? await write(services, tx, { number, mailId: mail.id }) : undefined
  if (recomposed) return recomposed
  throw new ApiError(
    'CONFLICT',
    write
      ? 'There is nothing to send again: what this mail was about is over.'
      : 'A link in this mail opened something, so its words are gone. Its reader can ask for a new one.',
  )
}

export async function retryEnded(services: Services, caller: Caller, id: string) {
  await services.db.transaction(async (tx) => {
    const mail = await lockWithStatus(tx, id, 'ended', 'This mail is being sent again already.')
    await services.outbox.resend(tx, id, await recomposeIfEmpty(services, tx, mail))
    await recordAudit(tx, caller, {
      action: 'mail.retry',
      subject: auditSubjectOf(mail),
      before: auditFactsOf(mail),
      after: auditFactsOf((await findMail(tx, id))!),
    })
  })
  services.outbox.wake()
}

export async function retryWaiting(services: Services, caller: Caller): Promise<number> {
  if (services.outbox.state() === undefined) {
    throw new ApiError('CONFLICT', 'There is no mail server that could take them.')
  }
  const count = await services.db.transaction(async (tx) => {
    const due = await makeAllDue(tx)
    if (due > 0) {
      const subject = { kind: 'mail', id: 'waiting', label: 'all waiting mails' }
      await recordAudit(tx, caller, { action: 'mail.retry-all', subject, after: { count: due } })
    }
    return due
  })
  services.outbox.wake()
  return count
}

export async function endWaiting(services: Services, caller: Caller, id: string) {
  await services.db.transaction(async (tx) => {
    const mail = await lockWithStatus(tx, id, 'queued', 'This mail does not wait any more.')
    await endByStaff(tx, mail)
    await recordAudit(tx, caller, {
      action: 'mail.end',
      subject: auditSubjectOf(mail),
      before: auditFactsOf(mail),
      after: { ...auditFactsOf(mail), status: 'ended' },
    })
  })
}
