import type { Tx } from '#platform/database/database.ts'
import { listCategoryRows, type CategoryRow } from '../catalogue/catalogue.service.ts'
import { createCache } from '#platform/cache/cache.ts'
import { followChanges, readLastChangeNumber, type Change } from '#platform/cluster/follow-changes.ts'
import { createVendorDirectory } from '../vendors/vendor-directory.ts'
import { listIndexedServices, type IndexedService } from './services.store.ts'

const maxRemembered = 80

/** Most services share their hours, days and districts: equal values are kept in memory once. */
function createShared<T>() {
  const known = new Map<string, T>()
  return (value: T): T => {
    const key = JSON.stringify(value)
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, value)
    return value
  }
}

/** All services on offer, in memory and kept up to date: few enough to go through for every list. */
export function createServiceIndex(db: Tx) {
  const byId = new Map<number, IndexedService>()
  let all: IndexedService[] = []
  let categories: CategoryRow[] = []
  const vendors = createVendorDirectory()
  const shared = createShared<unknown>()
  const remembered = createCache(maxRemembered)

  async function read(ids?: number[]) {
    const rows = await listIndexedServices(db, ids)
    for (const id of ids ?? byId.keys()) byId.delete(id)
    for (const row of rows) {
      const hours = shared(row.hours) as IndexedService['hours']
      const openDays = shared(row.openDays) as number[]
      const districts = shared(row.districts) as string[]
      byId.set(row.id, { ...row, hours, openDays, districts })
    }
    all = [...byId.values()]
  }
  async function load() {
    remembered.clear()
    await read()
    await vendors.read(db)
    categories = await listCategoryRows(db, 'service')
  }
  async function apply(changed: Change[]) {
    remembered.clear()
    const of = (kind: Change['kind']) => changed.filter((change) => change.kind === kind)
    const idsOf = (some: Change[]) => some.flatMap(({ number }) => number ?? [])
    const [services, changedVendors] = [of('service'), of('vendor')]
    if ([...services, ...changedVendors].some(({ number }) => number === null)) return load()
    if (services.length > 0) await read(idsOf(services))
    if (changedVendors.length > 0) await vendors.read(db, idsOf(changedVendors))
    if (of('category').length > 0) categories = await listCategoryRows(db, 'service')
  }

  const follower = followChanges(db, { load, apply })
  return {
    vendors,
    /** Gives the value under this key, and makes it if it was not made since the last change. */
    remember: remembered.take,
    all: () => all,
    categories: () => categories,
    /** To be called before an answer, so that nothing is missing in it that was written by now. */
    refresh: async (from: Tx) =>
      follower.catchUp(follower.isLoaded() ? await readLastChangeNumber(from) : undefined),
  }
}
export type ServiceIndex = ReturnType<typeof createServiceIndex>
