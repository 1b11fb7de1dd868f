import type { Run, RunCard, RunStop } from '@haat/contract/domains/runs.ts'
import type { RunState } from '@haat/contract/domains/runs.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { peopleById } from '#domains/account/account.service.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import { findHiddenStreets } from '#domains/orders/parcels/hidden-streets.service.ts'
import { listCarriedIds, sumsAtDoors, viewDoors, type Door } from '#domains/orders/parcels/doors.service.ts'
import { vendorLinks } from '#domains/vendors/vendors.service.ts'
import { listDevices } from './devices.store.ts'
import { listOutcomes, type OutcomeRow } from './outcomes.store.ts'
import { linkOf } from './run-key.ts'
import { endedAt } from './run-times.ts'
import { findRun, listRuns, listStops, listTakenOfCourier, type RunRow } from './runs.store.ts'

export async function getRun(db: Tx, id: string): Promise<RunRow> {
  const run = await findRun(db, id)
  if (!run) throw notFound('This run')
  return run
}

interface Counts {
  stopCount: number
  closedCount: number
}

/** One whose parcels are all closed stays done, also after its day. */
export function stateOf(run: RunRow, { stopCount, closedCount }: Counts, now: Date): RunState {
  if (run.revokedAt) return 'revoked'
  if (closedCount === stopCount) return 'done'
  if (endedAt(run, now)) return 'over'
  return run.startedAt ? 'started' : 'waiting'
}

/** Cards in the order of the rows. */
async function viewCards(db: Tx, rows: RunRow[]): Promise<RunCard[]> {
  const stops = await listStops(
    db,
    rows.map(({ id }) => id),
  )
  const sums = await sumsAtDoors(db, [...new Set(stops.map(({ parcelId }) => parcelId))])
  const byRun = Map.groupBy(stops, ({ runId }) => runId)
  const couriers = await courierNamesById(
    db,
    rows.map(({ courierId }) => courierId),
  )
  const shops = await vendorLinks(db, [...new Set(rows.flatMap(({ vendorId }) => vendorId ?? []))])
  const now = new Date()
  return rows.map((run) => {
    const doors = (byRun.get(run.id) ?? []).flatMap(({ parcelId }) => sums.get(parcelId) ?? [])
    const counts = {
      stopCount: doors.length,
      closedCount: doors.filter(({ isClosed }) => isClosed).length,
    }
    return {
      id: run.id,
      day: run.day,
      courierId: String(run.courierId),
      courierName: couriers.get(run.courierId) ?? '',
      rider: run.rider,
      state: stateOf(run, counts, now),
      ...counts,
      cashPaisa: doors.reduce((sum, { cashPaisa }) => sum + cashPaisa, 0),
      shopName: run.vendorId === null ? null : (shops.get(run.vendorId)?.name ?? null),
      createdAt: run.createdAt.toISOString(),
      startedAt: run.startedAt?.toISOString() ?? null,
    }
  })
}

interface ListQuery {
  pageSize: number
  cursor?: string | undefined
}

/** The runs of a shop, or with no shop all of them, the newest first. */
export async function runPage(db: Tx, vendorId: number | undefined, { pageSize, cursor }: ListQuery) {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) {
    throw new ApiError('BAD_REQUEST', 'This list does not go on from there. Please begin anew.')
  }
  const before = cursor === undefined ? undefined : Number(cursor)
  const rows = await listRuns(db, { vendorId, before, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  return {
    items: await viewCards(db, shown),
    nextCursor: rows.length > pageSize ? String(shown.at(-1)!.sequence) : null,
  }
}

type ShopNames = Awaited<ReturnType<typeof vendorLinks>>
const unnamed = { en: '', ne: '' }
export const shopsOf = (db: Tx, doors: Door[]): Promise<ShopNames> =>
  vendorLinks(db, [...new Set(doors.map(({ vendorId }) => vendorId))])

function toStop(door: Door, shops: ShopNames, isStreetHidden = false): Omit<RunStop, 'outcomes'> {
  const { number, position, vendorId, name, localLevelName, districtName, state, cashPaisa } = door
  const place = {
    en: `${localLevelName.en}, ${districtName.en}`,
    ne: `${localLevelName.ne}, ${districtName.ne}`,
  }
  return {
    number,
    position,
    shopName: shops.get(vendorId)?.name ?? unnamed,
    buyer: name,
    place: isStreetHidden ? districtName : place,
    state,
    cashPaisa,
  }
}

const toSent = (row: OutcomeRow): RunStop['outcomes'][number] => ({
  id: row.id,
  outcome: row.door.outcome,
  at: row.notedAt.toISOString(),
  receivedAt: row.receivedAt.toISOString(),
  wasOffline: row.wasOffline,
  state: row.state,
  refusal: row.refusal,
  hasPhoto: row.photoFileId !== null,
})

/** A run as the shop or staff who made it see it. */
export async function viewRun(services: Services, db: Tx, run: RunRow): Promise<Run> {
  const [card] = await viewCards(db, [run])
  const stops = await listStops(db, [run.id])
  const doors = await viewDoors(
    services,
    db,
    stops.map(({ parcelId }) => parcelId),
  )
  const shops = await shopsOf(db, doors)
  // A shop goes on seeing its runs of long ago, and no longer where they led.
  const hidden =
    run.vendorId === null
      ? new Map<number, never>()
      : await findHiddenStreets(
          db,
          doors.map(({ parcelId, state }) => ({ id: parcelId, state })),
        )
  const sent = Map.groupBy(await listOutcomes(db, run.id), ({ parcelId }) => parcelId)
  const bound = (await listDevices(db, run.id)).find(({ freedAt }) => freedAt === null)
  const people = await peopleById(db, [run.createdBy])
  return {
    ...card!,
    stops: doors.map((door) => ({
      ...toStop(door, shops, hidden.has(door.parcelId)),
      outcomes: (sent.get(door.parcelId) ?? []).map(toSent),
    })),
    link: card!.state === 'waiting' || card!.state === 'started' ? linkOf(services, run) : '',
    boundAt: bound?.boundAt.toISOString() ?? null,
    createdBy: people.get(run.createdBy)?.name ?? null,
  }
}

/** More than anybody puts into the runs of one courier in a day. */
const mostOffered = 300

/** The parcels that a courier has and that are in no run, by where they go. */
export async function listParcelsForRun(services: Services, db: Tx, courierId: number) {
  if ((await courierNamesById(db, [courierId])).size === 0) throw notFound('This courier')
  const taken = await listTakenOfCourier(db, courierId, nepalDay(new Date()))
  const ids = await listCarriedIds(db, courierId, taken, mostOffered)
  const doors = await viewDoors(services, db, ids)
  const shops = await shopsOf(db, doors)
  const byPlace = (a: Door, b: Door) =>
    a.districtName.en.localeCompare(b.districtName.en, 'en') ||
    a.localLevelName.en.localeCompare(b.localLevelName.en, 'en') ||
    a.ward - b.ward
  return doors.toSorted(byPlace).map((door) => toStop(door, shops))
}
