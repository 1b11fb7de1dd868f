import type { FastifyBaseLogger } from 'fastify'

/** As the mail library describes it; its message may name the reader and stays out of the log. */
interface SendFailure {
  code?: string
  responseCode?: number
  command?: string
}

const hourMs = 3_600_000
/** So many refusals without a success are no longer about single mailboxes. */
const mostRefused = 5

/** What was said is about this mail alone and will not change soon: there is no such mailbox, or it does not want this. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode, command } = error as SendFailure
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false
  return command !== 'MAIL FROM' && (!responseCode || responseCode >= 500)
}

/** Knows whether mail goes out, and says so in the log: when it no longer does, hourly, and when it does again. */
export function watchDelivery(log: Pick<FastifyBaseLogger, 'warn'>) {
  let isDown = false
  let refused = 0
  let toldAt = -Infinity
  let isTold = false
  const state = () => (isDown || refused >= mostRefused ? ('waiting' as const) : ('ok' as const))
  return {
    state,
    failed(error: unknown) {
      if (isRefusedForGood(error)) refused += 1
      else isDown = true
      if (Date.now() - toldAt < hourMs) return
      toldAt = Date.now()
      isTold = true
      const { code, responseCode, command } = error as SendFailure
      log.warn({ code, responseCode, command }, 'mail cannot be delivered and waits')
    },
    sent() {
      isDown = false
      refused = 0
      if (!isTold) return
      isTold = false
      log.warn({}, 'mail is delivered again')
    },
  }
}
