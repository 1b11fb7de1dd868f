import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '#platform/db/database.ts'
import { watchDelivery } from './delivery-watch.ts'
import { dropOldWords, endOrHold, settleRefusals } from './ended-mail.store.ts'
import { judgeFailure, type SendFailure, type Verdict } from './judge-failure.ts'
import { lockDueMail, mailState, markSent, postpone, type Failure, type Mail } from './mail.store.ts'
import type { MailSender } from './smtp.ts'

const roundMs = 5000
const firstPauseSeconds = 5
const longestPauseSeconds = 600
const firstRefusedPauseSeconds = 3600
const longestRefusedPauseSeconds = 86_400
/** Shorter than the database lets a transaction wait: a slow mail server must not break the lock. */
const longestSendMs = 20_000
/** What a stop grants the mail that is just going out; it is sent again after the next start. */
const graceMs = 2000
/** For so long a mailbox may be full; RFC 5321 asks for four or five days. */
const fullMailboxMs = 5 * 86_400_000
const hourMs = 3_600_000

/** Never gives up: a mail server may be down for a weekend, and nothing that was promised is dropped. */
export const pauseSeconds = (attempts: number) =>
  Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(attempts, 10))

/** Who refuses for good, and yet may change their mind, is asked seldom: thousands of those must not hold up the others. */
export const refusedPauseSeconds = (attempts: number) =>
  Math.min(longestRefusedPauseSeconds, firstRefusedPauseSeconds * 2 ** Math.min(attempts, 10))

type Watch = ReturnType<typeof watchDelivery>

/** In the server's own words, on one line and without what no text column takes. */
function failureOf(error: unknown): Failure {
  const { response, responseCode, message } = error as SendFailure
  const words = (response ?? message ?? String(error)).replaceAll(/\p{Cc}+/gu, ' ').trim()
  return { words: words.slice(0, 500).toWellFormed(), code: responseCode ?? null }
}

const isEnd = (verdict: Verdict, { createdAt }: Mail) =>
  verdict === 'refused' || (verdict === 'full' && Date.now() - createdAt.getTime() > fullMailboxMs)

/** Notes in the mail's own transaction what became of a failed try. */
async function noteFailure(tx: Tx, mail: Mail, error: unknown) {
  const verdict = judgeFailure(error)
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
  // Told once it is certain: a transaction that breaks has ended nothing.
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
  const watch = watchDelivery(log, () => mailState(db))
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
      // A database that is away is no reason to stop: the next round asks again.
      const outcome = await deliverOne(db, send, watch).catch((error: unknown) => {
        log.warn({ err: error }, 'mail delivery round failed')
        return 'none' as const
      })
      if (Date.now() - wordsDroppedAt > hourMs) {
        wordsDroppedAt = Date.now()
        await dropOldWords(db).catch((error: unknown) =>
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
