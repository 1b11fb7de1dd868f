import type { VariantFacts } from './variants.store.ts'

export { findVariants, sellable, variantFacts, type VariantFacts } from './variants.store.ts'

/** The names of the chosen values in the order of the options, and the picture of the variant. */
export function choiceOf({ options, values, pictures }: VariantFacts) {
  const chosen = options.flatMap((option, at) => option.values.find(({ key }) => key === values[at]) ?? [])
  const pictureIndex = chosen.find((value) => value.pictureIndex !== null)?.pictureIndex ?? 0
  return { choice: chosen.map(({ name }) => name), picture: (pictures[pictureIndex] ?? pictures[0])! }
}
