import type { NotificationKind } from '@haat/contract/domains/notifications.ts'
import type { Tx } from '#platform/database/database.ts'

/** What somebody was told, and has not seen. */
export interface ToldRow {
  id: number
  kind: NotificationKind
  data: unknown
}

/**
 * What domains know about things that can be over before the mail of the day. Those domains import notifications, so notifications
 * cannot import them: connect-domains.ts hands it in.
 */
export interface NotificationChecks {
  /** Those of one person's rows that are still so; what is over is taken back. */
  stillSo<Row extends ToldRow>(tx: Tx, userId: string, rows: Row[]): Promise<Row[]>
}
