import type { FastifyBaseLogger } from 'fastify'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { acceptOfficeHours, decideOfficeHours } from '@haat/contract/domains/orders.steps.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-clock.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { notifyAll, type NotificationEvent } from '#domains/notifications/notifications.service.ts'
import { vendorNamesById } from '#domains/vendors/vendors.service.ts'
import { listParcelsById, type ParcelRow } from '../orders.store.ts'
import { acceptTime, officesOfShops } from './accept-times.service.ts'
import { tellUnanswered } from './door-payments.service.ts'
import { moveLocked, withParcel } from './locked-parcel.ts'
import { unacceptedTask } from './move-parcels.service.ts'
import { listExpired, listLate, listUnaccepted, updateParcel } from './parcels.store.ts'
import { expireSubstitute } from './substitutes.service.ts'

const everyMs = 60_000
const perPage = 200
const dayMs = 86_400_000
const lateEveryMs = 10 * 60_000
/** Shops are told from this hour of the clock in Nepal on, of promises that ended in the last so many days. */
const lateFromHour = 7
const lateDays = 3

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Cancels lines about which the shopper was asked and did not answer in time. */
export async function expireSubstitutes(services: Services, log: Log) {
  for (const { id, parcelId, orderId } of await listExpired(services.db, perPage)) {
    // One that cannot be ended must not hold up the others.
    await expireSubstitute(services, { id: parcelId, orderId }, id).catch((err: unknown) =>
      log.warn({ err, parcelId }, 'a question about a substitute was not ended'),
    )
  }
}

/** Tells staff of parcels that no shop accepts, and cancels them when nobody decided. */
export async function judgeUnaccepted(services: Services, log: Log, now = new Date()) {
  const ids = await listUnaccepted(services.db, now)
  for (let at = 0; at < ids.length; at += perPage) {
    await judgeSome(services, log, await listParcelsById(services.db, ids.slice(at, at + perPage)), now)
  }
}

async function judgeSome(services: Services, log: Log, rows: ParcelRow[], now: Date) {
  const officeOf = await officesOfShops(
    services.db,
    rows.map(({ vendorId }) => vendorId),
  )
  for (const parcel of rows) {
    const office = officeOf(parcel.vendorId)
    if (acceptTime(office, parcel) > now) continue
    const told = parcel.unacceptedAt
    const isOver = told !== null && addOfficeMinutes(office, told, decideOfficeHours * 60) <= now
    if (told !== null && !isOver) continue
    await (isOver ? giveUp(services, parcel) : tellUnaccepted(services, parcel, now)).catch((err: unknown) =>
      log.warn({ err, parcelId: parcel.id }, 'an unaccepted parcel was not judged'),
    )
  }
}

const giveUp = (services: Services, place: ParcelRow) =>
  withParcel(services, place, async (locked) => {
    // Decided meanwhile.
    if (locked.parcel.state !== 'confirmed') return
    const clock = { actor: 'clock', actorId: null } as const
    await moveLocked(locked, clock, { to: 'cancelled', note: 'not accepted in time' })
  })

/** Opens the task about a parcel that its shop has not accepted, once. */
export const tellUnaccepted = (services: Services, place: ParcelRow, now: Date) =>
  withParcel(services, place, async ({ tx, parcel }) => {
    if (parcel.state !== 'confirmed' || parcel.unacceptedAt !== null) return
    const number = orderNumber(parcel.orderId)
    const shop = (await vendorNamesById(tx, [String(parcel.vendorId)])).get(String(parcel.vendorId))
    await services.staffTasks.open(tx, {
      key: unacceptedTask(parcel.id),
      subject: `${number}: not accepted by ${shop ?? 'its shop'}`,
      message: `The shop has not accepted its parcel of ${number} in ${acceptOfficeHours} office hours. Please call it, then accept or cancel the parcel. Without a decision it is cancelled ${decideOfficeHours} office hours after this task was opened, and money that was paid goes back.`,
      about: { kind: 'order', id: number, title: number },
    })
    await updateParcel(tx, parcel.id, { unacceptedAt: now })
  })

/** Tells shops in the morning of what they have promised by yesterday and nobody has yet, once for each promise. */
export async function tellLate(services: Services, now = new Date()) {
  if (nepalDateParts(now).hour < lateFromHour) return
  const today = nepalDay(now)
  const earliest = nepalDay(new Date(now.getTime() - lateDays * dayMs))
  let after = 0
  for (;;) {
    const parcels = await listLate(services.db, { earliest, today, after, limit: perPage })
    await notifyAll(
      services.db,
      parcels.map(({ id, orderId, vendorId, dueTo }): NotificationEvent => ({
        kind: 'lateParcel',
        key: `${id} ${dueTo}`,
        data: { orderNumber: orderNumber(orderId), dueOn: dueTo },
        to: { vendorId },
      })),
    )
    if (parcels.length < perPage) return
    after = parcels.at(-1)!.id
  }
}

export function startParcelJobs(services: Services, log: Log) {
  const decisions = startDecisions(services, log)
  const late = startTimedJob(services, log, {
    name: 'late-parcels',
    everyMs: lateEveryMs,
    work: () => tellLate(services),
    failure: 'shops were not told what is late',
  })
  return {
    async close() {
      await decisions.close()
      await late.close()
    },
  }
}

const startDecisions = (services: Services, log: Log) =>
  startTimedJob(services, log, {
    name: 'parcels',
    everyMs,
    async work() {
      await expireSubstitutes(services, log)
      await judgeUnaccepted(services, log)
      await tellUnanswered(services, log)
    },
    failure: 'parcels that nobody decides about were not judged',
  })
