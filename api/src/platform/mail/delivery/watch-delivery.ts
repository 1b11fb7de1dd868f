import type { FastifyBaseLogger } from 'fastify'
import type { SendFailure, FailureKind } from './classify-failure.ts'
import { maxRefusedInRow } from '../ended-mail.store.ts'
import type { Mail, MailState } from '../mail.store.ts'

const hourMs = 3_600_000

/** Knows whether mails go out, and logs when they no longer do (at most hourly) and when they do again. */
export function watchDelivery(log: Pick<FastifyBaseLogger, 'warn'>, readState: () => Promise<MailState>) {
  let isDown = false
  let refused = 0
  let loggedAt = -Infinity
  let isLogged = false
  let isHeld = false
  const state = () => (isDown || refused >= maxRefusedInRow ? ('waiting' as const) : ('ok' as const))
  return {
    state,
    async waits(error: unknown, verdict: FailureKind) {
      if (verdict === 'later') isDown = true
      else refused += 1
      if (Date.now() - loggedAt < hourMs) return
      loggedAt = Date.now()
      isLogged = true
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
      log.warn({ readers: maxRefusedInRow }, 'mails were refused one after the other: none of them is ended')
    },
    sent() {
      isDown = false
      refused = 0
      isHeld = false
      if (!isLogged) return
      isLogged = false
      log.warn({}, 'mail is delivered again')
    },
  }
}
