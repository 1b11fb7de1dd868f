import { setTimeout as delay } from 'node:timers/promises'
import { announcements, type DirectConnection } from '#platform/database/direct-connection.ts'
import type { BusTransport } from './bus.ts'

/** Callers wait until their message is sent; a database that hangs must not hold them up. */
const timeoutMs = 1000

export const createPostgresTransport = (direct: DirectConnection): BusTransport => ({
  send: (message) =>
    Promise.race([
      direct.query('select pg_notify($1, $2)', [announcements, message]).then(
        () => true,
        () => false,
      ),
      delay(timeoutMs, false, { ref: false }),
    ]),
  receive(onMessage, onGap) {
    direct.onAnnouncement(onMessage)
    direct.onBack(onGap)
  },
})
