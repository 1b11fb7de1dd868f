import type { AuditAction } from '@haat/contract/domains/audit.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import type { ParcelPlace } from '#domains/orders/parcels/locked-parcel.ts'
import { freeDevice } from './devices.store.ts'
import { endedAt } from './run-times.ts'
import { listStops, lockRun, releaseStops, setStopPosition, updateRun, type RunRow } from './runs.store.ts'

const ended = () => new ApiError('CONFLICT', 'This delivery run has ended.')

/** What staff do with a run is in the audit log; the shop's own is in its rows. */
async function audit(tx: Tx, caller: Caller, isStaff: boolean, action: AuditAction, run: RunRow) {
  if (!isStaff) return
  const name = (await courierNamesById(tx, [run.courierId])).get(run.courierId) ?? ''
  await recordAudit(tx, caller, {
    action,
    subject: { kind: 'courier', id: String(run.courierId), label: name },
    after: { run: run.id },
  })
}

interface Sorted {
  places: ParcelPlace[]
  isStaff: boolean
}

/** Another order of the doors: exactly the parcels of the run. */
export const sortRun = (services: Services, caller: Caller, { id }: RunRow, { places, isStaff }: Sorted) =>
  services.db.transaction(async (tx) => {
    const run = await lockRun(tx, id, 'update')
    if (endedAt(run, new Date())) throw ended()
    const stops = new Set((await listStops(tx, [id])).map(({ parcelId }) => parcelId))
    const sorted = [...new Set(places.map((place) => place.id))]
    if (sorted.length !== stops.size || !sorted.every((parcelId) => stops.has(parcelId))) {
      throw new ApiError('CONFLICT', 'These are not the parcels of this run. Please look again.')
    }
    for (const [at, parcelId] of sorted.entries()) await setStopPosition(tx, id, parcelId, at + 1)
    await audit(tx, caller, isStaff, 'run.sort', run)
  })

/** Lets another phone start the run. */
export const freeRun = (services: Services, caller: Caller, { id }: RunRow, isStaff: boolean) =>
  services.db.transaction(async (tx) => {
    const run = await lockRun(tx, id, 'update')
    if (endedAt(run, new Date())) throw ended()
    if (await freeDevice(tx, id, caller.userId)) await audit(tx, caller, isStaff, 'run.free', run)
  })

/** Ends the run: its link opens nothing any more, and what is not closed is free for another one. */
export const revokeRun = (services: Services, caller: Caller, { id }: RunRow, isStaff: boolean) =>
  services.db.transaction(async (tx) => {
    const run = await lockRun(tx, id, 'update')
    if (run.revokedAt) return
    const now = caller.at ?? new Date()
    if (endedAt(run, now)) throw ended()
    const change = { revokedAt: now, revokedBy: caller.userId, keyVersion: run.keyVersion + 1 }
    await updateRun(tx, id, change)
    await releaseStops(tx, id)
    await audit(tx, caller, isStaff, 'run.revoke', run)
  })
