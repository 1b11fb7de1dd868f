import type { Tx } from '#platform/database/database.ts'
import { saveDocuments } from '../search/search.service.ts'
import { documentOf } from './vendor-documents.service.ts'
import { findVendorRows, insertVendors, lockSlugs, takenSlugs } from './vendors.store.ts'

type NewVendor = Parameters<typeof insertVendors>[1][number]

const triedAtOnce = 20

/** Opens a shop under the first free name for its address, and lets it be found at once. */
export async function openVendor(tx: Tx, row: NewVendor): Promise<number> {
  await lockSlugs(tx)
  const [opened] = await insertVendors(tx, [{ ...row, slug: await freeSlug(tx, row.slug) }])
  const id = opened!.id
  await saveDocuments(tx, (await findVendorRows(tx, [id])).map(documentOf))
  return id
}

/** The name itself, or with the first free number behind it. */
async function freeSlug(tx: Tx, slug: string): Promise<string> {
  for (let from = 1; ; from += triedAtOnce) {
    const tried = Array.from({ length: triedAtOnce }, (_, at) =>
      from + at === 1 ? slug : `${slug}-${from + at}`,
    )
    const taken = await takenSlugs(tx, tried)
    const free = tried.find((one) => !taken.has(one))
    if (free) return free
  }
}
