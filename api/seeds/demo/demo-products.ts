import type { DemoProduct } from './demo-types.ts'
import { demoVendors } from './demo-vendors.ts'
import { allShelves } from './products/all-shelves.ts'
import { drawnProducts } from './products/drawn-products.ts'
import { drawFigures } from './products/figures.ts'
import { fillShelf } from './products/fill-shelf.ts'

const valley = new Set(['kathmandu', 'lalitpur', 'bhaktapur'])

/** The goods of all vendors; the same every time. */
export function demoProducts(): DemoProduct[] {
  const near = new Set(demoVendors.filter(({ district }) => valley.has(district)).map(({ slug }) => slug))
  const isNear = (vendor: string) => near.has(vendor)
  const drawn = drawnProducts(isNear)
  const total = allShelves.reduce((sum, shelf) => sum + shelf.count, 0)
  const figuresOf = drawFigures(total - drawn.length)
  let position = 0
  return allShelves.flatMap((shelf) => {
    const there = drawn.filter(({ category }) => category === shelf.category)
    return fillShelf(shelf, there, isNear, () => figuresOf(position++))
  })
}
