import type { Missing } from '@haat/contract/domains/orders.parcel-input.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { queueLineMail } from '../mails/line-changes.mail.ts'
import { listEvents, listLines, type LineRow } from '../orders.store.ts'
import { changeLine } from './change-line.service.ts'
import { sentQuantity } from './held.ts'
import { momentWords, moveLocked, nameOfActor, stepRefusal, withParcel } from './locked-parcel.ts'
import type { LockedParcel, ParcelPerson, ParcelPlace } from './locked-parcel.ts'
import { isLastLine, loseStock } from './lost-goods.ts'
import { listLineChanges, listSubstitutes } from './parcels.store.ts'
import { askForSubstitute } from './substitutes.service.ts'

/** Says what is missing of a line of a parcel that is not packed yet. Whoever says so has accepted the parcel. */
export const reportMissing = (
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  missing: Missing,
) =>
  withParcel(services, place, async (locked) => {
    const { tx, parcel } = locked
    const lines = await listLines(tx, [parcel.id])
    const line = lines.find(({ variantId }) => variantId === Number(missing.variantId))
    if (!line) {
      const sentence = 'This is not in the parcel.'
      throw new ApiError('VALIDATION_FAILED', sentence, { variantId: sentence })
    }
    if (await isSaidAlready(locked, person, missing, line)) return
    if (parcel.state !== 'confirmed' && parcel.state !== 'accepted') {
      throw await stepRefusal(tx, parcel, await listEvents(tx, [parcel.id]), person.actor)
    }
    await refuseWhileAsked(locked, line)
    const accepted =
      parcel.state === 'confirmed' ? await moveLocked(locked, person, { to: 'accepted' }) : parcel
    const now = { ...locked, parcel: accepted }
    if (missing.what === 'substitute') {
      return askForSubstitute(now, person, { lines, line, variantId: Number(missing.substituteVariantId) })
    }
    await loseOf(now, person, { lines, line, sent: missing.what === 'less' ? missing.sent : 0 })
  })

/** The same person may say the same twice; where somebody else was first, it is told who and when. */
async function isSaidAlready(
  { tx, parcel }: LockedParcel,
  { actor, actorId }: ParcelPerson,
  missing: Missing,
  line: LineRow,
): Promise<boolean> {
  if (missing.what === 'substitute') {
    const asked = (await listSubstitutes(tx, [parcel.id])).findLast(
      ({ variantId }) => variantId === line.variantId,
    )
    return (
      asked?.answer === null &&
      asked.askedBy === actorId &&
      asked.substituteVariantId === Number(missing.substituteVariantId)
    )
  }
  const left = missing.what === 'less' ? missing.sent : 0
  if (left < sentQuantity(line)) return false
  const last = (await listLineChanges(tx, [parcel.id])).findLast(
    ({ variantId }) => variantId === line.variantId,
  )
  if (last && last.toQuantity === left) {
    if (last.actorId === actorId) return true
    const sentence = `This line was changed by ${await nameOfActor(tx, last, actor)} ${momentWords(last.at)}.`
    throw new ApiError('CONFLICT', sentence)
  }
  // A parcel that is given up for its last line keeps what it held.
  const sentence = `The parcel holds ${sentQuantity(line)} of it. Please say how many fewer there are.`
  throw new ApiError('VALIDATION_FAILED', sentence, { sent: sentence })
}

async function refuseWhileAsked({ tx, parcel }: LockedParcel, { variantId }: LineRow) {
  const open = (await listSubstitutes(tx, [parcel.id])).find(
    (one) => one.variantId === variantId && one.answer === null,
  )
  if (!open) return
  const sentence = `The shopper was asked about a substitute for this ${momentWords(open.askedAt)}. Take the question back first.`
  throw new ApiError('CONFLICT', sentence)
}

interface Loss {
  lines: LineRow[]
  line: LineRow
  /** How many are there. */
  sent: number
}

/** Goods that are missing leave the stock; a parcel of which nothing is left is declined. */
export async function loseOf(locked: LockedParcel, person: ParcelPerson, { lines, line, sent }: Loss) {
  const { services, tx, order, parcel, touched } = locked
  if (sent === 0 && isLastLine(lines, line)) {
    await moveLocked(locked, person, { to: 'declined', note: 'soldOut', isLost: true })
    return
  }
  const kind = sent === 0 ? ('cancelled' as const) : ('less' as const)
  await changeLine(tx, { order, parcel }, { kind, line, quantity: sent, person })
  await loseStock(locked, person, { variantId: line.variantId, quantity: sentQuantity(line) - sent })
  touched.add(line.variantId)
  await queueLineMail(services, tx, kind, { order, parcelId: parcel.id, line, left: sent })
}
