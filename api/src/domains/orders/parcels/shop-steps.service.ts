import type { z } from 'zod'
import type { declineSchema, HandOver } from '@haat/contract/domains/orders.parcel-input.ts'
import {
  carriedStates,
  type DeclineReason,
  type ParcelState,
  type StepRefusal,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findActiveCourier } from '#domains/couriers/couriers.service.ts'
import { getVendorRow } from '#domains/vendors/vendors.service.ts'
import {
  judgeStep,
  momentWords,
  moveLocked,
  withParcel,
  type LockedParcel,
  type ParcelPerson,
  type ParcelPlace,
} from './locked-parcel.ts'
import { changeCourier, mayChangeCourier, refuseInRun } from './change-courier.service.ts'
import { areUnpaidTogether } from './door.service.ts'
import { moveParcels } from './move-parcels.service.ts'
import { listSubstitutes, updateParcel } from './parcels.store.ts'

/** What an event says beside its state: a reason by its name, and words where somebody wrote some. */
export const noteOf = (reason: string, words: string) => (words === '' ? reason : `${reason}: ${words}`)

export const acceptParcel = (services: Services, place: ParcelPlace, person: ParcelPerson) =>
  withParcel(services, place, async (locked) => {
    const step = { to: 'accepted', from: ['confirmed'] } as const
    if ((await judgeStep(locked, person, step)) === 'go') await moveLocked(locked, person, { to: 'accepted' })
  })

/** A parcel is not packed while the shopper thinks about a substitute. */
async function refuseWhileAsked({ tx, parcel }: LockedParcel) {
  const open = (await listSubstitutes(tx, [parcel.id])).find(({ answer }) => answer === null)
  if (!open) return
  const sentence = `The shopper was asked about a substitute and can answer until ${momentWords(open.answerBy).slice('on '.length)}.`
  const reason: StepRefusal = 'asked'
  throw new ApiError('CONFLICT', sentence, { reason, until: open.answerBy.toISOString() })
}

export const packParcel = (services: Services, place: ParcelPlace, person: ParcelPerson) =>
  withParcel(services, place, async (locked) => {
    if ((await judgeStep(locked, person, { to: 'packed' })) === 'done') return
    await refuseWhileAsked(locked)
    await moveLocked(locked, person, { to: 'packed' })
  })

export const unpackParcel = (services: Services, place: ParcelPlace, person: ParcelPerson) =>
  withParcel(services, place, async (locked) => {
    const step = { to: 'accepted', from: ['packed'] } as const
    if ((await judgeStep(locked, person, step)) === 'go') await moveLocked(locked, person, { to: 'accepted' })
  })

/** What is sold out or damaged is not there to be sold to the next. */
const lostReasons: readonly DeclineReason[] = ['soldOut', 'damaged']

export const declineParcel = (
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  { reason, words }: z.output<typeof declineSchema>,
) =>
  withParcel(services, place, async (locked) => {
    if ((await judgeStep(locked, person, { to: 'declined' })) === 'done') return
    const isLost = lostReasons.includes(reason)
    await moveLocked(locked, person, { to: 'declined', note: noteOf(reason, words), isLost })
  })

/**
 * The parcel is on its way at once: a courier of ours that starts later is told otherwise by its run. One that a courier has goes to another
 * courier until somebody was at its door.
 */
export const handOver = (
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  { courierId, trackingNumber, noNumberReason }: HandOver,
) =>
  withParcel(services, place, async (locked) => {
    const { tx, parcel } = locked
    const step = { to: 'handedOver', from: ['packed'], leadsTo: 'shipped' } as const
    // The number may follow later, from whoever is told it.
    const isWithCourier = carriedStates.includes(parcel.state) && parcel.courierId === Number(courierId)
    if (isWithCourier && parcel.trackingNumber === null && trackingNumber !== '') {
      return updateParcel(tx, parcel.id, { trackingNumber, noNumberReason: null })
    }
    const isChanged = mayChangeCourier(parcel) && !isWithCourier
    if (!isChanged && (await judgeStep(locked, person, step)) === 'done') return
    if (isChanged) await refuseInRun(locked)
    const courier = await findActiveCourier(tx, Number(courierId))
    if (!courier) {
      const sentence = 'This courier takes no parcels. Please choose another.'
      throw new ApiError('VALIDATION_FAILED', sentence, { courierId: sentence })
    }
    const set = {
      carrier: 'courier',
      courierId: courier.id,
      trackingNumber: trackingNumber || null,
      noNumberReason: trackingNumber ? null : (noNumberReason ?? null),
    } as const
    if (isChanged) await changeCourier(locked, person, set)
    else await moveLocked(locked, person, { to: 'handedOver', set, isQuiet: true })
    if (parcel.state !== 'shipped') await moveLocked(locked, person, { to: 'shipped' })
  })

/** Whether the shop may bring a parcel to its door itself. */
export const mayCarry = (vendor: { district: string }, order: { district: string }) =>
  vendor.district === order.district

/** Leaves with a packed parcel, or once more after a try in vain; a courier that has it sets off. */
export const leave = (services: Services, place: ParcelPlace, person: ParcelPerson) =>
  withParcel(services, place, async (locked) => {
    const { tx, parcel, order } = locked
    if ((await judgeStep(locked, person, { to: 'shipped' })) === 'done') return
    const isPacked = parcel.state === 'packed'
    if (isPacked && !mayCarry(await getVendorRow(tx, parcel.vendorId), order)) {
      throw new ApiError('CONFLICT', 'A shop brings parcels to doors in its own district only.')
    }
    await moveLocked(locked, person, { to: 'shipped', ...(isPacked && { set: { carrier: 'self' } }) })
  })

const backOf: Partial<Record<ParcelState, ParcelState>> = {
  partlyDelivered: 'partlyReturned',
  partlyReturned: 'partlyReturned',
}

/** What was not taken is back in the shop. */
export const takeBack = (services: Services, place: ParcelPlace, person: ParcelPerson) =>
  withParcel(services, place, async (locked) => {
    const to = backOf[locked.parcel.state] ?? 'returned'
    if ((await judgeStep(locked, person, { to })) === 'go') await moveLocked(locked, person, { to })
  })

/** Cancels a parcel that has not left; those that wait for one payment go together. */
export async function cancelParcelFor(
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  words: string,
) {
  const judged = await withParcel(services, place, async (locked) => ({
    verdict: await judgeStep(locked, person, { to: 'cancelled' }),
    parcel: locked.parcel,
  }))
  if (judged.verdict === 'done') return
  const move = { to: 'cancelled', note: words, ...person } as const
  await moveParcels(
    services,
    place.orderId,
    (one) => one.id === place.id || areUnpaidTogether(judged.parcel, one),
    move,
  )
}
