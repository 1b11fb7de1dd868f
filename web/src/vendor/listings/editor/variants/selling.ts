import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Variant } from '../options/change-options.ts'
import type { CellField, CellValue } from './parse-cells.ts'

export interface CellChange {
  row: number
  field: CellField
  value: CellValue
}

/** How the variants are written: in the draft, or for those that are live by calls of their own. */
export interface Selling {
  variants: readonly SellingVariant[]
  /** Whether the grid has a column for the prices of a deal. */
  hasDeal: boolean
  apply(changes: CellChange[]): void
  toggle(row: number): void
  /** The variant whose cell is being written in. */
  onChoose(row: number): void
  isSaving: boolean
  /** The share of Haat in percent times a hundred; undefined while nothing is live. */
  rate?: number | undefined
}

interface SellingVariant extends Variant {
  /** Shoppers see it already. */
  isLive: boolean
  dealPaisa: number | null
  /** Why a cell was refused by a call of its own. */
  fault?: string | undefined
}

/** "Indigo, 70 × 200"; nothing for a product without options. */
export const valuesOf = (options: ProductContent['options'], values: readonly string[]): Bilingual[] =>
  options.flatMap(
    (option, at) => option.values.find(({ key }) => key === values[at])?.name ?? { en: '', ne: '' },
  )

export const nameOf = (options: ProductContent['options'], values: readonly string[], language: Language) =>
  valuesOf(options, values)
    .map((name) => inLanguage(name, language))
    .join(', ')

/** The variants of the draft with some cells changed. */
export const withCells = (variants: readonly Variant[], changes: readonly CellChange[]): Variant[] =>
  variants.map((variant, row) => {
    const own = changes.filter((change) => change.row === row && change.field !== 'dealPaisa')
    return { ...variant, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) }
  })
