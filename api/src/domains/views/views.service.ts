import { randomUUIDv7 } from 'node:crypto'
import { maxSavedViews, rightOfViewPage, type ShopViewPage } from '@haat/contract/domains/views.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { notForThisRole, type Membership } from '#plugins/membership.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../audit/audit.service.ts'
import {
  countViews,
  deleteView,
  insertView,
  listViewRows,
  listViewsById,
  lockView,
  renameViewRow,
  type NewView,
  type ViewRow,
  type ViewsOf,
} from './views.store.ts'

type Caller = Principal & { ipAddress: string }
/** Somebody who looks at lists, in the console or, with a membership, in a shop. */
export interface Viewer {
  caller: Caller
  membership?: Membership
}

const viewsOf = ({ caller, membership }: Viewer): ViewsOf => ({
  userId: caller.userId,
  vendorId: membership?.vendorId ?? null,
  isOwner: membership?.role === 'owner',
})

const toView = <Place extends string>(row: ViewRow, { userId, isOwner }: ViewsOf) => ({
  id: row.id,
  place: row.place as Place,
  name: row.name,
  search: row.search,
  isShared: row.isShared,
  mayChange: row.userId === userId || (isOwner && row.isShared),
})

const factsOf = ({ place, name, search, isShared }: ViewRow) => ({ place, name, search, isShared })
const subjectOf = ({ id, name }: ViewRow) => ({ kind: 'view', id, label: name })
const taken = () => new ApiError('CONFLICT', 'There is a view of this name already.')
const uniqueViolation = '23505'

/** The names of these views of the console, by their ids. */
export const viewNamesById = async (db: Tx, ids: string[]) =>
  new Map((await listViewsById(db, ids)).map(({ id, name }) => [id, name]))

/** What the log of staff says; whoever belongs to a shop is in no such log. */
const record = (tx: Tx, { caller, membership }: Viewer, entry: Parameters<typeof recordAudit>[2]) =>
  membership ? Promise.resolve() : recordAudit(tx, caller, entry)

const maySee = ({ membership }: Viewer, place: string) =>
  membership === undefined || membership.rights.includes(rightOfViewPage[place as ShopViewPage])

export async function listViews<Place extends string>(db: Tx, viewer: Viewer) {
  const of = viewsOf(viewer)
  const rows = await listViewRows(db, of)
  return rows.filter(({ place }) => maySee(viewer, place)).map((row) => toView<Place>(row, of))
}

export async function saveView<Place extends string>(
  { db }: Services,
  viewer: Viewer,
  view: NewView & { place: Place },
) {
  if (!maySee(viewer, view.place)) throw notForThisRole()
  const of = viewsOf(viewer)
  return db.transaction(async (tx) => {
    if ((await countViews(tx, of, view.place)) >= maxSavedViews) {
      throw new ApiError('CONFLICT', `You have ${maxSavedViews} views here already. Drop one first.`)
    }
    const row = await insertView(tx, of, randomUUIDv7(), view)
    if (!row) throw taken()
    await record(tx, viewer, { action: 'view.save', subject: subjectOf(row), after: factsOf(row) })
    return toView<Place>(row, of)
  })
}

export async function renameView<Place extends string>(
  { db }: Services,
  viewer: Viewer,
  id: string,
  name: string,
) {
  const of = viewsOf(viewer)
  try {
    return await db.transaction(async (tx) => {
      const before = await lockView(tx, of, id)
      if (!before) throw notFound('This view')
      const after = (await renameViewRow(tx, of, id, name))!
      const entry = { before: factsOf(before), after: factsOf(after) }
      await record(tx, viewer, { action: 'view.rename', subject: subjectOf(after), ...entry })
      return toView<Place>(after, of)
    })
  } catch (error) {
    throw errorCode(error) === uniqueViolation ? taken() : error
  }
}

export async function dropView({ db }: Services, viewer: Viewer, id: string) {
  await db.transaction(async (tx) => {
    const row = await deleteView(tx, viewsOf(viewer), id)
    if (!row) throw notFound('This view')
    await record(tx, viewer, { action: 'view.drop', subject: subjectOf(row), before: factsOf(row) })
  })
}
