import type { Pair } from '../../shop/bilingual.ts'
import type { PictureSpec } from '../../shop/demo-types.ts'
import type { Assortment, Kind } from '../product-kind.ts'

/** A product that the pages of the shop show by name, so that its title, price and pictures are written by hand. */
export interface FeaturedGood {
  assortment: Assortment
  /** English title of the kind from which it takes everything that is not written here. */
  kindTitle: string
  overrides?: Partial<Kind>
  vendor: string
  title: Pair
  tone?: string
  price: number
  oldPrice?: number
  stock?: number
  ageDays: number
  soldCount: number
  pictures: [backdrop: PictureSpec['backdrop'], stage: PictureSpec['stage'], beside?: string][]
}
