import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SentOutcomeState } from '@haat/contract/domains/runs.rules.ts'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import { instant, number64, paisa, textOrEmpty } from '#platform/database/columns.ts'

type WithoutCode<T> = T extends unknown ? Omit<T, 'code'> : never
/** What was said at the door. The four digits that the shopper tells are kept nowhere. */
export type NotedDoor = WithoutCode<DoorOutcome>

/** A courier's round of one day. */
export const courierRuns = pgTable(
  'courier_runs',
  {
    /** Made by whoever makes the run, so that a request sent twice makes one. */
    id: uuid().primaryKey(),
    sequence: number64().notNull().generatedByDefaultAsIdentity(),
    courierId: number64().notNull(),
    /** Null for a run of Haat's own. */
    vendorId: number64(),
    rider: textOrEmpty(),
    /** The day in Nepal at whose end it ends. */
    day: date().notNull(),
    /** Counted up when the run is taken back: links of former versions open nothing. */
    keyVersion: smallint().notNull().default(1),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    startedAt: instant(),
    revokedAt: instant(),
    revokedBy: uuid(),
  },
  (t) => [
    index('courier_runs_sequence').on(t.sequence),
    index('courier_runs_vendor').on(t.vendorId, t.sequence),
    index('courier_runs_courier').on(t.courierId, t.day),
    check('courier_runs_revoked', sql`(${t.revokedAt} is null) = (${t.revokedBy} is null)`),
  ],
)

/** The parcels of a run. One is in a single run at most that has not been left behind. */
export const courierRunStops = pgTable(
  'courier_run_stops',
  {
    runId: uuid()
      .notNull()
      .references(() => courierRuns.id),
    parcelId: number64().notNull(),
    position: smallint().notNull(),
    /** When the parcel became free for another run. */
    releasedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.parcelId] }),
    uniqueIndex('courier_run_stops_open')
      .on(t.parcelId)
      .where(sql`${t.releasedAt} is null`),
  ],
)

/** The phones that have started a run, one after the other. */
export const courierRunDevices = pgTable(
  'courier_run_devices',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    runId: uuid()
      .notNull()
      .references(() => courierRuns.id),
    deviceHash: text().notNull(),
    boundAt: instant().notNull().defaultNow(),
    freedAt: instant(),
    freedBy: uuid(),
  },
  (t) => [
    index('courier_run_devices_run').on(t.runId, t.deviceHash),
    uniqueIndex('courier_run_devices_bound')
      .on(t.runId)
      .where(sql`${t.freedAt} is null`),
  ],
)

/** What the phones of couriers sent: it moved the parcel, or is a task of staff. */
export const courierOutcomes = pgTable(
  'courier_outcomes',
  {
    /** Made by the phone, so that what is sent twice counts once. */
    id: uuid().primaryKey(),
    runId: uuid()
      .notNull()
      .references(() => courierRuns.id),
    parcelId: number64().notNull(),
    door: jsonb().$type<NotedDoor>().notNull(),
    cashTakenPaisa: paisa(),
    /** By the clock of the phone, within the time of the run. */
    notedAt: instant().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    wasOffline: boolean().notNull(),
    state: text().$type<SentOutcomeState>().notNull(),
    /** Why it did not move the parcel. */
    refusal: textOrEmpty(),
    photoFileId: uuid(),
  },
  (t) => [
    index('courier_outcomes_run').on(t.runId, t.parcelId),
    check(
      'courier_outcomes_state',
      sql`${t.state} in ('applied', 'task') and (${t.state} = 'task') = (${t.refusal} <> '')`,
    ),
  ],
)
