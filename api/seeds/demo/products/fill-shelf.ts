import type { DemoProduct } from '../demo-types.ts'
import { seededNumbers, shuffled } from '../seeded.ts'
import type { Figures } from './figures.ts'
import { makeProduct, titleOf } from './make-product.ts'
import type { Listing } from './make-product.ts'
import { readSizes } from './measures.ts'
import type { Kind, Shelf } from './product-kind.ts'

type Offer = { listing: Listing; vendor: string; isBest: boolean }

const bestOfKind = 2

/** Puts as many products on a shelf as it counts, one kind after the other, after those that lie there already. */
export function fillShelf(
  shelf: Shelf,
  there: DemoProduct[],
  isNear: (vendor: string) => boolean,
  nextFigures: () => Figures,
): DemoProduct[] {
  const products = [...there]
  const taken = new Set(there.map((product) => `${product.vendor} ${product.title.en}`))
  const rows = shelf.kinds.map((kind) => offersOf(kind, shelf)[Symbol.iterator]())
  while (products.length < shelf.count) {
    const before = products.length
    for (const row of rows) {
      if (products.length === shelf.count) break
      const offer = nextFree(row, taken)
      if (!offer) continue
      const { listing, vendor, isBest } = offer
      const index = products.length
      const neighbour = products.at(-1)?.pictures[0]?.backdrop
      const place = { vendor, isNear: isNear(vendor), index, isBest, neighbour, figures: nextFigures() }
      products.push(makeProduct(shelf, listing, place))
    }
    if (products.length === before) throw new Error(`${shelf.category} has too few kinds: ${before}`)
  }
  return products
}

function nextFree(row: Iterator<Offer>, taken: Set<string>): Offer | undefined {
  for (let step = row.next(); !step.done; step = row.next()) {
    const name = `${step.value.vendor} ${titleOf(step.value.listing)[0]}`
    if (taken.has(name)) continue
    taken.add(name)
    return step.value
  }
  return undefined
}

/** Every listing once, then every listing again by the vendor after, until all vendors had all. */
function* offersOf(kind: Kind, shelf: Shelf): Generator<Offer> {
  const listings = listingsOf(kind)
  const vendors = (kind.vendors ?? shelf.vendors).split(' ')
  for (let pass = 0; pass < vendors.length; pass++) {
    for (const [place, listing] of listings.entries()) {
      const vendor = vendors[(place + pass) % vendors.length] ?? ''
      yield { listing, vendor, isBest: pass === 0 && place < bestOfKind }
    }
  }
}

function listingsOf(kind: Kind): Listing[] {
  const words = kind.words ?? [undefined]
  const tones = kind.tones?.split(' ') ?? [undefined]
  const sizes = kind.sizes ? readSizes(kind.sizes) : [undefined]
  const tints = kind.tints?.split(' ') ?? []
  const all = words.flatMap((word, place) => {
    const tint = tints[place % tints.length]
    return tones.flatMap((tone) => sizes.map((size) => ({ kind, word, tone, size, tint })))
  })
  return shuffled(all, seededNumbers(kind.title[0] + kind.headline[0]))
}
