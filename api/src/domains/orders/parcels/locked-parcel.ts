import {
  mayMove,
  type ParcelActor,
  type ParcelState,
  type StepRefusal,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { peopleById } from '#domains/account/account.service.ts'
import { recountStock } from '#domains/catalogue/stock/stock.service.ts'
import { listEvents, listParcels, lockOrder, type EventRow } from '../orders.store.ts'
import type { OrderRow, ParcelRow } from '../orders.store.ts'
import { moveParcelsInTransaction, type Move } from './move-parcels.service.ts'

/** Who does something with a parcel. */
export interface ParcelPerson {
  actor: ParcelActor
  /** Null where no person did it. */
  actorId: string | null
  /** When it happened, if that was not now. */
  at?: Date | undefined
  /** When they were at the door by the clock of their phone, where that can be believed. */
  visitedAt?: Date | undefined
}

export type ParcelPlace = Pick<ParcelRow, 'id' | 'orderId'>

/** A parcel whose order is locked until the transaction ends. */
export interface LockedParcel {
  services: Services
  tx: Tx
  order: OrderRow
  parcel: ParcelRow
  /** The variants whose stock was changed: it is counted anew afterwards. */
  touched: Set<number>
}

/** Locks a parcel of the caller's transaction, who counts the stock of what was touched anew afterwards. */
export async function lockParcel(
  services: Services,
  tx: Tx,
  { id, orderId }: ParcelPlace,
  touched: Set<number>,
): Promise<LockedParcel> {
  const order = await lockOrder(tx, orderId)
  const parcel = (await listParcels(tx, [orderId])).find((one) => one.id === id)
  if (!order || !parcel) throw notFound('This parcel')
  return { services, tx, order, parcel, touched }
}

export async function withParcel<T>(
  services: Services,
  place: ParcelPlace,
  work: (locked: LockedParcel) => Promise<T>,
): Promise<T> {
  const touched = new Set<number>()
  const result = await services.db.transaction(async (tx) =>
    work(await lockParcel(services, tx, place, touched)),
  )
  if (touched.size > 0) await recountStock(services.db, [...touched])
  services.outbox.wake()
  return result
}

type PersonMove = Omit<Move, 'actor' | 'actorId' | 'at'>

/** Moves the parcel, and returns it as it is afterwards. */
export async function moveLocked(
  { services, tx, parcel, touched }: LockedParcel,
  person: ParcelPerson,
  move: PersonMove,
): Promise<ParcelRow> {
  const moved = await moveParcelsInTransaction(services, tx, parcel.orderId, ({ id }) => id === parcel.id, {
    ...move,
    ...person,
  })
  for (const variantId of moved.flatMap(({ variantIds }) => [...variantIds])) touched.add(variantId)
  return (await listParcels(tx, [parcel.orderId])).find(({ id }) => id === parcel.id)!
}

interface Wanted {
  to: ParcelState
  /** The states from which this very step begins, where the table has others that lead to the same state. */
  from?: readonly ParcelState[]
  /** The state that the same call leads on to. */
  leadsTo?: ParcelState
  /** The step is counted: the caller knows by the count whether it was made. */
  isCounted?: true
}

/**
 * Whether the step can be made now. It counts as done where it was the last one and the same person made it; otherwise
 * it is refused with who changed the parcel last and when.
 */
export async function judgeStep(
  { tx, parcel }: Pick<LockedParcel, 'tx' | 'parcel'>,
  { actor, actorId }: ParcelPerson,
  { to, from, leadsTo, isCounted }: Wanted,
): Promise<'go' | 'done'> {
  if (mayMove(parcel.state, to, actor) && (from?.includes(parcel.state) ?? true)) return 'go'
  const events = await listEvents(tx, [parcel.id])
  const made = leadsTo !== undefined && parcel.state === leadsTo ? [to, leadsTo] : [to]
  const isOwn =
    actorId !== null &&
    made.every((state, at) => {
      const event = events.at(at - made.length)
      return event?.state === state && event.actorId === actorId
    })
  if (isOwn && !isCounted) return 'done'
  throw await stepRefusal(tx, parcel, events, actor)
}

const stateWords: Record<ParcelState, string> = {
  awaitingPayment: 'waits for its payment',
  placed: 'waits for the shopper to confirm it',
  confirmed: 'was confirmed',
  accepted: 'was accepted',
  packed: 'was packed',
  handedOver: 'was given to the courier',
  shipped: 'left for the door',
  tried: 'was brought in vain',
  delivered: 'was delivered',
  partlyDelivered: 'was delivered in part',
  partlyReturned: 'was delivered in part, and the rest came back',
  refused: 'was not taken at the door',
  returned: 'came back to the shop',
  declined: 'was declined',
  cancelled: 'was cancelled',
}

const actorWords: Record<ParcelActor, string> = {
  shopper: 'the shopper',
  vendor: 'the shop',
  courier: 'the courier',
  staff: 'Haat',
  payment: 'the payment',
  clock: 'the time that ran out',
}

/** Who did something, in words for a sentence. Shoppers and couriers' phones are told no names of people at work. */
export async function nameOfActor(
  tx: Tx,
  { actor, actorId }: Pick<EventRow, 'actor' | 'actorId'>,
  reader: ParcelActor,
) {
  const isNamed = actorId !== null && reader !== 'shopper' && reader !== 'courier'
  const name = isNamed ? (await peopleById(tx, [actorId])).get(actorId)?.name : undefined
  return name || actorWords[actor]
}

export const momentWords = (at: Date) => `on ${formatDate(at, 'en')} at ${formatTime(at, 'en')}`

/** Says what became of the parcel meanwhile, by whom and when. */
export async function stepRefusal(
  tx: Tx,
  { state }: ParcelRow,
  events: EventRow[],
  reader: ParcelActor,
): Promise<ApiError> {
  const last = events.at(-1)
  if (!last) return new ApiError('CONFLICT', `This parcel ${stateWords[state]}.`)
  const by = await nameOfActor(tx, last, reader)
  const fields = {
    reason: 'moved' satisfies StepRefusal,
    state,
    actor: last.actor,
    // Whoever is not named is called by what they are, in the language of the reader.
    by: by === actorWords[last.actor] ? '' : by,
    at: last.at.toISOString(),
  }
  const sentence = `This parcel ${stateWords[state]} by ${by} ${momentWords(last.at)}.`
  return new ApiError('CONFLICT', sentence, fields)
}
