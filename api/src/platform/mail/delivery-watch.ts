import type { FastifyBaseLogger } from 'fastify'
import type { SendFailure, Verdict } from './judge-failure.ts'
import { mostRefusedInRow } from './ended-mail.store.ts'
import type { Mail, MailState } from './mail.store.ts'

const hourMs = 3_600_000

/** Knows whether mail goes out, and says so in the log: when it no longer does, hourly, and when it does again. */
export function watchDelivery(log: Pick<FastifyBaseLogger, 'warn'>, readState: () => Promise<MailState>) {
  let isDown = false
  let refused = 0
  let toldAt = -Infinity
  let isTold = false
  let isHeld = false
  const state = () => (isDown || refused >= mostRefusedInRow ? ('waiting' as const) : ('ok' as const))
  return {
    state,
    async waits(error: unknown, verdict: Verdict) {
      if (verdict === 'later') isDown = true
      else refused += 1
      if (Date.now() - toldAt < hourMs) return
      toldAt = Date.now()
      isTold = true
      const { code, responseCode, command } = error as SendFailure
      const { waiting, oldestWaitingSeconds } = await readState()
      log.warn(
        { code, responseCode, command, waiting, oldestWaitingSeconds },
        'mail cannot be delivered and waits',
      )
    },
    ended({ id, kind }: Mail, error: unknown) {
      refused += 1
      const { responseCode, command } = error as SendFailure
      log.warn({ mailId: id, kind, responseCode, command }, 'a mail was refused for good and has ended')
    },
    held() {
      if (isHeld) return
      isHeld = true
      log.warn({ readers: mostRefusedInRow }, 'mails were refused one after the other: none of them is ended')
    },
    sent() {
      isDown = false
      refused = 0
      isHeld = false
      if (!isTold) return
      isTold = false
      log.warn({}, 'mail is delivered again')
    },
  }
}
