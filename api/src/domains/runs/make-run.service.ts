import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { findActiveCourier } from '#domains/couriers/couriers.service.ts'
import { giveToCourier } from '#domains/orders/parcels/carrying.service.ts'
import type { ParcelPlace } from '#domains/orders/parcels/locked-parcel.ts'
import { findRun, insertRun, insertStops, listStops, listTaken, releaseStopsBefore } from './runs.store.ts'

interface NewRun {
  /** Made by the caller: sent twice, it makes one run. */
  id: string
  courierId: string
  rider: string
  /** The shop that makes it; null for a run of Haat's own. */
  vendorId: number | null
  /** In the order of the doors. */
  places: ParcelPlace[]
}

/** Gives parcels to a courier for a round of today: all of them, or none. */
export async function makeRun(services: Services, caller: Caller, run: NewRun): Promise<void> {
  const { id, rider, vendorId } = run
  const places = [...new Map(run.places.map((place) => [place.id, place])).values()]
  const courier = await findActiveCourier(services.db, Number(run.courierId))
  if (!courier) {
    const sentence = 'This courier takes no parcels. Please choose another.'
    throw new ApiError('VALIDATION_FAILED', sentence, { courierId: sentence })
  }
  const actor = vendorId === null ? 'staff' : 'vendor'
  const person = { actor, actorId: caller.userId, at: caller.at } as const
  const at = caller.at ?? new Date()
  await giveToCourier(services, { places, courierId: courier.id, person }, async (tx) => {
    const row = { id, rider, vendorId, courierId: courier.id, createdBy: caller.userId, createdAt: at }
    const parcelIds = places.map((place) => place.id)
    if (!(await insertRun(tx, { ...row, day: nepalDay(at) }))) {
      await refuseOther(tx, row, parcelIds)
      return false
    }
    await releaseStopsBefore(tx, parcelIds, nepalDay(new Date()))
    await refuseTaken(tx, places)
    await insertStops(tx, id, parcelIds)
    if (actor === 'staff') {
      await recordAudit(tx, caller, {
        action: 'run.make',
        subject: { kind: 'courier', id: String(courier.id), label: courier.name },
        after: { run: id, parcels: numbersOf(places), ...(rider && { rider }) },
      })
    }
    return true
  })
}

const numbersOf = (places: ParcelPlace[]) => places.map(({ orderId }) => orderNumber(orderId)).join(', ')

/** An id that is sent again is answered with its run only where it asks for the same; the doors may be sorted meanwhile. */
async function refuseOther(
  tx: Tx,
  { id, courierId, vendorId }: { id: string; courierId: number; vendorId: number | null },
  parcelIds: number[],
) {
  const known = await findRun(tx, id)
  const stops = new Set((await listStops(tx, [id])).map(({ parcelId }) => parcelId))
  const isSame =
    known?.courierId === courierId &&
    known.vendorId === vendorId &&
    stops.size === parcelIds.length &&
    parcelIds.every((parcelId) => stops.has(parcelId))
  if (isSame) return
  throw new ApiError('CONFLICT', 'This delivery run was made already, with other parcels. Please look again.')
}

async function refuseTaken(tx: Tx, places: ParcelPlace[]) {
  const taken = new Set(
    await listTaken(
      tx,
      places.map(({ id }) => id),
    ),
  )
  const both = places.filter(({ id }) => taken.has(id))
  if (both.length === 0) return
  const parcels = numbersOf(both)
  throw new ApiError('CONFLICT', `${parcels}: This is in another delivery run already.`, { parcels })
}
