import type { ProductFacetQuery } from '@haat/contract/domains/catalogue.filters.ts'
import type { ProductSort } from '@haat/contract/domains/catalogue.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { createCache } from '#platform/cache/cache.ts'
import {
  followChanges,
  readLastChangeNumber,
  type Change,
  type ChangeKind,
} from '#platform/cluster/follow-changes.ts'
import { createVendorDirectory } from '../../vendors/vendor-directory.ts'
import { listCategoryRows, type CategoryRow } from '../catalogue.store.ts'
import { createCardCache } from './card-cache.ts'
import type { Asked } from './column-table.ts'
import { createColumns, type Columns, type SentColumns } from './columns.ts'
import { createOptionNames } from './option-names.ts'
import { createOrder, type Order } from './order.ts'
import { countOnSale, readProducts, walkProducts } from './rows.store.ts'
import { createIndexSearch } from './search.ts'

const maxRemembered = 80
/** After more changes than this everything is read anew rather than product by product. */
const maxChanges = 20_000

type OrderName = Exclude<ProductSort, 'relevance'>

/**
 * The data of the product index: all products on sale as columns in memory, with their orders and what lists need beside
 * them. It is loaded when it is first asked for and follows all changes, whichever process made them.
 */
export function createIndexData(db: Tx) {
  let columns: Columns
  let orders: Record<OrderName, Order>
  let onSaleCount = 0
  let categories: CategoryRow[] = []
  const vendors = createVendorDirectory()
  const cards = createCardCache()
  const optionNames = createOptionNames(db, () => columns)
  const search = createIndexSearch(
    db,
    () => columns,
    () => orders.bestSelling,
  )
  /** Answers that hold until something changes. */
  const remembered = createCache(maxRemembered)

  async function load() {
    const loaded = createColumns(await countOnSale(db))
    for await (const rows of walkProducts(db)) {
      if (!loaded.hasRoom(rows.length)) return load()
      loaded.append(rows)
      await letOthersRun()
    }
    const order = async (values: Order['values']) => {
      await letOthersRun()
      return createOrder(values, loaded)
    }
    const sorted = {
      bestSelling: await order(loaded.soldCount),
      createdAt: await order(loaded.createdAt),
      price: await order(loaded.pricePaisa),
      rating: await order(loaded.rating),
      discount: await order(loaded.discountPercent),
    }
    await vendors.read(db)
    categories = await listCategoryRows(db, 'product')
    columns = loaded
    orders = sorted
    onSaleCount = loaded.length()
    remembered.clear()
    search.clear()
    cards.forget()
    optionNames.clear()
  }

  async function applyProducts(ids: number[]) {
    cards.forget(ids)
    const rows = await readProducts(db, ids)
    if (!columns.hasRoom(rows.length)) return load()
    const onSale = new Set(rows.id)
    for (const id of ids) {
      const position = onSale.has(id) ? -1 : columns.positionOf(id)
      if (position >= 0) columns.isOnSale[position] = 0
    }
    for (let at = 0; at < rows.length; at += 1) putRow(rows, at)
    onSaleCount = countOnSaleIn(columns)
    optionNames.clear()
  }
  function putRow(rows: SentColumns, at: number) {
    const known = columns.positionOf(rows.id[at]!)
    const position = known >= 0 ? known : columns.addPosition(rows.id[at]!)
    const before = Object.values(orders).map((order) => ({ order, value: order.values[position] }))
    columns.writeRow(position, rows, at)
    for (const { order, value } of before) {
      if (known < 0 || order.values[position] !== value) order.move(position)
    }
  }

  async function apply(changes: Change[]) {
    const idsOf = (kind: ChangeKind) =>
      changes.flatMap((change) => (change.kind === kind ? [change.number] : []))
    /** Undefined when a change does not say which rows it touched, or when there are too many. */
    const changedIds = (kind: ChangeKind) => {
      const ids = idsOf(kind)
      return ids.includes(null) || ids.length > maxChanges ? undefined : (ids as number[])
    }
    const products = changedIds('product')
    const changedVendors = changedIds('vendor')
    const documents = changedIds('document')
    if (!products) return load()
    if (products.length > 0) await applyProducts(products)
    if (!changedVendors || changedVendors.length > 0) await vendors.read(db, changedVendors)
    if (idsOf('category').length > 0) categories = await listCategoryRows(db, 'product')
    if (!documents || documents.length > 0) search.onDocumentsChanged(documents)
    if (idsOf('word').length > 0) search.onDocumentsChanged([])
    remembered.clear()
  }

  const follower = followChanges(db, { load, apply })
  return {
    catchUp: follower.catchUp,
    tidy: follower.tidy,
    cards,
    optionNames,
    search,
    /** To be called before an answer, so that nothing is missing in it that was written by now. */
    refresh: async (from: Tx) =>
      follower.catchUp(follower.isLoaded() ? await readLastChangeNumber(from) : undefined),
    columns: () => columns,
    vendors,
    asked: (query: ProductFacetQuery): Asked => ({ query, vendors, categories }),
    onSaleCount: () => onSaleCount,
    order: (sort: ProductSort): Order => orders[sort === 'relevance' ? 'bestSelling' : sort],
    /** Gives the value under this key, and makes it if it was not made since the last change. */
    remember: remembered.take,
  }
}
export type IndexData = ReturnType<typeof createIndexData>

/** A million rows are read in a hundred steps: other requests are served between them. */
const letOthersRun = () => new Promise((resolve) => void setImmediate(resolve))

function countOnSaleIn({ isOnSale, length }: Columns): number {
  const end = length()
  let count = 0
  for (let position = 0; position < end; position += 1) count += isOnSale[position]!
  return count
}
