import type { FoundVariant } from './sellable.store.ts'

export { findVariants, sellable, variantFacts, type FoundVariant } from './sellable.store.ts'

/** What was chosen, in the order of the options, and how that looks. */
export function choiceOf({ options, values, pictures }: FoundVariant) {
  const chosen = options.flatMap((option, at) => option.values.find(({ key }) => key === values[at]) ?? [])
  const pictureIndex = chosen.find((value) => value.pictureIndex !== null)?.pictureIndex ?? 0
  return { choice: chosen.map(({ name }) => name), picture: (pictures[pictureIndex] ?? pictures[0])! }
}
