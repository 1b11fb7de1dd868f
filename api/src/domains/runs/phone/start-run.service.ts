import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { sumsAtDoors, viewDoors } from '#domains/orders/parcels/doors.service.ts'
import { setOff } from '#domains/orders/parcels/carrying.service.ts'
import { bindDevice } from '../devices.store.ts'
import { listStops, lockRun, updateRun } from '../runs.store.ts'
import { readBinding, refuseEnded, refuseOtherPhone, runEnded, type OpenLink } from './open-link.service.ts'

/** Binds the phone and sets off with all parcels. Of several phones at once one does; pressed again it changes nothing. */
export async function startRun(services: Services, link: OpenLink): Promise<void> {
  const { deviceHash } = link
  if (deviceHash === null) {
    throw new ApiError(
      'VALIDATION_FAILED',
      'This phone did not say which one it is. Please open the link again.',
    )
  }
  const { id } = link.run
  await services.db.transaction(async (tx) => {
    const run = await lockRun(tx, id, 'update')
    refuseEnded(run)
    const binding = await readBinding(tx, { run, deviceHash })
    if (binding.bound) return refuseOtherPhone(binding)
    const parcelIds = (await listStops(tx, [id])).map(({ parcelId }) => parcelId)
    const sums = await sumsAtDoors(tx, parcelIds)
    if ([...sums.values()].every(({ isClosed }) => isClosed)) throw runEnded()
    await bindDevice(tx, id, deviceHash)
    if (!run.startedAt) await updateRun(tx, id, { startedAt: new Date() })
    const doors = await viewDoors(services, tx, parcelIds)
    await setOff(
      services,
      tx,
      doors.map((door) => ({ id: door.parcelId, orderId: door.orderId })),
    )
  })
  services.outbox.wake()
}
