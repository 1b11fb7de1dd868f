import { setTimeout as delay } from 'node:timers/promises'
import { announcements, type DirectConnection } from '#platform/db/direct-connection.ts'
import type { Carrier } from './bus.ts'

/** Whoever changed something waits for it to be told; a database that hangs must not hold them up. */
const patienceMs = 1000

export const createPostgresCarrier = (direct: DirectConnection): Carrier => ({
  send: (message) =>
    Promise.race([
      direct.query('select pg_notify($1, $2)', [announcements, message]).then(
        () => true,
        () => false,
      ),
      delay(patienceMs, false, { ref: false }),
    ]),
  receive(onMessage, onGap) {
    direct.onAnnouncement(onMessage)
    direct.onBack(onGap)
  },
})
