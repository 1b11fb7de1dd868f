import type { ProductSort } from '@haat/contract/domains/catalogue.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { createMemory } from '../changes/memory.ts'
import { followChanges, readStamp, type Change, type ChangeKind } from '../changes/follow-changes.ts'
import { createVendorDirectory } from '../vendors/vendor-directory.ts'
import { createCardMemory } from './card-memory.ts'
import { listCategoryRows, type CategoryRow } from './catalogue.store.ts'
import { createOptionNames } from './option-names.ts'
import { createColumns, isOnSaleBit, type Columns } from './shelf-columns.ts'
import { createOrder, type Order } from './shelf-order.ts'
import { countShelf, readShelved, walkShelf } from './shelf-rows.store.ts'
import { createShelfSearch } from './shelf-search.ts'

const mostRemembered = 80
/** More changes than this are read anew rather than one by one. */
const mostChanges = 20_000

type OrderName = Exclude<ProductSort, 'relevance'>

/**
 * All products on sale as columns in memory, to filter, sort and count without asking the database. It is loaded when it
 * is first asked for and follows what changes, whichever process changed it.
 */
export function createShelf(db: Tx) {
  let columns: Columns
  let orders: Record<OrderName, Order>
  let onSale = 0
  let categories: CategoryRow[] = []
  const vendors = createVendorDirectory()
  const cards = createCardMemory()
  const names = createOptionNames(db, () => columns)
  const search = createShelfSearch(
    db,
    () => columns,
    () => orders.bestSelling,
  )
  /** Answers that hold as long as nothing changes. */
  const remembered = createMemory(mostRemembered)

  async function load() {
    const made = createColumns(await countShelf(db))
    for await (const rows of walkShelf(db)) {
      if (!made.hasRoom(rows.length)) return load()
      made.append(rows)
      await breathe()
    }
    const order = async (values: Order['values']) => {
      await breathe()
      return createOrder(values, made)
    }
    const sorted = {
      bestSelling: await order(made.soldCount),
      createdAt: await order(made.createdAt),
      price: await order(made.price),
      rating: await order(made.rating),
      discount: await order(made.discount),
    }
    await vendors.read(db)
    categories = await listCategoryRows(db)
    columns = made
    orders = sorted
    onSale = made.length()
    remembered.clear()
    search.clear()
    cards.forget()
    names.clear()
  }

  async function applyProducts(numbers: number[]) {
    cards.forget(numbers)
    const rows = await readShelved(db, numbers)
    if (!columns.hasRoom(rows.length)) return load()
    const here = new Set(rows.id)
    for (const number of numbers) {
      const place = here.has(number) ? -1 : columns.placeOf(number)
      if (place >= 0) columns.flags[place]! &= ~isOnSaleBit
    }
    for (let at = 0; at < rows.length; at += 1) put(rows, at)
    onSale = countOnSale(columns)
    names.clear()
  }
  function put(rows: Awaited<ReturnType<typeof readShelved>>, at: number) {
    const known = columns.placeOf(rows.id[at]!)
    const place = known >= 0 ? known : columns.addPlace(rows.id[at]!)
    const before = Object.values(orders).map((order) => ({ order, value: order.values[place] }))
    columns.write(place, rows, at)
    for (const { order, value } of before) {
      if (known < 0 || order.values[place] !== value) order.move(place)
    }
  }

  async function apply(changed: Change[]) {
    const numbers = (kind: ChangeKind) =>
      changed.flatMap((change) => (change.kind === kind ? [change.number] : []))
    const told = (kind: ChangeKind) => {
      const some = numbers(kind)
      return some.includes(null) || some.length > mostChanges ? undefined : (some as number[])
    }
    const [products, theirVendors, documents] = [told('product'), told('vendor'), told('document')]
    if (!products) return load()
    if (products.length > 0) await applyProducts(products)
    if (!theirVendors || theirVendors.length > 0) await vendors.read(db, theirVendors)
    if (numbers('category').length > 0) categories = await listCategoryRows(db)
    if (!documents || documents.length > 0) search.wordsChanged(documents)
    if (numbers('word').length > 0) search.wordsChanged([])
    remembered.clear()
  }

  const follower = followChanges(db, { load, apply })
  return {
    catchUp: follower.catchUp,
    tidy: follower.tidy,
    cards,
    names,
    search,
    /** Before an answer: nothing that was written by now may be missing in it. */
    refresh: async (from: Tx) => follower.catchUp(follower.isLoaded() ? await readStamp(from) : undefined),
    vendors,
    columns: () => columns,
    categories: (kind: CategoryRow['kind']) => categories.filter((row) => row.kind === kind),
    onSaleCount: () => onSale,
    order: (sort: ProductSort): Order => orders[sort === 'relevance' ? 'bestSelling' : sort],
    /** Makes it unless it was made since the last change. */
    remember: remembered.take,
  }
}
export type Shelf = ReturnType<typeof createShelf>

/** A million rows are read in a hundred steps: others are served between them. */
const breathe = () => new Promise((resolve) => void setImmediate(resolve))

function countOnSale({ flags, length }: Columns): number {
  const end = length()
  let count = 0
  for (let place = 0; place < end; place += 1) count += (flags[place]! & isOnSaleBit) >> 2
  return count
}
