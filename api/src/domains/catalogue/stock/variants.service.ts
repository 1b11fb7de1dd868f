import { nameVariant } from '@haat/contract/domains/catalogue.variants.ts'
import type { VariantFacts } from './variants.store.ts'

export { findVariants, listVariantIds, sellable, variantFacts, type VariantFacts } from './variants.store.ts'

/** How a variant is called, and its picture. */
export function describeVariant({ title, titleNe, options, values, pictures }: VariantFacts) {
  const chosen = options.flatMap((option, at) => option.values.find(({ key }) => key === values[at]) ?? [])
  const pictureIndex = chosen.find((value) => value.pictureIndex !== null)?.pictureIndex ?? 0
  return {
    ...nameVariant({ title: { en: title, ne: titleNe }, options }, values),
    picture: (pictures[pictureIndex] ?? pictures[0])!,
  }
}
