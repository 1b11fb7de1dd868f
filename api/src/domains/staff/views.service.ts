import { randomUUIDv7 } from 'node:crypto'
import type { SavedView } from '@haat/contract/domains/staff.ts'
import { maxSavedViews } from '@haat/contract/domains/staff.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../audit/audit.service.ts'
import {
  countViews,
  deleteView,
  insertView,
  listViewRows,
  listViewsById,
  type ViewRow,
} from './views.store.ts'

type Caller = Principal & { ipAddress: string }

const toView = (row: ViewRow, userId: string): SavedView => ({
  id: row.id,
  place: row.place,
  name: row.name,
  search: row.search,
  isShared: row.isShared,
  isMine: row.userId === userId,
})

const factsOf = ({ place, name, search, isShared }: ViewRow) => ({ place, name, search, isShared })

/** The names of these views, by their ids. */
export const viewNamesById = async (db: Tx, ids: string[]) =>
  new Map((await listViewsById(db, ids)).map(({ id, name }) => [id, name]))

export const listViews = async (db: Tx, userId: string): Promise<SavedView[]> =>
  (await listViewRows(db, userId)).map((row) => toView(row, userId))

export async function saveView(
  services: Services,
  caller: Caller,
  view: Pick<ViewRow, 'place' | 'name' | 'search' | 'isShared'>,
): Promise<SavedView> {
  return services.db.transaction(async (tx) => {
    if ((await countViews(tx, caller.userId, view.place)) >= maxSavedViews) {
      throw new ApiError('CONFLICT', `You have ${maxSavedViews} views here already. Drop one first.`)
    }
    const row = await insertView(tx, { id: randomUUIDv7(), userId: caller.userId, ...view })
    if (!row) throw new ApiError('CONFLICT', 'You have a view of this name already.')
    const subject = { kind: 'view', id: row.id, label: row.name }
    await recordAudit(tx, caller, { action: 'view.save', subject, after: factsOf(row) })
    return toView(row, caller.userId)
  })
}

export async function dropView(services: Services, caller: Caller, id: string) {
  await services.db.transaction(async (tx) => {
    const row = await deleteView(tx, caller.userId, id)
    if (!row) throw notFound('This view')
    const subject = { kind: 'view', id: row.id, label: row.name }
    await recordAudit(tx, caller, { action: 'view.drop', subject, before: factsOf(row) })
  })
}
