import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import { isRefusedForGood, watchDelivery } from './delivery-watch.ts'
import { lockDueMail, markSent, postpone, type Mail } from './mail.store.ts'
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

/** Never gives up: a mail server may be down for a weekend, and nothing that was promised is dropped. */
export const pauseSeconds = (attempts: number) =>
  Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(attempts, 10))

/** A mailbox that refuses mail for good is asked seldom: thousands of those must not take the time of the others. */
export const refusedPauseSeconds = (attempts: number) =>
  Math.min(longestRefusedPauseSeconds, firstRefusedPauseSeconds * 2 ** Math.min(attempts, 10))

type Watch = ReturnType<typeof watchDelivery>

/** Sends one due mail under its row lock. A crash in between rolls back, and the next round repeats it. */
async function deliverOne(db: Database['db'], send: MailSender['send'], watch: Watch) {
  return db.transaction(async (tx) => {
    const mail = await lockDueMail(tx)
    if (!mail) return 'none' as const
    try {
      await send(mail)
      await markSent(tx, mail.id)
      watch.sent()
      return 'sent' as const
    } catch (error) {
      const pauseFor = isRefusedForGood(error) ? refusedPauseSeconds : pauseSeconds
      await postpone(tx, mail.id, pauseFor(mail.attempts), String(error))
      watch.failed(error)
      return 'postponed' as const
    }
  })
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
  const watch = watchDelivery(log)
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
