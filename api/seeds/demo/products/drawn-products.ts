import type { DemoProduct, PictureSpec } from '../demo-types.ts'
import { bilingual } from '../bilingual.ts'
import type { Pair } from '../bilingual.ts'
import { slugOf } from '../slug-of.ts'
import { drawnClothes } from './drawn-clothes.ts'
import type { DrawnGood } from './drawn-good.ts'
import { drawnGoods } from './drawn-goods.ts'
import { drawnShawl } from './drawn-shawl.ts'
import { particulars } from './make-product.ts'
import type { Kind } from './product-kind.ts'
import { combinations, readOptions } from './product-options.ts'
import { factsOf } from './product-pictures.ts'
import { shareOf } from './stock.ts'
import { toneOf } from './tones.ts'

/** The goods that the shop window shows by name, with prices and vendors of their own. */
export function drawnProducts(isNear: (vendor: string) => boolean): DemoProduct[] {
  const goods = [...drawnClothes, ...drawnGoods]
  return [drawnShawl, ...goods.map((good) => drawnProduct(good, isNear(good.vendor)))]
}

function drawnProduct(good: DrawnGood, isNear: boolean): DemoProduct {
  const { shelf, title, tone, price } = good
  const kind = { ...kindOf(good), ...good.own }
  const toned = tone ? toneOf(tone, kind.draw) : undefined
  const read = kind.choice ? readOptions(kind.choice, kind.draw) : []
  const rows = combinations(read, price)
  const colour = toned?.colour ?? kind.colour
  return {
    slug: slugOf(title[0]),
    title: bilingual(...title),
    category: shelf.category,
    vendor: good.vendor,
    headline: bilingual(...kind.headline),
    description: joined(kind.about, shelf.closers[0]),
    price,
    ...(good.oldPrice && { oldPrice: good.oldPrice }),
    ...(colour && { colour }),
    options: read.map(({ option }) => option),
    variants: rows.map((row, place) => ({ ...row, stock: shareOf(good.stock ?? 42, rows.length, place) })),
    pictures: good.pictures.map(([backdrop, stage, beside]) =>
      picture(kind, { backdrop, stage, ...(beside && { beside }) }, toned?.turn),
    ),
    facts: kind.facts ? factsOf(kind.facts) : [],
    ...particulars(shelf, kind),
    ageDays: good.ageDays,
    soldCount: good.soldCount,
    returnDays: kind.returnDays ?? shelf.returnDays ?? 7,
    minDays: isNear ? 2 : 3,
    maxDays: isNear ? 4 : 6,
    isCashPossible: price <= 100_000,
  }
}

function kindOf({ shelf, like }: DrawnGood): Kind {
  const kind = shelf.kinds.find(({ title }) => title[0] === like)
  if (!kind) throw new Error(`${shelf.category} has no kind ${like}`)
  return kind
}

const picture = (kind: Kind, rest: Omit<PictureSpec, 'object'>, turn?: number): PictureSpec => ({
  object: kind.draw,
  ...(turn && { hue: turn }),
  ...rest,
})

const joined = (about: Pair, closer: Pair = ['', '']) =>
  bilingual(`${about[0]} ${closer[0]}`.trim(), `${about[1]} ${closer[1]}`.trim())
