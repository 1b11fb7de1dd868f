import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import type { DemoProduct, PictureSpec } from '../demo-types.ts'
import { seededNumbers } from '../seeded.ts'
import { bilingual } from '../bilingual.ts'
import type { Pair } from '../bilingual.ts'
import { slugOf } from '../slug-of.ts'
import type { Figures } from './figures.ts'
import type { Size } from './measures.ts'
import { priceBefore, roundPrice } from './prices.ts'
import { countries } from './product-kind.ts'
import type { Kind, Shelf, Word } from './product-kind.ts'
import { combinations, coloursOf, readOptions } from './product-options.ts'
import { factsOf, picturesOf } from './product-pictures.ts'
import { stocked } from './stock.ts'
import { toneOf } from './tones.ts'

/** One thing on a shelf: a kind with its word, tone and size. */
export interface Listing {
  kind: Kind
  word?: Word | undefined
  tone?: string | undefined
  size?: Size | undefined
  /** Turns the drawing without a word in the title. */
  tint?: string | undefined
}

export interface Place {
  vendor: string
  /** Whether the vendor sends from the Kathmandu Valley. */
  isNear: boolean
  /** Which one it is on its shelf. */
  index: number
  /** Whether it is among the first of its kind. */
  isBest: boolean
  /** Backdrop of the one before. */
  neighbour?: PictureSpec['backdrop'] | undefined
  figures: Figures
}

const drawOf = ({ kind, word }: Listing) => word?.[3] ?? kind.draw

/** "Pashmina stole" + "glacier blue" + "70 × 200 cm". */
export function titleOf(listing: Listing): Pair {
  const { kind, word, tone, size } = listing
  const words = tone ? toneOf(tone, drawOf(listing)).name : undefined
  const inOne = (language: 0 | 1) => {
    const given = word?.[language]
    const title = kind.title[language]
    const hasPlace = title.includes('{}')
    const tail = [hasPlace ? undefined : given, words?.[language], language ? size?.ne : size?.en]
    return [given && hasPlace ? title.replace('{}', given) : title, ...tail.filter(Boolean)].join(', ')
  }
  return [inOne(0), inOne(1)]
}

export function makeProduct(shelf: Shelf, listing: Listing, place: Place): DemoProduct {
  const { kind, word, size } = listing
  const title = titleOf(listing)
  const next = seededNumbers(`${title[0]} ${place.vendor}`)
  const draw = drawOf(listing)
  const tone = listing.tone ? toneOf(listing.tone, draw) : undefined
  const turn = tone?.turn ?? (listing.tint ? toneOf(listing.tint, draw).turn : 0)
  const price = roundPrice(kind.price * (word?.[2] ?? 1) * (size?.factor ?? 1) * (0.94 + next() * 0.14))
  const read = kind.choice ? readOptions(kind.choice, draw) : []
  const shown = { draw, beside: kind.beside, turn, colours: coloursOf(kind.choice) }
  const { figures } = place
  const colour = tone?.colour ?? firstColour(shown) ?? kind.colour
  return {
    slug: slugOf(title[0]).slice(0, 80).replace(/-$/, ''),
    title: bilingual(...title),
    category: shelf.category,
    vendor: place.vendor,
    headline: bilingual(...kind.headline),
    description: describe(shelf, kind, place.index),
    price,
    ...(figures.isDeal && { oldPrice: priceBefore(price, 8 + Math.floor(next() * 26)) }),
    ...(colour && { colour }),
    options: read.map(({ option }) => option),
    variants: stocked(combinations(read, price), figures.stock, next),
    pictures: picturesOf(shown, place.index, 1 + Math.floor(next() * 4), place.neighbour),
    facts: place.isBest && kind.facts ? factsOf(kind.facts) : [],
    ...particulars(shelf, kind, size),
    ageDays: figures.isNew ? 1 + Math.floor(next() * 28) : 31 + Math.floor(next() ** 1.2 * 1060),
    soldCount: soldCount(price, figures, next),
    returnDays: kind.returnDays ?? shelf.returnDays ?? 7,
    minDays: place.isNear ? 2 : 3,
    maxDays: place.isNear ? 4 : 6,
    isCashPossible: price <= 100_000,
  }
}

function firstColour({ colours, draw }: { colours: string[]; draw: string }): Colour | undefined {
  return colours[0] ? toneOf(colours[0], draw).colour : undefined
}

function describe(shelf: Shelf, kind: Kind, index: number) {
  const closer = shelf.closers[index % shelf.closers.length] ?? ['', '']
  return bilingual(`${kind.about[0]} ${closer[0]}`.trim(), `${kind.about[1]} ${closer[1]}`.trim())
}

/** What the law wants said of every thing: material, origin, warranty, care. */
export function particulars(shelf: Shelf, kind: Kind, size?: Size) {
  const made = kind.made ?? shelf.made
  const origin = kind.origin ?? countries[made]
  const warranty = kind.warranty ?? shelf.warranty
  const care = kind.care ?? shelf.care
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

/** Cheap things that have been here for long have sold most. */
function soldCount(price: number, figures: Figures, next: () => number): number {
  const most = 900_000 / (price + 1200)
  return Math.floor(most * next() ** 1.6 * (figures.isNew ? 0.08 : 1))
}
