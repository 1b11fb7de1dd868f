import type { Pair } from '../bilingual.ts'
import type { PictureSpec } from '../demo-types.ts'
import type { Kind, Shelf } from './product-kind.ts'

/** Something that the shop window shows by name. */
export interface DrawnGood {
  shelf: Shelf
  /** English title of the kind whose words it shares. */
  like: string
  own?: Partial<Kind>
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
