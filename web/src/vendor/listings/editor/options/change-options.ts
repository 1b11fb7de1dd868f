import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { maxVariants } from '@haat/contract/domains/listings.rules.ts'

export type Option = ProductContent['options'][number]
export type OptionValue = Option['values'][number]
export type Variant = ProductContent['variants'][number]
type Choices = Pick<ProductContent, 'options' | 'variants'>

const newVariant: Omit<Variant, 'values'> = { sku: '', pricePaisa: null, stock: null, isOffered: true }

/** One variant for every choice of one value per option. What was written of a variant stays with its values. */
function variantsFor(options: readonly Option[], known: readonly Variant[]): Variant[] {
  const all = options.reduce<string[][]>(
    (made, { values }) => made.flatMap((one) => values.map(({ key }) => [...one, key])),
    [[]],
  )
  const find = (values: string[]) => known.find((one) => one.values.join('/') === values.join('/'))
  return all.map((values) => {
    const like = known.find((one) => one.values[0] === values[0]) ?? known[0]
    return find(values) ?? { ...newVariant, values, pricePaisa: like?.pricePaisa ?? null }
  })
}

const remake = (options: Option[], known: readonly Variant[]): Choices => ({
  options,
  variants: variantsFor(options, known),
})

/** Adds an option with its first value, which everything that was there gets. */
export function addOption({ options, variants }: Choices, option: Option): Choices {
  const [first] = option.values
  return remake(
    [...options, option],
    variants.map((one) => ({ ...one, values: [...one.values, first!.key] })),
  )
}

/** Without an option, the first variant of each choice that is left stays. */
export const removeOption = ({ options, variants }: Choices, at: number): Choices =>
  remake(
    options.toSpliced(at, 1),
    variants.map((one) => ({ ...one, values: one.values.toSpliced(at, 1) })),
  )

export function changeOption({ options, variants }: Choices, at: number, change: Partial<Option>): Choices {
  return remake(options.with(at, { ...options[at]!, ...change }), variants)
}

/** Takes a value out; with its last value the option goes too. */
export function removeValue(choices: Choices, at: number, key: string): Choices {
  const values = choices.options[at]!.values.filter((value) => value.key !== key)
  return values.length === 0 ? removeOption(choices, at) : changeOption(choices, at, { values })
}

/** Whether one value more of an option would make too many variants. */
export const isRoomFor = (options: readonly Option[], at: number) => {
  const counts = options.map(({ values }, index) => values.length + (index === at ? 1 : 0))
  return counts.reduce((count, one) => count * one, 1) <= maxVariants
}
