import { maxWrongCodes } from '@haat/contract/domains/orders.rules.ts'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import { maxTries, visitGapHours } from '@haat/contract/domains/orders.steps.rules.ts'
import { ApiError } from '#plugins/api-error.ts'
import { decryptOrRefuse } from '#plugins/decrypt-or-refuse.ts'
import type { Services } from '#services.ts'
import { queueOrderMail } from '../mails/orders.mail.ts'
import { isSameCode, newDoorCode } from '../order-codes.ts'
import { listEvents, listLines, type ParcelRow } from '../orders.store.ts'
import { changeLine } from './change-line.service.ts'
import { noteDoorPayment } from './door-payments.service.ts'
import { findLastVisit, insertVisit } from './door-payments.store.ts'
import { heldQuantity, isHeld, sentQuantity } from './held.ts'
import { judgeStep, moveLocked, stepRefusal, withParcel } from './locked-parcel.ts'
import type { LockedParcel, ParcelPerson, ParcelPlace } from './locked-parcel.ts'
import { updateParcel } from './parcels.store.ts'

/** Parcels that wait for their payment are cancelled together, because a part of an order cannot be paid. */
export const areUnpaidTogether = (parcel: Pick<ParcelRow, 'state'>, other: Pick<ParcelRow, 'state'>) =>
  parcel.state === 'awaitingPayment' && other.state === 'awaitingPayment'

const sentences = {
  tooMany: 'The door code was wrong too often. Please call support.',
  wrong: 'That is not the door code. The shopper sees it on the page of the order.',
}
type Guess = 'right' | keyof typeof sentences

/** Allows a few guesses only. The order is locked meanwhile, so that requests in parallel get no more of them. */
async function guess({ services, tx, parcel }: LockedParcel, code = ''): Promise<Guess> {
  if (parcel.doorCodeSealed === null) return 'right'
  if (parcel.wrongCodes >= maxWrongCodes) return 'tooMany'
  if (isSameCode(decryptOrRefuse(services, parcel.doorCodeSealed), code)) return 'right'
  // Whoever sends no code has not guessed.
  if (code !== '') await updateParcel(tx, parcel.id, { wrongCodes: parcel.wrongCodes + 1 })
  return 'wrong'
}

type Sale = Extract<DoorOutcome, { paidHow: unknown }>
type Outcome<T extends DoorOutcome['outcome']> = Extract<DoorOutcome, { outcome: T }>

const keptOf = ({ taken }: Outcome<'partlyDelivered'>) =>
  new Map(taken.map(({ variantId, quantity }) => [Number(variantId), quantity]))

/** Nobody was there once more on the same round, where nobody pressed that the parcel left again. */
const isNextTry = ({ parcel }: LockedParcel, { actor }: ParcelPerson) =>
  actor === 'courier' && parcel.state === 'tried'

/** Whether it was said before; what cannot be said of the parcel any more is refused. */
async function isSaid(locked: LockedParcel, person: ParcelPerson, outcome: DoorOutcome): Promise<boolean> {
  const { tx, parcel } = locked
  if (outcome.outcome === 'tried') {
    if (parcel.tries > outcome.seenTries) return true
    if (isNextTry(locked, person)) return false
    return (await judgeStep(locked, person, { to: 'tried', isCounted: true })) === 'done'
  }
  if (outcome.outcome !== 'partlyDelivered') {
    return (await judgeStep(locked, person, { to: outcome.outcome })) === 'done'
  }
  // A part that turned out to be everything is delivered.
  const to = parcel.state === 'delivered' ? 'delivered' : 'partlyDelivered'
  if ((await judgeStep(locked, person, { to })) === 'go') return false
  const held = (await listLines(tx, [parcel.id])).filter(isHeld)
  const kept = keptOf(outcome)
  const isSame =
    kept.size === held.length && held.every((line) => kept.get(line.variantId) === heldQuantity(line))
  if (!isSame) throw await stepRefusal(tx, parcel, await listEvents(tx, [parcel.id]), person.actor)
  return true
}

/** What happened at the door, once: said again by the same person it changes nothing. */
export async function closeAtDoor(
  services: Services,
  place: ParcelPlace,
  person: ParcelPerson,
  outcome: DoorOutcome,
): Promise<void> {
  const guessed = await withParcel(services, place, async (locked): Promise<Guess> => {
    if (await isSaid(locked, person, outcome)) return 'right'
    if (outcome.outcome === 'tried') await noteTry(locked, person, outcome)
    else if (outcome.outcome === 'refused') await noteRefusal(locked, person, outcome)
    else return sell(locked, person, outcome)
    return 'right'
  })
  refuseWrong(guessed)
}

function refuseWrong(guessed: Guess) {
  if (guessed === 'right') return
  const sentence = sentences[guessed]
  if (guessed === 'tooMany') throw new ApiError('CONFLICT', sentence)
  throw new ApiError('VALIDATION_FAILED', sentence, { code: sentence })
}

