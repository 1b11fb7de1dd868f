import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { chanceOf, type Chance } from './chance.ts'
import { editions, madeCode, madeName, nameCount } from './made-words.ts'
import type { ProductTemplate, Templates } from './templates.ts'

const productsPerName = 20
const maxStars = 60
const maxSold = 20_000

export interface MadeProduct {
  template: ProductTemplate
  vendorId: number
  title: Bilingual
  price: number
  oldPrice: number | null
  lowestPrice: number | null
  discountPercent: number
  variants: { templateId: number; price: number; oldPrice: number | null; onHand: number }[]
  soldCount: number
  /** One rating per review. */
  stars: number[]
  ageDays: number
}

/** The product with this number in a shop of that size. */
export function madeProduct(at: number, size: number, { products, vendorsLike }: Templates): MadeProduct {
  const chance = chanceOf(at)
  const template = products[chance.below(products.length)]!
  const vendors = vendorsLike.get(template.vendorId) ?? [template.vendorId]
  const soldCount = Math.min(maxSold, Math.floor(8 / (chance.share() + 1e-6))) + chance.below(12)
  return {
    template,
    vendorId: vendors[chance.rankBelow(vendors.length + 1) % vendors.length]!,
    title: titleOf(at, size, template, chance),
    ...pricesOf(template, chance),
    soldCount,
    stars: starsOf(soldCount, chance),
    ageDays: 1 + Math.floor(chance.share() * 1200),
  }
}

function titleOf(at: number, size: number, { title, titleNe }: ProductTemplate, chance: Chance): Bilingual {
  const maker = madeName(chance.rankBelow(Math.min(nameCount, Math.ceil(size / productsPerName))))
  const edition = chance.isOneIn(4) ? editions[chance.rankBelow(editions.length)] : undefined
  const code = chance.isOneIn(5) ? ` ${madeCode(at)}` : ''
  const joined = (parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
  return {
    en: joined([title, edition?.en, `${maker.en}${code}`]),
    ne: joined([titleNe, edition?.ne, `${maker.ne}${code}`]),
  }
}

const rounded = (amount: number) => Math.max(1000, Math.round(amount / 1000) * 1000)

function pricesOf(template: ProductTemplate, chance: Chance) {
  const factor = Math.exp(chance.bell() * 0.8)
  const discount = chance.isOneIn(6) ? 0.05 + chance.share() * 0.4 : 0
  const isSoldOut = chance.isOneIn(12)
  const variants = template.variants.map(({ id, price }) => {
    const own = rounded(price * factor)
    return {
      templateId: id,
      price: own,
      oldPrice: discount > 0 ? rounded(own / (1 - discount)) + 1000 : null,
      onHand: isSoldOut || chance.isOneIn(10) ? 0 : 1 + chance.below(60),
    }
  })
  const cheapest = variants.reduce((least, one) => (one.price < least.price ? one : least))
  const { price, oldPrice } = cheapest
  return {
    variants,
    price,
    oldPrice,
    lowestPrice: oldPrice === null ? null : price,
    discountPercent: oldPrice === null ? 0 : Math.round(((oldPrice - price) * 100) / oldPrice),
  }
}

/** Two reviews on average; every third product has none, and best sellers have dozens. */
function starsOf(soldCount: number, chance: Chance): number[] {
  const count = chance.isOneIn(3) ? 0 : Math.min(maxStars, chance.below(5) + Math.floor(soldCount / 60))
  const mean = 4.1 + chance.bell() * 0.6
  return Array.from({ length: count }, () => Math.min(5, Math.max(1, Math.round(mean + chance.bell() * 1.7))))
}
