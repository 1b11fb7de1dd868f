import type { Colour, TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { PriceUnit } from '@haat/contract/domains/services.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** Describes a picture to the studio, which composes the same picture from the same description. */
export interface PictureSpec {
  /** Name of a drawing in the Fluent set, e.g. `teapot`, or of one of our own, e.g. `own:shawl:pine`. */
  object: string
  /** A second drawing, smaller, to the left of the first and in front of it. */
  beside?: string
  /** Degrees by which the colours of the first drawing are shifted. */
  hue?: number
  backdrop: 'lokta' | 'blush' | 'marigold' | 'pine' | 'indigo' | 'sky' | 'clay' | 'lilac' | 'stone'
  stage: 'plain' | 'disc' | 'arch' | 'plinth'
}

export interface DemoCategory {
  slug: string
  name: Bilingual
  picture?: PictureSpec
  children?: DemoCategory[]
}

export interface DemoProduct {
  /** Made from the English title: small letters, digits and hyphens. It need not be unique. */
  slug: string
  title: Bilingual
  /** Slug of a leaf category. */
  category: string
  /** Slug of a vendor. */
  vendor: string
  headline: Bilingual
  description: Bilingual
  /** In rupees; the database counts in paisa. */
  price: number
  oldPrice?: number
  colour?: Colour
  options: {
    key: string
    name: Bilingual
    values: { key: string; name: Bilingual; pictureIndex?: number }[]
  }[]
  /** One for each combination of options that exists; a product without options has one variant without values. */
  variants: { values: string[]; price?: number; stock: number }[]
  pictures: PictureSpec[]
  facts: { value: Bilingual; label: Bilingual; picture: PictureSpec }[]
  attributes: { name: Bilingual; value: Bilingual }[]
  warranty: Bilingual
  origin: Bilingual
  isMadeInNepal: boolean
  /** Days before the seeding at which it came into the shop. */
  ageDays: number
  soldCount: number
  returnDays: number
  taxKind: TaxKind
  minDays: number
  maxDays: number
  isCashPossible: boolean
}

export interface DemoVendor {
  slug: string
  name: Bilingual
  legalName: Bilingual
  place: Bilingual
  /** Slug of its district. */
  district: string
  address: Bilingual
  sign: string
  signColour: 'crimson' | 'pine' | 'indigo' | 'marigold'
  banner: PictureSpec
  about: Bilingual
  registrationNumber: string
  panNumber: string
  isVatRegistered: boolean
  grievanceName: string
  grievancePhone: string
  grievanceEmail: string
  returnPolicy: Bilingual
  /** Slugs of the districts it delivers to. Without them it delivers to all 77. */
  deliversTo?: string[]
}

export interface DemoService {
  slug: string
  title: Bilingual
  category: string
  vendor: string
  description: Bilingual
  priceUnit: PriceUnit
  options: { name: Bilingual; minutes: number; visit: number; labour: number }[]
  parts: { name: Bilingual; price: number }[]
  areas: { district: string; wards: string }[]
  /** Opening hours per weekday from Sunday on, "09:00-17:00", or "" for a closed day. */
  hours: string[]
  pictures: PictureSpec[]
  runBy: Bilingual
  visitCount: number
  warrantyDays: number
  ageDays: number
}
