import { setShelf } from '@haat/api/domains/catalogue/stock/stock.service.ts'
import { correctStock } from '@haat/api/domains/stock/correct-stock.service.ts'
import { findMovementByKey, stockPage } from '@haat/api/domains/stock/stock.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import type { StockCorrection, StockItem } from '@haat/contract/domains/stock.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

interface DemoMovement {
  account: 'vendor' | 'manager' | 'packer'
  daysAgo: number
  correction: StockCorrection
}

const move = (
  account: DemoMovement['account'],
  daysAgo: number,
  reason: 'received' | 'damaged' | 'lost' | 'other',
  change: number,
  words = '',
): DemoMovement => ({ account, daysAgo, correction: { reason, change, words } })

/** They come to nothing, so that shoppers see what the data of the demo say. */
const histories: ((item: StockItem) => DemoMovement[])[] = [
  () => [
    move('manager', 41, 'other', -4, 'Lent to the fair in Butwal'),
    move('manager', 37, 'other', 4, 'Back from the fair'),
  ],
  () => [
    move('packer', 26, 'damaged', -2, 'Wet in the rain at the door'),
    move('vendor', 19, 'received', 2, 'Woven anew'),
  ],
  ({ onHand }) => [
    {
      account: 'packer',
      daysAgo: 15,
      correction: { reason: 'counted', counted: onHand - 3, seenOnHand: onHand, words: '' },
    },
    move('vendor', 14, 'received', 5, 'From the loom in Tansen'),
    move('packer', 6, 'lost', -2),
  ],
]

const soldInTansen = (left: number) => (item: StockItem) => [
  move('vendor', 3, 'other', left - item.onHand, 'Sold in the shop in Tansen'),
]

/** The variants that get a history: the first of some products; of another product one is sold out and one low. */
function chooseItems(items: StockItem[]): [StockItem, DemoMovement[]][] {
  const products = [...Map.groupBy(items, ({ productId }) => productId).values()]
  const plenty = products.filter((variants) => variants.every(({ onHand }) => onHand > 10))
  const several = plenty.find((variants) => variants.length >= 3) ?? []
  const moved = plenty.filter((variants) => variants !== several).slice(0, histories.length)
  return [
    ...moved.map(([item], at): [StockItem, DemoMovement[]] => [item!, histories[at]!(item!)]),
    ...[soldInTansen(0), soldInTansen(3)].flatMap((history, at): [StockItem, DemoMovement[]][] => {
      const item = several[at + 1]
      return item ? [[item, history(item)]] : []
    }),
  ]
}

const boards = ['A', 'B', 'C', 'D']

/** Where the variants of a product lie: side by side, and some nowhere in particular yet. */
const shelfOf = (product: number) =>
  product % 9 === 8 ? '' : `${boards[product % boards.length]}${Math.floor(product / boards.length) + 1}`

async function fillShelves({ db }: Services, vendorId: number, items: StockItem[]) {
  const products = [...new Set(items.map(({ productId }) => productId))]
  for (const { variantId, productId } of items) {
    const shelf = shelfOf(products.indexOf(productId))
    await setShelf(db, { variantId: Number(variantId), vendorId }, shelf)
  }
}

const keyOf = (place: number) => `demo-stock-${place}`

/** Lets people of the demo vendor's shop have put its goods on shelves and corrected its stock, once. */
export async function ensureDemoStock(services: Services) {
  const { db } = services
  const vendor = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (!vendor || (await findMovementByKey(db, vendor.id, keyOf(1)))) return
  const { items } = await stockPage(db, vendor.id, { filter: 'all', searchTerm: '', pageSize: 100 })
  await fillShelves(services, vendor.id, items)
  let place = 0
  for (const [{ variantId }, movements] of chooseItems(items)) {
    for (const { account, daysAgo, correction } of movements) {
      place += 1
      const at = new Date(Date.now() - daysAgo * 86_400_000)
      const corrector = { vendorId: vendor.id, variantId, actorId: demoAccountIds[account], at }
      await correctStock(services, corrector, correction, keyOf(place))
    }
  }
}
