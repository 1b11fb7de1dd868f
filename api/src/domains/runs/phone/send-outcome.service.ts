import { isDeepStrictEqual } from 'node:util'
import type { PhoneOutcome } from '@haat/contract/domains/runs.phone.ts'
import { lateOutcomeDays } from '@haat/contract/domains/runs.rules.ts'
import { carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getParcelAt } from '#domains/orders/parcels/shop-parcels.service.ts'
import { listSaidCash, postTaken } from '#domains/ledger/ledger.service.ts'
import { closeAtDoor, isDoorCode } from '#domains/orders/parcels/door.service.ts'
import { cashFor } from '#domains/orders/parcels/doors.service.ts'
import { lockParcel, type LockedParcel } from '#domains/orders/parcels/locked-parcel.ts'
import {
  countOutcomes,
  findOutcome,
  insertOutcome,
  type NotedDoor,
  type OutcomeRow,
} from '../outcomes.store.ts'
import { endedAt } from '../run-times.ts'
import { listStops, lockRun, type RunRow } from '../runs.store.ts'
import { readBinding, refuseOtherPhone, runEnded, type Binding, type OpenLink } from './open-link.service.ts'
import { openOutcomeTask } from './outcome-task.service.ts'

const dayMs = 86_400_000
/** More than anybody notes at one door; whoever has the phone cannot fill the desk with tasks. */
const mostOutcomes = 20

export type Sent = Pick<OutcomeRow, 'state' | 'refusal'> & {
  /** Null where the phone has no more to do with the run. */
  parcelId: number | null
}

/** Since when the phone has nothing more to do with the run, or null while it has. */
export function leftAt(run: RunRow, { own, isThisPhone }: Binding, now: Date): Date | null {
  return endedAt(run, now) ?? (isThisPhone ? null : (own?.freedAt ?? null))
}

/** What a phone noted is taken for some days after it has nothing more to do with the run. */
export function refuseTooLate(left: Date | null, now: Date) {
  if (left && now.getTime() > left.getTime() + lateOutcomeDays * dayMs) throw runEnded()
}

const afterEnd = {
  ended: 'The delivery run had ended when this arrived.',
  notedLater:
    'The delivery run had ended. This was noted after the end of the run, by the clock of the phone.',
  freed: 'The delivery run was given to another phone before this arrived.',
}

/** Why nothing is applied of what a phone sends that has nothing more to do with the run. */
function refusalAfter(left: Date, hasEnded: boolean, { at }: PhoneOutcome) {
  const isLater = Date.parse(at) > left.getTime()
  return new ApiError('CONFLICT', afterEnd[!hasEnded ? 'freed' : isLater ? 'notedLater' : 'ended'])
}

/**
 * What happened at a door, once however often it is sent. What is refused with the courier still there is only told; what
 * was noted without a connection, or by a phone that has nothing more to do with the run, is kept and becomes a task.
 */
export async function sendOutcome(services: Services, link: OpenLink, sent: PhoneOutcome): Promise<Sent> {
  const place = await getParcelAt(services.db, sent.number, sent.position)
  const stops = await listStops(services.db, [link.run.id])
  if (!stops.some(({ parcelId }) => parcelId === place.id)) throw notFound('This parcel')
  const answer = await services.db.transaction(async (tx): Promise<Sent | ApiError> => {
    const run = await lockRun(tx, link.run.id, 'share')
    const binding = await readBinding(tx, { ...link, run })
    if (!binding.own) refuseOtherPhone(binding)
    // The same outcome twice at once waits here for itself.
    const locked = await lockParcel(inTransaction(services, tx), tx, place, new Set())
    const now = new Date()
    const left = leftAt(run, binding, now)
    const isLeft = left !== null
    const known = await findOutcome(tx, sent.id)
    if (known) return answerAgain(known, sent, { run, parcelId: place.id, isLeft })
    refuseTooLate(left, now)
    if ((await countOutcomes(tx, run.id, place.id)) >= mostOutcomes) {
      throw new ApiError('CONFLICT', 'Too much was noted for this parcel. Please call Haat.')
    }
    const refusal = isLeft
      ? refusalAfter(left, endedAt(run, now) !== null, sent)
      : await apply(locked, run, sent)
    const isTask = refusal !== undefined && (isLeft || sent.wasOffline)
    if (refusal && !isTask) return refusal
    const row = rowOf(sent, { run, parcelId: place.id, now, refusal: refusal?.message ?? '' })
    await insertOutcome(tx, row)
    if (isTask) {
      const isCodeRight = isLeft ? checkCode(locked, sent) : undefined
      await openOutcomeTask(services, tx, { run, row, sent, isCodeRight })
    }
    return { state: row.state, refusal: row.refusal, parcelId: isLeft ? null : place.id }
  })
  services.outbox.wake()
  // Thrown only after the transaction: a wrong door code stays counted.
  if (answer instanceof ApiError) throw answer
  return answer
}

