import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { skuMaxLength } from '@haat/contract/domains/listings.rules.ts'
import type { Variant } from '../options/change-options.ts'
import { valuesOf } from './selling.ts'

/** A SKU for each variant that has none: the first letters of the name and of the values. */
export function suggestSkus({ name, options, variants }: ProductContent): Variant[] {
  const short = (text: string, letters: number) =>
    text
      .normalize('NFKD')
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter(Boolean)
      .map((word) => word.slice(0, letters))
      .join('')
  const start = short(name.en, 2).slice(0, 8) || 'P'
  const taken = new Set(variants.map(({ sku }) => sku.toLowerCase()))
  return variants.map((variant) => {
    if (variant.sku !== '') return variant
    const parts = valuesOf(options, variant.values).map((value) => short(value.en, 3).slice(0, 8))
    const base = [start, ...parts.filter(Boolean)].join('-').slice(0, skuMaxLength - 4)
    let sku = base
    for (let at = 2; taken.has(sku.toLowerCase()); at++) sku = `${base}-${at}`
    taken.add(sku.toLowerCase())
    return { ...variant, sku }
  })
}
