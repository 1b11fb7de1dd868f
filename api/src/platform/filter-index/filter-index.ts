import type { Tx } from '#platform/database/database.ts'
import type { Definition } from './definition.ts'
import { createItems } from './items.ts'
import { createReader } from './read-columns.ts'

/**
 * Filters, sorts and counts the rows of a table in memory, as a definition (`definition.ts`) describes them. Each value of a
 * column with few values has a bitmap, a filter is an intersection of bitmaps, and orders are kept in blocks: an answer costs
 * little whatever is asked, and a change costs the same among a thousand rows as among a million (decision 38).
 *
 * Nobody needs to open the other files of this folder to add a filter, an order or another index.
 */
export function createFilterIndex<Asked, Answers>(definition: Definition<Asked, Answers>) {
  const reader = createReader(definition)
  let items = createItems(definition, 0)

  /** Reads all rows. Lists are answered from the old ones until the new ones are complete. */
  async function load(db: Tx): Promise<void> {
    const loaded = createItems(definition, await reader.count(db))
    for await (const rows of reader.walk(db)) {
      if (!loaded.hasRoom(rows.ids.length)) return load(db)
      loaded.append(rows)
      await letOthersRun()
    }
    for (const order of loaded.orders) {
      loaded.sort(order)
      await letOthersRun()
    }
    items = loaded
  }

  return {
    load,
    /** Reads these rows anew. False when there is no room for more: then everything has to be loaded again. */
    async update(db: Tx, ids: number[]): Promise<boolean> {
      const rows = await reader.byIds(db, ids)
      if (!items.hasRoom(rows.ids.length)) return false
      items.update(ids, rows)
      return true
    },
    /** The rows as they are now: to be asked for anew after waiting for anything. */
    items: () => items,
  }
}

/** A million rows are read in a hundred steps: other requests are served between them. */
const letOthersRun = () => new Promise((resolve) => void setImmediate(resolve))