const inTransaction = (services: Services, tx: Tx): Services => ({
  ...services,
  db: tx as unknown as Services['db'],
})

interface Again {
  run: RunRow
  parcelId: number
  isLeft: boolean
}

/** Whether it arrived with a line or later does not matter: a phone that got no answer sends it once more without one. */
function answerAgain(known: OutcomeRow, sent: PhoneOutcome, { run, parcelId, isLeft }: Again): Sent {
  const isSame =
    known.runId === run.id &&
    known.parcelId === parcelId &&
    known.cashTakenPaisa === (sent.cashTakenPaisa ?? null) &&
    isDeepStrictEqual(known.door, JSON.parse(JSON.stringify(withoutCode(sent.door))))
  if (!isSame) {
    throw new ApiError('CONFLICT', 'This id belongs to something else that was noted.')
  }
  return { state: known.state, refusal: known.refusal, parcelId: isLeft ? null : parcelId }
}

/** Why the parcel was not moved; undefined when it was. */
async function apply(locked: LockedParcel, run: RunRow, sent: PhoneOutcome): Promise<ApiError | undefined> {
  const { services, parcel } = locked
  const courier = { actor: 'courier', actorId: null, visitedAt: believableTime(run, sent) } as const
  try {
    if (await bearsOutShop(locked, run, sent)) return undefined
    if (carriedStates.includes(parcel.state)) await refuseOtherSum(locked, sent)
    await closeAtDoor(services, parcel, courier, sent.door)
    return undefined
  } catch (error) {
    // What is our fault passes: the phone sends it again.
    if (error instanceof ApiError && error.statusCode < 500) return error
    throw error
  }
}

/** The phone's own time, if it lies between the start of the run and now: phones have any time. */
function believableTime({ startedAt }: RunRow, { at }: PhoneOutcome): Date | undefined {
  const noted = new Date(at)
  return startedAt && startedAt <= noted && noted <= new Date() ? noted : undefined
}

/** The shop has said that this courier took the cash, and now its phone says so, too: from here on the courier has it. */
async function bearsOutShop(
  { tx, parcel }: LockedParcel,
  run: RunRow,
  { door, cashTakenPaisa }: PhoneOutcome,
) {
  if (!('paidHow' in door) || door.paidHow !== 'cash' || parcel.courierId !== run.courierId) return false
  const [said] = await listSaidCash(tx, [parcel.id])
  if (!said || said.amountPaisa !== cashTakenPaisa) return false
  await postTaken(tx, [parcel.id])
  return true
}

/** Looked at before the code, so that a slip of the finger costs no guess. */
async function refuseOtherSum(locked: LockedParcel, { cashTakenPaisa, door }: PhoneOutcome) {
  if (cashTakenPaisa === undefined) return
  const duePaisa = await cashFor(locked, door)
  if (cashTakenPaisa === duePaisa) return
  const sentence = `${formatRupees(cashTakenPaisa, 'en')} was taken, and ${formatRupees(duePaisa, 'en')} is to be taken.`
  throw new ApiError('VALIDATION_FAILED', sentence, { cashTakenPaisa: sentence })
}

/**
 * Whether the code that was typed is the shopper's, for whoever decides: undefined where none is asked for any more, null
 * where it cannot be compared. The phone learns nothing of it, so that nothing has to be counted.
 */
function checkCode(locked: LockedParcel, { door }: PhoneOutcome): boolean | null | undefined {
  if (!('code' in door) || door.code === undefined || locked.parcel.doorCodeSealed === null) return undefined
  return isDoorCode(locked, door.code)
}

function withoutCode(door: PhoneOutcome['door']): NotedDoor {
  if (!('code' in door)) return door
  const { code: _, ...rest } = door
  return rest
}

interface Arrived {
  run: RunRow
  parcelId: number
  now: Date
  refusal: string
}

function rowOf(sent: PhoneOutcome, { run, parcelId, now, refusal }: Arrived) {
  const at = Math.min(Math.max(Date.parse(sent.at), run.createdAt.getTime()), now.getTime())
  return {
    id: sent.id,
    runId: run.id,
    parcelId,
    door: withoutCode(sent.door),
    cashTakenPaisa: sent.cashTakenPaisa ?? null,
    notedAt: new Date(at),
    receivedAt: now,
    wasOffline: sent.wasOffline,
    state: refusal === '' ? ('applied' as const) : ('task' as const),
    refusal,
  }
}
