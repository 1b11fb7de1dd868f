import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import type { PriceUnit } from '@haat/contract/domains/services.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** A picture as the studio composes it; the same description is always the same picture. */
export interface PictureSpec {
  /** Name of a drawing in the Fluent set, e.g. `scarf`. */
  object: string
  /** A second one, smaller, to the left and nearer. */
  beside?: string
  /** Degrees; the drawing's own colours when left out. */
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
  /** From the English title; small letters, digits, hyphens; need not be unique. */
  slug: string
  title: Bilingual
  /** Slug of a leaf category. */
  category: string
  /** Slug of a vendor. */
  vendor: string
  headline: Bilingual
  description: Bilingual
  /** Rupees; paisa are made of them. */
  price: number
  oldPrice?: number
  colour?: Colour
  options: {
    key: string
    name: Bilingual
    values: { key: string; name: Bilingual; pictureIndex?: number }[]
  }[]
  /** One per combination that exists, in the order of the options; a product without options has one with no values. */
  variants: { values: string[]; price?: number; stock: number }[]
  pictures: PictureSpec[]
  facts: { value: Bilingual; label: Bilingual; picture: PictureSpec }[]
  attributes: { name: Bilingual; value: Bilingual }[]
  warranty: Bilingual
  origin: Bilingual
  isMadeInNepal: boolean
  /** Days before "today" (2026-11-15) on which it came into the shop. */
  ageDays: number
  soldCount: number
  returnDays: number
  minDays: number
  maxDays: number
  isCashPossible: boolean
}

export interface DemoVendor {
  slug: string
  name: Bilingual
  legalName: string
  place: Bilingual
  /** Slug of the district it stands in. */
  district: string
  address: Bilingual
  sign: string
  signColour: 'crimson' | 'pine' | 'indigo' | 'marigold'
  banner: PictureSpec
  about: Bilingual
  sinceYearBs: number
  registrationNumber: string
  panNumber: string
  isVatRegistered: boolean
  grievanceName: string
  grievancePhone: string
  grievanceEmail: string
  returnPolicy: Bilingual
  onTimePercent: number
  /** Slugs of districts it delivers to; all 77 when left out. */
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
  /** Per weekday from Sunday, "09:00-17:00" or "". */
  hours: string[]
  pictures: PictureSpec[]
  runBy: Bilingual
  visitCount: number
  warrantyDays: number
  answersWithinHours: number
  ageDays: number
}

export interface DemoReview {
  stars: number
  author: string
  place: Bilingual
  text: string
  language: 'en' | 'ne'
}
