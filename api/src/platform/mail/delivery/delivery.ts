import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '#platform/database/database.ts'
import { watchDelivery } from './watch-delivery.ts'
import { dropOldTexts, endOrHold, settleRefusals } from '../ended-mail.store.ts'
import { classifyFailure, type SendFailure, type FailureKind } from './classify-failure.ts'
import { lockDueMail, readMailState, markSent, postpone, type Failure, type Mail } from '../mail.store.ts'
import type { MailSender } from './smtp-sender.ts'

const roundMs = 5000
const firstPauseSeconds = 5
const longestPauseSeconds = 600
const firstRefusedPauseSeconds = 3600
const longestRefusedPauseSeconds = 86_400
/** Shorter than the database lets a transaction idle: a slow mail server must not break the row lock. */
const longestSendMs = 20_000
/** How long a stop waits for the mail that is going out; after that it is sent again at the next start. */
const graceMs = 2000
/** A mailbox may be full for this long before the mail ends; RFC 5321 asks for four or five days. */
const fullMailboxMs = 5 * 86_400_000
const hourMs = 3_600_000

/** There is no last attempt: a mail server may be down for a weekend, and no promised mail is dropped. */
export const pauseSeconds = (attempts: number) =>
  Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(attempts, 10))

/**
 * A server that refuses for good, and yet may change its mind, is tried seldom, so that thousands of such mails
 * do not hold up the others.
 */
export const refusedPauseSeconds = (attempts: number) =>
  Math.min(longestRefusedPauseSeconds, firstRefusedPauseSeconds * 2 ** Math.min(attempts, 10))

type Watch = ReturnType<typeof watchDelivery>

/** The server's own text, on one line and without characters that a text column cannot store. */
function failureOf(error: unknown): Failure {
  const { response, responseCode, message } = error as SendFailure
  const words = (response ?? message ?? String(error)).replaceAll(/\p{Cc}+/gu, ' ').trim()
  return { text: words.slice(0, 500).toWellFormed(), code: responseCode ?? null }
}

const isEnd = (verdict: FailureKind, { createdAt }: Mail) =>
  verdict === 'refused' || (verdict === 'full' && Date.now() - createdAt.getTime() > fullMailboxMs)

/** Records the failed attempt in the mail's own transaction. */
async function noteFailure(tx: Tx, mail: Mail, error: unknown) {
  const verdict = classifyFailure(error)
  const failure = failureOf(error)
  const pause = (verdict === 'later' ? pauseSeconds : refusedPauseSeconds)(mail.attempts)
  if (!isEnd(verdict, mail)) {
    await postpone(tx, mail.id, pause, failure)
    return { outcome: 'postponed' as const, verdict }
  }
  const reason = verdict === 'full' ? 'full' : 'refused'
  return { outcome: await endOrHold(tx, mail, { ...failure, reason, pauseSeconds: pause }), verdict }
}

/** Sends one due mail under its row lock. A crash in between rolls back, and the next round repeats it. */
async function deliverOne(db: Database['db'], send: MailSender['send'], watch: Watch) {
  const done = await db.transaction(async (tx) => {
    const mail = await lockDueMail(tx)
    if (!mail) return { outcome: 'none' as const }
    try {
      await send(mail)
    } catch (error) {
      return { ...(await noteFailure(tx, mail, error)), mail, error }
    }
    await markSent(tx, mail.id)
    await settleRefusals(tx, mail.toAddress)
    return { outcome: 'sent' as const }
  })
  // Reported after the commit: a transaction that breaks has ended no mail.
  if (done.outcome === 'sent') watch.sent()
  if (done.outcome === 'ended') watch.ended(done.mail, done.error)
  if (done.outcome === 'held') watch.held()
  if (done.outcome === 'held' || done.outcome === 'postponed') await watch.waits(done.error, done.verdict)
  return done.outcome
}

function withLimit(sending: Promise<void>, stopped: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([stopped, AbortSignal.timeout(longestSendMs)])
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason as Error))
    sending.then(resolve, reject)
  })
}

export function startDelivery(db: Database['db'], sender: MailSender, log: Pick<FastifyBaseLogger, 'warn'>) {
  let closed = false
  let wakeUp = () => {}
  let wasWoken = false
  const stop = new AbortController()
  const watch = watchDelivery(log, () => readMailState(db))
  let wordsDroppedAt = -Infinity
  const send = (mail: Mail) => withLimit(sender.send(mail), stop.signal)

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, roundMs)
      timer.unref()
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    while (!closed) {
      wasWoken = false
      // When the database is away the loop goes on, and the next round asks again.
      const outcome = await deliverOne(db, send, watch).catch((error: unknown) => {
        log.warn({ err: error }, 'mail delivery round failed')
        return 'none' as const
      })
      if (Date.now() - wordsDroppedAt > hourMs) {
        wordsDroppedAt = Date.now()
        await dropOldTexts(db).catch((error: unknown) =>
          log.warn({ err: error }, 'old mails were not looked at'),
        )
      }
      if (outcome === 'none' && !wasWoken && !closed) await rest()
    }
  }
  const running = run()

  return {
    state: watch.state,
    wake() {
      wasWoken = true
      wakeUp()
    },
    async close() {
      closed = true
      wakeUp()
      const timer = setTimeout(() => stop.abort(new Error('Stopped while the mail was going out')), graceMs)
      await running
      clearTimeout(timer)
      sender.close()
    },
  }
}
