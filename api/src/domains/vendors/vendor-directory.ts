import type { Tx } from '#platform/database/database.ts'
import type { VendorLink } from './vendors.service.ts'
import { listVendorEntries } from './vendors.store.ts'

interface Entry {
  id: number
  /** Its address name, and those that it had before. */
  slugs: string[]
  link: VendorLink
  /** Null for a vendor who delivers everywhere. */
  deliversTo: string[] | null
}

/** All vendors in memory, by id and by present and former slugs, with what lists show of them and filter by. */
export function createVendorDirectory() {
  const byId = new Map<number, Entry>()
  const bySlug = new Map<string, Entry>()
  const delivering = new Map<string, number[]>()

  /** Reads all vendors, or these, from the database. */
  async function read(db: Tx, ids?: number[]) {
    const rows = await listVendorEntries(db, ids)
    for (const id of ids ?? byId.keys()) forget(id)
    for (const { id, slug, formerSlugs, name, nameNe, place, deliversTo } of rows) {
      const link = { slug, name: { en: name, ne: nameNe }, place }
      const entry = { id, deliversTo, link, slugs: [slug, ...formerSlugs] }
      byId.set(id, entry)
      for (const one of entry.slugs) bySlug.set(one, entry)
    }
    delivering.clear()
  }
  function forget(id: number) {
    const entry = byId.get(id)
    if (!entry) return
    byId.delete(id)
    for (const slug of entry.slugs) bySlug.delete(slug)
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
      // Limited, so that made-up names of districts cannot fill the memory.
      if (delivering.size < 100) delivering.set(district, ids)
      return ids
    },
  }
}
export type VendorDirectory = ReturnType<typeof createVendorDirectory>
