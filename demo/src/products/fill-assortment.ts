import type { DemoProduct } from '../shop/demo-types.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import type { ProductFigures } from './figures.ts'
import { makeProduct, titleOf } from './make-product.ts'
import type { Listing } from './make-product.ts'
import { readSizes } from './measures.ts'
import type { Assortment, Kind } from './product-kind.ts'

type Offer = { listing: Listing; vendor: string; isFirstOfKind: boolean }

const firstOfKindCount = 2

/** Adds products to the featured ones of a category, one of each kind in turn, until there are as many as it counts. */
export function fillAssortment(
  assortment: Assortment,
  featured: DemoProduct[],
  isInValley: (vendor: string) => boolean,
  nextFigures: () => ProductFigures,
): DemoProduct[] {
  const products = [...featured]
  const taken = new Set(featured.map((product) => `${product.vendor} ${product.title.en}`))
  const rows = assortment.kinds.map((kind) => offersOf(kind, assortment)[Symbol.iterator]())
  while (products.length < assortment.count) {
    const before = products.length
    for (const row of rows) {
      if (products.length === assortment.count) break
      const offer = nextUntaken(row, taken)
      if (!offer) continue
      const { listing, vendor, isFirstOfKind } = offer
      const index = products.length
      const previousBackdrop = products.at(-1)?.pictures[0]?.backdrop
      const context = { vendor, isInValley: isInValley(vendor), index, isFirstOfKind, previousBackdrop }
      products.push(makeProduct(assortment, listing, { ...context, figures: nextFigures() }))
    }
    if (products.length === before) throw new Error(`${assortment.category} has too few kinds: ${before}`)
  }
  return products
}

function nextUntaken(row: Iterator<Offer>, taken: Set<string>): Offer | undefined {
  for (let step = row.next(); !step.done; step = row.next()) {
    const name = `${step.value.vendor} ${titleOf(step.value.listing)[0]}`
    if (taken.has(name)) continue
    taken.add(name)
    return step.value
  }
  return undefined
}

/** Every listing once, each by another vendor, then all of them again by the next vendor, until every vendor had all. */
function* offersOf(kind: Kind, assortment: Assortment): Generator<Offer> {
  const listings = listingsOf(kind)
  const vendors = (kind.vendors ?? assortment.vendors).split(' ')
  for (let pass = 0; pass < vendors.length; pass++) {
    for (const [index, listing] of listings.entries()) {
      const vendor = vendors[(index + pass) % vendors.length] ?? ''
      yield { listing, vendor, isFirstOfKind: pass === 0 && index < firstOfKindCount }
    }
  }
}

function listingsOf(kind: Kind): Listing[] {
  const varieties = kind.varieties ?? [undefined]
  const tones = kind.tones?.split(' ') ?? [undefined]
  const sizes = kind.sizes ? readSizes(kind.sizes) : [undefined]
  const tints = kind.tints?.split(' ') ?? []
  const all = varieties.flatMap((variety, index) => {
    const tint = tints[index % tints.length]
    return tones.flatMap((tone) => sizes.map((size) => ({ kind, variety, tone, size, tint })))
  })
  return shuffled(all, seededNumbers(kind.title[0] + kind.headline[0]))
}
