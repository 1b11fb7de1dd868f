import type { Colour, TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { Pair } from '../shop/bilingual.ts'

/** A variety of a kind: its name, the factor on the price, and a drawing where the kind's does not fit. */
export type Variety = [en: string, ne: string, factor?: number, drawing?: string]

/** Value, label and drawing of one of the three facts under the gallery. */
export type Fact = [value: Pair, label: Pair, drawing: string]

/** A kind of goods. Its varieties, tones and sizes are paired in turn; the longest list decides how many products it has. */
export interface Kind {
  /** `{}` stands for the name of the variety; in a title without it the name follows after a comma. */
  title: Pair
  headline: Pair
  about: Pair
  /** Rupees, before the factors of variety and size. */
  price: number
  /**
   * Name of a drawing of the Fluent emoji set, or of one of our own: `own:packet:pine:herb` is a green packet with a herb
   * on its label. A tone is the paint of one of our own, so a kind with tones names `own:shawl` alone.
   */
  drawing: string
  /** A second drawing, which stands beside the first in some of the pictures. */
  beside?: string
  varieties?: Variety[]
  /** Names of tones, e.g. `red pine glacier`: each is a product, with its hue in the picture and its name in the title. */
  tones?: string
  /** Tones for the pictures alone, one variety after the other: covers of books, bottles. Titles do not name them. */
  tints?: string
  /** Sizes, each a product of its own with a factor on the price: `100 g, 250 g*2.3`. */
  sizes?: string
  /** What the buyer picks on the page: `size: S, M, L` or `colour: red, pine; size: S, M`. */
  choice?: string
  colour?: Colour
  material?: Pair
  specs?: [name: Pair, value: Pair][]
  facts?: [Fact, Fact, Fact]
  /** Slugs, separated by blanks. Without them the vendors of the assortment sell it. */
  vendors?: string
  madeIn?: Country
  origin?: Pair
  warranty?: Pair
  care?: Pair
  /** The assortment's when left out; 0 for what the return policy excepts: goods that perish, or made to measure. */
  returnDays?: number
  /** The assortment's when left out. */
  taxKind?: TaxKind
}

/** The goods of one category. */
export interface Assortment {
  category: string
  vendors: string
  madeIn: Country
  warranty: Pair
  care?: Pair
  /** Last sentences of descriptions; the products take them in turn. */
  closings: Pair[]
  /** 7 when left out. */
  returnDays?: number
  /** `exempt` for what Schedule 1 of the VAT Act lists: grain, pulses, flour, salt, seed, live plants, books. */
  taxKind?: TaxKind
  kinds: Kind[]
}

export const countries = {
  nepal: ['Nepal', 'नेपाल'],
  india: ['India', 'भारत'],
  china: ['China', 'चीन'],
  vietnam: ['Vietnam', 'भियतनाम'],
  bangladesh: ['Bangladesh', 'बङ्गलादेश'],
  japan: ['Japan', 'जापान'],
  korea: ['South Korea', 'दक्षिण कोरिया'],
  taiwan: ['Taiwan', 'ताइवान'],
} satisfies Record<string, Pair>
export type Country = keyof typeof countries
