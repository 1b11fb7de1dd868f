import type { DemoProduct } from '../shop/demo-types.ts'
import { demoVendors } from '../vendors/demo-vendors.ts'
import { allAssortments } from './all-assortments.ts'
import { chooseBackdrops } from './choose-backdrops.ts'
import { featuredProducts } from './featured/featured-products.ts'
import { drawFigures } from './figures.ts'
import { fillAssortment, listingsOf } from './fill-assortment.ts'

const valley = new Set(['kathmandu', 'lalitpur', 'bhaktapur'])

/** The products of all vendors. They are made by rules and seeded numbers, so every call gives the same ones. */
export function demoProducts(): DemoProduct[] {
  const valleyVendors = new Set(
    demoVendors.filter(({ district }) => valley.has(district)).map(({ slug }) => slug),
  )
  const isInValley = (vendor: string) => valleyVendors.has(vendor)
  const featured = featuredProducts(isInValley)
  const kinds = allAssortments.flatMap((assortment) => assortment.kinds)
  const figuresOf = drawFigures(kinds.reduce((sum, kind) => sum + listingsOf(kind).length, 0))
  let position = 0
  const drafts = allAssortments.flatMap((assortment) => {
    const featuredHere = featured.filter(({ category }) => category === assortment.category)
    return fillAssortment(assortment, featuredHere, isInValley, () => figuresOf(position++))
  })
  return chooseBackdrops(drafts)
}
