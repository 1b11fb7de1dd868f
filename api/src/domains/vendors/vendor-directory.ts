import type { Tx } from '#platform/db/database.ts'
import type { VendorLink } from './vendors.service.ts'
import { listVendorEntries } from './vendors.store.ts'

interface Entry {
  id: number
  link: VendorLink
  /** None delivers everywhere. */
  deliversTo: string[] | null
}

/** All vendors by number and slug, with what lists say of them and filter by. */
export function createVendorDirectory() {
  const byId = new Map<number, Entry>()
  const bySlug = new Map<string, Entry>()
  const delivering = new Map<string, number[]>()

  /** All of them, or those whose numbers are told. */
  async function read(db: Tx, ids?: number[]) {
    const rows = await listVendorEntries(db, ids)
    for (const id of ids ?? byId.keys()) forget(id)
    for (const { id, slug, name, nameNe, place, deliversTo } of rows) {
      const entry = { id, deliversTo, link: { slug, name: { en: name, ne: nameNe }, place } }
      byId.set(id, entry)
      bySlug.set(slug, entry)
    }
    delivering.clear()
  }
  function forget(id: number) {
    const entry = byId.get(id)
    if (!entry) return
    byId.delete(id)
    bySlug.delete(entry.link.slug)
  }

  return {
    read,
    link: (id: number): VendorLink | undefined => byId.get(id)?.link,
    idsOf: (slugs: string[]) => slugs.flatMap((slug) => bySlug.get(slug)?.id ?? []),
    idsDeliveringTo(district: string): number[] {
      const known = delivering.get(district)
      if (known) return known
      const ids = [...byId.values()]
        .filter(({ deliversTo }) => deliversTo === null || deliversTo.includes(district))
        .map(({ id }) => id)
      // Nobody can fill the memory with names of districts that there are not.
      if (delivering.size < 100) delivering.set(district, ids)
      return ids
    },
  }
}
