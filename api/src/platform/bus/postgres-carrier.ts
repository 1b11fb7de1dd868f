import { announcements, type DirectConnection } from '#platform/db/direct-connection.ts'
import type { Carrier } from './bus.ts'

export const createPostgresCarrier = (direct: DirectConnection): Carrier => ({
  send: (message) =>
    direct.query('select pg_notify($1, $2)', [announcements, message]).then(
      () => true,
      () => false,
    ),
  receive(onMessage, onGap) {
    direct.onAnnouncement(onMessage)
    direct.onBack(onGap)
  },
})
