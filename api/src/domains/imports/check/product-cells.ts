import {
  textOfDuration,
  type Particular,
  type ParticularValue,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { ImportField } from '@haat/contract/domains/imports.rules.ts'
import { countryName } from '@haat/contract/shared/countries.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { rupeesText } from './cell-values.ts'
import type { KnownListing } from './known-listing.ts'

export interface CellWords {
  particularOf(key: string): Particular | undefined
  /** The address of a picture of ours, as it stands in a cell. */
  pictureAddress(pictureId: string): string
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no')
const textOf = (number: number | null) => (number === null ? '' : String(number))

/** What makes rows one listing where the shop has given no code of its own. */
export const ownCodeOf = (listingId: number) => `HL-${listingId}`

/** The cells of a listing that are the same in all its rows. */
export function sharedCells(known: KnownListing, code: string, words: CellWords): Record<string, string> {
  const { content, isLive, isPaused, deal } = known
  const cells: Record<string, string> = {
    code,
    nameEn: content.name.en,
    nameNe: content.name.ne,
    storyEn: content.story.en,
    storyNe: content.story.ne,
    category: content.categorySlug ?? '',
    weight: textOf(content.weightGrams),
    readyDays: textOf(content.readyDays),
    cash: yesNo(content.isCashPossible),
    returnDays: String(content.returnDays),
    paused: isLive ? yesNo(isPaused) : '',
    dealFrom: deal?.from ?? '',
    dealUntil: deal?.until ?? '',
    pictures: content.pictures.map(({ pictureId }) => words.pictureAddress(pictureId)).join('; '),
  }
  content.options.forEach(({ name }, at) => {
    cells[optionField(at, 'NameEn')] = name.en
    cells[optionField(at, 'NameNe')] = name.ne
  })
  for (const [key, value] of Object.entries(content.particulars)) {
    if (typeof value === 'object') {
      cells[`particular.${key}`] = value.en
      cells[`particular.${key}.ne`] = value.ne
    } else cells[`particular.${key}`] = particularText(words.particularOf(key), key, value)
  }
  return cells
}

export const optionField = (at: number, part: 'NameEn' | 'NameNe' | 'ValueEn' | 'ValueNe') =>
  `option${at + 1}${part}` as ImportField

type Variant = KnownListing['content']['variants'][number]

/** The cells of one of its rows that are its own. */
export function variantCells(known: KnownListing, variant: Variant): Record<string, string> {
  const sold = known.sold.get(variant.sku)
  const dealPaisa = sold && known.deal?.prices.get(sold.id)
  const pricePaisa = sold?.pricePaisa ?? variant.pricePaisa
  const cells: Record<string, string> = {
    sku: variant.sku,
    price: pricePaisa === null ? '' : rupeesText(pricePaisa),
    stock: textOf(sold?.onHand ?? variant.stock),
    offered: yesNo(sold?.isOffered ?? variant.isOffered),
    dealPrice: dealPaisa === undefined ? '' : rupeesText(dealPaisa),
  }
  known.content.options.forEach(({ values }, at) => {
    const value = values.find(({ key }) => key === variant.values[at])
    cells[optionField(at, 'ValueEn')] = value?.name.en ?? ''
    cells[optionField(at, 'ValueNe')] = value?.name.ne ?? ''
  })
  return cells
}

function particularText(particular: Particular | undefined, key: string, value: ParticularValue): string {
  if (typeof value === 'object') return value.en
  switch (particular?.kind) {
    case 'choice':
      return particular.choices.find((choice) => choice.key === value)?.name.en ?? value
    case 'amount':
      return /^\d+$/.test(value) ? rupeesText(Number(value)) : value
    case 'duration':
      return textOfDuration(key, value).en
    case 'country': {
      const [country = '', district] = value.split(':')
      return district ? `${countryName(country).en}: ${districtName(district).en}` : countryName(country).en
    }
    default:
      return value
  }
}
