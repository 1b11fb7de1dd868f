import type { Tx } from '#platform/db/database.ts'
import { listCategoryRows, type CategoryRow } from '../catalogue/catalogue.service.ts'
import { createMemory } from '../changes/memory.ts'
import { followChanges, readStamp, type Change } from '../changes/follow-changes.ts'
import { createVendorDirectory } from '../vendors/vendor-directory.ts'
import { listShelved, type ShelvedService } from './service-shelf.store.ts'

const mostRemembered = 80

/** Alike in most services, and kept once. */
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

/** All services on offer in memory, following what changes: there are few enough to go through for every list. */
export function createServiceShelf(db: Tx) {
  const byId = new Map<number, ShelvedService>()
  let all: ShelvedService[] = []
  let categories: CategoryRow[] = []
  const vendors = createVendorDirectory()
  const shared = createShared<unknown>()
  const remembered = createMemory(mostRemembered)

  async function read(ids?: number[]) {
    const rows = await listShelved(db, ids)
    for (const id of ids ?? byId.keys()) byId.delete(id)
    for (const row of rows) {
      const hours = shared(row.hours) as ShelvedService['hours']
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
    const told = (some: Change[]) => some.flatMap(({ number }) => number ?? [])
    const [services, theirVendors] = [of('service'), of('vendor')]
    if ([...services, ...theirVendors].some(({ number }) => number === null)) return load()
    if (services.length > 0) await read(told(services))
    if (theirVendors.length > 0) await vendors.read(db, told(theirVendors))
    if (of('category').length > 0) categories = await listCategoryRows(db, 'service')
  }

  const follower = followChanges(db, { load, apply })
  return {
    vendors,
    /** Makes it unless it was made since the last change. */
    remember: remembered.take,
    all: () => all,
    categories: () => categories,
    /** Before an answer: nothing that was written by now may be missing in it. */
    refresh: async (from: Tx) => follower.catchUp(follower.isLoaded() ? await readStamp(from) : undefined),
  }
}
export type ServiceShelf = ReturnType<typeof createServiceShelf>