/** Whether a code is right, for others than who typed it: nothing is counted. Null where it cannot be compared. */
export function isDoorCode({ services, parcel }: LockedParcel, code: string): boolean | null {
  const known = parcel.doorCodeSealed === null ? null : services.encryption.decrypt(parcel.doorCodeSealed)
  return known === null ? null : isSameCode(known, code)
}

/** Whether a code is right, asked before the parcel is closed with it: a wrong one counts as a guess. */
export async function checkDoorCode(services: Services, place: ParcelPlace, code: string): Promise<void> {
  refuseWrong(await withParcel(services, place, (locked) => guess(locked, code)))
}

/** A wrong guess is returned and not thrown, because it must be counted. */
async function sell(locked: LockedParcel, person: ParcelPerson, outcome: Sale): Promise<Guess> {
  const { order } = locked
  const guessed = await guess(locked, outcome.code)
  if (guessed !== 'right') return guessed
  const isCash = order.method === 'cod'
  const { paidHow, reference } = outcome
  const set = isCash ? { paidHow, paymentReference: reference || null } : {}
  const isPart = outcome.outcome === 'partlyDelivered' && (await leaveRest(locked, person, outcome))
  const sold = await moveLocked(locked, person, { to: isPart ? 'partlyDelivered' : 'delivered', set })
  if (set.paidHow === 'qr') await noteDoorPayment(locked.tx, sold, person, reference)
  return 'right'
}

const wrongTaken = (sentence: string) => new ApiError('VALIDATION_FAILED', sentence, { taken: sentence })

/** Writes what was not taken; false when everything was. */
async function leaveRest(
  { tx, order, parcel }: LockedParcel,
  person: ParcelPerson,
  outcome: Outcome<'partlyDelivered'>,
): Promise<boolean> {
  const lines = (await listLines(tx, [parcel.id])).filter((line) => sentQuantity(line) > 0)
  const kept = keptOf(outcome)
  if (kept.size !== outcome.taken.length) throw wrongTaken('Something is named twice.')
  for (const [variantId, quantity] of kept) {
    const line = lines.find((one) => one.variantId === variantId)
    if (!line) throw wrongTaken('Something is named that is not in this parcel.')
    if (quantity > sentQuantity(line)) throw wrongTaken('More is named than there is in this parcel.')
  }
  const whole = { parcel, lines }
  let now = parcel
  for (const line of lines) {
    const quantity = kept.get(line.variantId) ?? 0
    if (quantity === sentQuantity(line)) continue
    const change = { kind: 'notTaken', line, quantity, person, whole } as const
    now = await changeLine(tx, { order, parcel: now }, change)
  }
  return now !== parcel
}

const noteRefusal = (
  locked: LockedParcel,
  person: ParcelPerson,
  { reason, words }: Pick<Outcome<'refused'>, 'reason' | 'words'>,
) => moveLocked(locked, person, { to: 'refused', note: words === '' ? reason : `${reason}: ${words}` })

/**
 * When somebody was there in vain, if that is another visit than the last one: they went away between them. The time of the phone
 * counts where it can be believed and is after the last visit, otherwise the time at which it is told.
 */
async function nextVisit({ tx, parcel }: LockedParcel, { at = new Date(), visitedAt }: ParcelPerson) {
  const last = await findLastVisit(tx, parcel.id)
  if (!last) return visitedAt ?? at
  const visit = visitedAt && visitedAt > last ? visitedAt : at
  return visit.getTime() - last.getTime() < visitGapHours * 3_600_000 ? undefined : visit
}

/** The last visit in vain sends the parcel back. */
async function noteTry(locked: LockedParcel, person: ParcelPerson, { words }: Outcome<'tried'>) {
  const visit = await nextVisit(locked, person)
  if (!visit) {
    if (!isNextTry(locked, person)) await moveLocked(locked, person, { to: 'tried', isQuiet: true })
    return
  }
  await insertVisit(locked.tx, locked.parcel.id, visit)
  const tries = locked.parcel.tries + 1
  const isLast = tries >= maxTries
  const note = words === '' ? {} : { note: words }
  const set = { tries, wishedDay: null }
  const out = isNextTry(locked, person)
    ? { ...locked, parcel: await moveLocked(locked, person, { to: 'shipped', isQuiet: true }) }
    : locked
  const parcel = await moveLocked(out, person, { to: 'tried', set, isQuiet: isLast, ...note })
  if (!isLast) return
  const move = { to: 'refused', note: 'notReached', mail: 'notReached' } as const
  await moveLocked({ ...locked, parcel }, person, move)
}

/** After too many wrong guesses: the shopper gets a new code, and whoever is at the door can guess again. */
export const freeDoorCode = (services: Services, place: ParcelPlace) =>
  withParcel(services, place, async ({ tx, parcel }) => {
    if (parcel.doorCodeSealed === null || parcel.wrongCodes < maxWrongCodes) {
      throw new ApiError('CONFLICT', 'The door code of this parcel is not locked.')
    }
    const doorCodeSealed = services.encryption.encrypt(newDoorCode())
    await updateParcel(tx, parcel.id, { doorCodeSealed, wrongCodes: 0 })
    await queueOrderMail(services, tx, 'newDoorCode', parcel.orderId, { parcelIds: [parcel.id] })
  })
