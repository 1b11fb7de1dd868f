import { seededNumbers } from '../shop/seeded-random.ts'
import { bilingual } from '../shop/bilingual.ts'
import type { Pair } from '../shop/bilingual.ts'
import { slugOf } from '../shop/slug-of.ts'
import type { DraftProduct } from './choose-backdrops.ts'
import type { ProductFigures } from './figures.ts'
import type { Size } from './measures.ts'
import { priceBefore, roundPrice } from './prices.ts'
import { countries } from './product-kind.ts'
import type { Assortment, Kind, Variety } from './product-kind.ts'
import { combinations, coloursOf, readOptions } from './product-options.ts'
import { factsOf, picturesOf } from './product-pictures.ts'
import { withStock } from './stock.ts'
import { toneOfDrawing } from './tones.ts'

/** One product for sale: a kind in one variety, tone and size. */
export interface Listing {
  kind: Kind
  variety?: Variety | undefined
  tone?: string | undefined
  size?: Size | undefined
  /** A tone that colours the drawing but is not named in the title. */
  tint?: string | undefined
}

export interface ListingContext {
  vendor: string
  /** Whether the vendor sends from the Kathmandu Valley. */
  isInValley: boolean
  /** Position among the products of its category. */
  index: number
  /** The first products of a kind show its facts. */
  isFirstOfKind: boolean
  figures: ProductFigures
}

const drawingOf = ({ kind, variety }: Listing) => variety?.[3] ?? kind.drawing

/** Joins kind, variety, tone and size: "Pashmina stole, glacier blue, 70 × 200 cm". */
export function titleOf(listing: Listing): Pair {
  const { kind, variety, tone, size } = listing
  const toneName = tone ? toneOfDrawing(tone, drawingOf(listing)).name : undefined
  const titleIn = (language: 0 | 1) => {
    const given = variety?.[language]
    const title = kind.title[language]
    const hasSlot = title.includes('{}')
    const tail = [hasSlot ? undefined : given, toneName?.[language], language ? size?.ne : size?.en]
    return [given && hasSlot ? title.replace('{}', given) : title, ...tail.filter(Boolean)].join(', ')
  }
  return [titleIn(0), titleIn(1)]
}

export function makeProduct(assortment: Assortment, listing: Listing, context: ListingContext): DraftProduct {
  const { kind, variety, size } = listing
  const title = titleOf(listing)
  const next = seededNumbers(`${title[0]} ${context.vendor}`)
  const drawing = drawingOf(listing)
  const tone = listing.tone ? toneOfDrawing(listing.tone, drawing) : undefined
  const painted = tone ?? (listing.tint ? toneOfDrawing(listing.tint, drawing) : undefined)
  const price = roundPrice(kind.price * (variety?.[2] ?? 1) * (size?.factor ?? 1) * (0.94 + next() * 0.14))
  const read = kind.choice ? readOptions(kind.choice, drawing) : []
  const colours = coloursOf(kind.choice)
  const subject = {
    drawing: painted?.object ?? drawing,
    unpainted: drawing,
    beside: kind.beside,
    hueShift: painted?.hueShift ?? 0,
    colours,
  }
  const { figures } = context
  const colour = tone?.colour ?? (colours[0] && toneOfDrawing(colours[0], drawing).colour) ?? kind.colour
  return {
    slug: slugOf(title[0]).slice(0, 80).replace(/-$/, ''),
    title: bilingual(...title),
    category: assortment.category,
    vendor: context.vendor,
    headline: bilingual(...kind.headline),
    description: describe(assortment, kind, context.index),
    price,
    ...(figures.isDeal && {
      oldPrice: priceBefore(price, 8 + Math.floor(next() * 26)),
    }),
    ...(colour && { colour }),
    options: read.map(({ option }) => option),
    variants: withStock(combinations(read, price), figures.stock, next),
    pictures: picturesOf(subject, context.index, 1 + Math.floor(next() * 3)),
    facts: context.isFirstOfKind && kind.facts ? factsOf(kind.facts) : [],
    ...legalParticulars(assortment, kind, size),
    ageDays: figures.isNew ? 1 + Math.floor(next() * 28) : 31 + Math.floor(next() ** 1.2 * 1060),
    soldCount: soldCount(price, figures, next),
    returnDays: kind.returnDays ?? assortment.returnDays ?? 7,
    taxKind: kind.taxKind ?? assortment.taxKind ?? 'standard',
    minDays: context.isInValley ? 2 : 3,
    maxDays: context.isInValley ? 4 : 6,
    isCashPossible: price <= 100_000,
  }
}

function describe(assortment: Assortment, kind: Kind, index: number) {
  const closer = assortment.closings[index % assortment.closings.length] ?? ['', '']
  return bilingual(`${kind.about[0]} ${closer[0]}`.trim(), `${kind.about[1]} ${closer[1]}`.trim())
}

/** What the law requires every listing to state: material, origin, warranty, care. */
export function legalParticulars(assortment: Assortment, kind: Kind, size?: Size) {
  const made = kind.madeIn ?? assortment.madeIn
  const origin = kind.origin ?? countries[made]
  const warranty = kind.warranty ?? assortment.warranty
  const care = kind.care ?? assortment.care
  const rows: [Pair, Pair | undefined][] = [
    [['Material', 'सामग्री'], kind.material],
    ...(kind.specs ?? []),
    [['Country of origin', 'उत्पादन भएको देश'], origin],
    [['Size', 'नाप'], size ? [size.en, size.ne] : undefined],
    [['Warranty', 'वारेन्टी'], warranty],
    [['Care', 'हेरचाह'], care],
  ]
  return {
    attributes: rows.flatMap(([name, value]) =>
      value ? [{ name: bilingual(...name), value: bilingual(...value) }] : [],
    ),
    warranty: bilingual(...warranty),
    origin: bilingual(...origin),
    isMadeInNepal: made === 'nepal',
  }
}

/** Cheap products that have been in the shop for long have sold most. */
function soldCount(price: number, figures: ProductFigures, next: () => number): number {
  const maxCount = 900_000 / (price + 1200)
  return Math.floor(maxCount * next() ** 1.6 * (figures.isNew ? 0.08 : 1))
}
