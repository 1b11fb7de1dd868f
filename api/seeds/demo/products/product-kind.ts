import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import type { Pair } from '../bilingual.ts'

/** What one listing is called in its row, how much dearer it is, and its own drawing where it has one. */
export type Word = [en: string, ne: string, factor?: number, draw?: string]

/** Value, label and drawing of one of the three facts under the gallery. */
export type Fact = [value: Pair, label: Pair, draw: string]

/** A kind of goods; its listings differ by word, tone, size and vendor. */
export interface Kind {
  /** `{}` is where the word goes; without it the word follows after a comma. */
  title: Pair
  headline: Pair
  about: Pair
  /** Rupees, before the factors of word and size. */
  price: number
  draw: string
  /** Drawings that stand beside it in the further pictures. */
  beside?: string
  words?: Word[]
  /** Names of tones, e.g. `red pine glacier`; they turn the drawing's hue and name the colour. */
  tones?: string
  /** Tones of the drawing alone, in turn: covers of books, bottles. The title does not name them. */
  tints?: string
  /** Sizes that are listings of their own: `100 g, 250 g*2.3`. */
  sizes?: string
  /** What the buyer picks on the page: `size: S, M, L` or `colour: red, pine; size: S, M`. */
  choice?: string
  colour?: Colour
  material?: Pair
  specs?: [name: Pair, value: Pair][]
  facts?: [Fact, Fact, Fact]
  /** Slugs, separated by blanks; the shelf's when left out. */
  vendors?: string
  made?: Country
  origin?: Pair
  warranty?: Pair
  care?: Pair
  /** The shelf's when left out; 0 for what nobody can wear or eat after another. */
  returnDays?: number
}

/** All the goods of one category. */
export interface Shelf {
  category: string
  count: number
  vendors: string
  made: Country
  warranty: Pair
  care?: Pair
  /** A last sentence for the description, in turn. */
  closers: Pair[]
  /** 7 when left out. */
  returnDays?: number
  kinds: Kind[]
}

export const countries = {
  nepal: ['Nepal', 'नेपाल'],
  india: ['India', 'भारत'],
  china: ['China', 'चीन'],
  vietnam: ['Vietnam', 'भियतनाम'],
  bangladesh: ['Bangladesh', 'बंगलादेश'],
  japan: ['Japan', 'जापान'],
  korea: ['South Korea', 'दक्षिण कोरिया'],
  taiwan: ['Taiwan', 'ताइवान'],
} satisfies Record<string, Pair>
export type Country = keyof typeof countries
