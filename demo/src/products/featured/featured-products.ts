import type { DemoProduct } from '../../shop/demo-types.ts'
import { bilingual } from '../../shop/bilingual.ts'
import type { Pair } from '../../shop/bilingual.ts'
import { slugOf } from '../../shop/slug-of.ts'
import { featuredClothes } from './featured-clothes.ts'
import type { FeaturedGood } from './featured-good.ts'
import { featuredGoods } from './featured-goods.ts'
import { featuredShawl } from './featured-shawl.ts'
import { legalParticulars } from '../make-product.ts'
import type { Kind } from '../product-kind.ts'
import { combinations, readOptions } from '../product-options.ts'
import { factsOf } from '../product-pictures.ts'
import { evenShare } from '../stock.ts'
import { toneOfDrawing } from '../tones.ts'

/** The products that the pages of the shop show by name, each with a price and a vendor of its own. */
export function featuredProducts(isInValley: (vendor: string) => boolean): DemoProduct[] {
  const goods = [...featuredClothes, ...featuredGoods]
  return [featuredShawl, ...goods.map((good) => featuredProduct(good, isInValley(good.vendor)))]
}

function featuredProduct(good: FeaturedGood, isInValley: boolean): DemoProduct {
  const { assortment, title, tone, price } = good
  const kind = { ...kindOf(good), ...good.overrides }
  const toned = tone ? toneOfDrawing(tone, kind.drawing) : undefined
  const read = kind.choice ? readOptions(kind.choice, kind.drawing) : []
  const rows = combinations(read, price)
  const colour = toned?.colour ?? kind.colour
  return {
    slug: slugOf(title[0]),
    title: bilingual(...title),
    category: assortment.category,
    vendor: good.vendor,
    headline: bilingual(...kind.headline),
    description: joined(kind.about, assortment.closings[0]),
    price,
    ...(good.oldPrice && { oldPrice: good.oldPrice }),
    ...(colour && { colour }),
    options: read.map(({ option }) => option),
    variants: rows.map((row, index) => ({
      ...row,
      stock: evenShare(good.stock ?? 42, rows.length, index),
    })),
    pictures: good.pictures.map(([backdrop, stage, beside]) => ({
      object: toned?.object ?? kind.drawing,
      ...(toned?.hueShift && { hue: toned.hueShift }),
      ...(beside && { beside }),
      backdrop,
      stage,
    })),
    facts: kind.facts ? factsOf(kind.facts) : [],
    ...legalParticulars(assortment, kind),
    ageDays: good.ageDays,
    soldCount: good.soldCount,
    returnDays: kind.returnDays ?? assortment.returnDays ?? 7,
    taxKind: kind.taxKind ?? assortment.taxKind ?? 'standard',
    minDays: isInValley ? 2 : 3,
    maxDays: isInValley ? 4 : 6,
    isCashPossible: price <= 100_000,
  }
}

function kindOf({ assortment, kindTitle }: FeaturedGood): Kind {
  const kind = assortment.kinds.find(({ title }) => title[0] === kindTitle)
  if (!kind) throw new Error(`${assortment.category} has no kind ${kindTitle}`)
  return kind
}

const joined = (about: Pair, closing: Pair = ['', '']) =>
  bilingual(`${about[0]} ${closing[0]}`.trim(), `${about[1]} ${closing[1]}`.trim())
