import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import type { DraftProduct } from './choose-backdrops.ts'
import type { ProductFigures } from './figures.ts'
import { makeProduct, titleOf } from './make-product.ts'
import type { Listing } from './make-product.ts'
import { readSizes } from './measures.ts'
import type { Assortment, Kind } from './product-kind.ts'

const firstOfKindCount = 2

/** Adds the products of a category to its featured ones, one of each kind in turn. */
export function fillAssortment(
  assortment: Assortment,
  featured: DraftProduct[],
  isInValley: (vendor: string) => boolean,
  nextFigures: () => ProductFigures,
): DraftProduct[] {
  const products = [...featured]
  const taken = new Set(featured.map(({ title }) => title.en))
  const rows = assortment.kinds.map((kind) => ({
    vendors: (kind.vendors ?? assortment.vendors).split(' '),
    listings: listingsOf(kind).filter((listing) => !taken.has(titleOf(listing)[0])),
  }))
  const longest = Math.max(...rows.map(({ listings }) => listings.length))
  for (let turn = 0; turn < longest; turn++) {
    for (const { vendors, listings } of rows) {
      const listing = listings[turn]
      if (!listing) continue
      const vendor = vendors[turn % vendors.length] ?? ''
      const context = {
        vendor,
        isInValley: isInValley(vendor),
        isFirstOfKind: turn < firstOfKindCount,
      }
      products.push(
        makeProduct(assortment, listing, {
          ...context,
          index: products.length,
          figures: nextFigures(),
        }),
      )
    }
  }
  return products
}

/** Varieties, tones, tints and sizes of a kind, paired in turn: the longest list decides how many products there are. */
export function listingsOf(kind: Kind): Listing[] {
  const varieties = kind.varieties ?? []
  const tones = kind.tones?.split(' ') ?? []
  const tints = kind.tints?.split(' ') ?? []
  const sizes = kind.sizes ? readSizes(kind.sizes) : []
  const count = Math.max(1, varieties.length, tones.length, sizes.length)
  const all = Array.from({ length: count }, (_, at) => ({
    kind,
    variety: varieties[at % varieties.length],
    tone: tones[at % tones.length],
    tint: tints[at % tints.length],
    size: sizes[at % sizes.length],
  }))
  return shuffled(all, seededNumbers(kind.title[0] + kind.headline[0]))
}
