import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { bilingual, type Pair } from '../shop/bilingual.ts'
import type { DemoVendor, PictureSpec } from '../shop/demo-types.ts'
import { districts, provinces } from '@haat/contract/shared/districts.ts'
import { numberFrom } from '../shop/seeded-random.ts'
import { slugOf } from '../shop/slug-of.ts'
import { returnPolicies } from './return-policies.ts'

export interface VendorDraft {
  name: Pair
  legalName: Pair
  /** Quarter of a city, or market town. */
  town: Pair
  /** City or municipality to which the ward belongs. */
  local: Pair
  ward: number
  district: string
  sign: string
  colour: DemoVendor['signColour']
  banner: [object: string, beside: string, backdrop: PictureSpec['backdrop']]
  about: Pair
  /** The year in which it was founded, as its registration number says. */
  since: number
  pan: string
  isVatRegistered: boolean
  grievanceName: string
  returns: keyof typeof returnPolicies
  deliversTo?: string[]
}

export function vendor(draft: VendorDraft): DemoVendor {
  const slug = slugOf(draft.name[0])
  return {
    slug,
    name: bilingual(...draft.name),
    legalName: bilingual(...draft.legalName),
    place: placeOf(draft),
    district: draft.district,
    address: addressOf(draft),
    sign: draft.sign,
    signColour: draft.colour,
    banner: { object: draft.banner[0], beside: draft.banner[1], backdrop: draft.banner[2], stage: 'plain' },
    about: bilingual(...draft.about),
    registrationNumber: registrationOf(draft),
    panNumber: draft.pan,
    isVatRegistered: draft.isVatRegistered,
    grievanceName: draft.grievanceName,
    grievancePhone: `98${4 + (numberFrom(slug) % 3)}${String(numberFrom(`${slug} phone`) % 10_000_000).padStart(7, '0')}`,
    grievanceEmail: `gunaso@${slug}.example`,
    returnPolicy: returnPolicies[draft.returns],
    ...(draft.deliversTo && { deliversTo: draft.deliversTo }),
  }
}

/** Town and district, "Gaushala, Kathmandu"; the province stands for a district that has the name of the town. */
function placeOf({ town, district }: VendorDraft): Bilingual {
  const { name, province } = districtOf(district)
  const wider = town[0] === name.en ? provinces[province] : name
  return { en: `${town[0]}, ${wider.en}`, ne: `${town[1]}, ${wider.ne}` }
}

function addressOf({ town, local, ward, district }: VendorDraft): Bilingual {
  const { name, province } = districtOf(district)
  const lines = (quarter: string, city: string, number: string, around: string, wide: string) =>
    [
      ...(quarter === city ? [] : [quarter]),
      `${city}-${number}`,
      ...(around === city ? [] : [around]),
      wide,
    ].join(', ')
  const { en, ne } = provinces[province]
  return {
    en: lines(town[0], local[0], String(ward), name.en, `${en} Province`),
    ne: lines(town[1], local[1], inDigitsOf('ne', String(ward)), name.ne, `${ne} प्रदेश`),
  }
}

function districtOf(slug: string) {
  const district = districts.find((one) => one.slug === slug)
  if (!district) throw new Error(`no district ${slug}`)
  return district
}

/** A registration number as the registrar writes it, "221904/076/77"; its first part grows from year to year. */
function registrationOf({ since, pan }: VendorDraft): string {
  const running = 12_000 + (since - 2045) * 8_000 + (numberFrom(pan) % 9_000)
  return `${running}/0${since % 100}/${String((since + 1) % 100).padStart(2, '0')}`
}
