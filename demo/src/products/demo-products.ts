import type { DemoProduct } from '../shop/demo-types.ts'
import { demoVendors } from '../vendors/demo-vendors.ts'
import { allAssortments } from './all-assortments.ts'
import { featuredProducts } from './featured/featured-products.ts'
import { drawFigures } from './figures.ts'
import { fillAssortment } from './fill-assortment.ts'

const valley = new Set(['kathmandu', 'lalitpur', 'bhaktapur'])

/** The products of all vendors. They are made by rules and seeded numbers, so every call gives the same ones. */
export function demoProducts(): DemoProduct[] {
  const valleyVendors = new Set(
    demoVendors.filter(({ district }) => valley.has(district)).map(({ slug }) => slug),
  )
  const isInValley = (vendor: string) => valleyVendors.has(vendor)
  const featured = featuredProducts(isInValley)
  const total = allAssortments.reduce((sum, assortment) => sum + assortment.count, 0)
  const figuresOf = drawFigures(total - featured.length)
  let position = 0
  return allAssortments.flatMap((assortment) => {
    const featuredHere = featured.filter(({ category }) => category === assortment.category)
    return fillAssortment(assortment, featuredHere, isInValley, () => figuresOf(position++))
  })
}
