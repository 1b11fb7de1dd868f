import type { Product } from '@haat/contract/domains/catalogue.ts'

export type Variant = Product['variants'][number]
type Choosable = Pick<Product, 'options' | 'variants'>

export interface Choice {
  key: string
  /** The variant that this value leads to; undefined when no variant has it. */
  variant: Variant | undefined
  isChosen: boolean
  /** Whether it can be bought together with the other chosen values. */
  isPossible: boolean
}

const isSold = ({ stock }: Variant) => stock !== 'out'

/** The variant that the address names; else the cheapest in stock, whose price is the one on cards. */
export function chosenVariant({ variants }: Pick<Product, 'variants'>, id: number | undefined): Variant {
  const named = variants.find((variant) => variant.id === String(id))
  const cheapest = variants.filter(isSold).toSorted((a, b) => a.pricePaisa - b.pricePaisa)[0]
  return named ?? cheapest ?? variants[0]!
}

const likeness = (a: Variant, b: Variant) => a.values.filter((value, at) => value === b.values[at]).length

/** The variant with the given value that keeps the other options, or as many of them as it can. */
function variantWith(variants: Variant[], chosen: Variant, option: number, value: string) {
  const having = variants.filter((variant) => variant.values[option] === value)
  const wanted = chosen.values.toSpliced(option, 1, value)
  const exact = having.find((variant) => variant.values.every((each, at) => each === wanted[at]))
  const nearest = having.toSorted(
    (a, b) => Number(isSold(b)) - Number(isSold(a)) || likeness(b, chosen) - likeness(a, chosen),
  )[0]
  return { exact, nearest }
}

/** The values of one option, given the values of the others. */
export function choicesOf({ options, variants }: Choosable, chosen: Variant, option: number): Choice[] {
  return (options[option]?.values ?? []).map(({ key }) => {
    const { exact, nearest } = variantWith(variants, chosen, option, key)
    return {
      key,
      variant: exact ?? nearest,
      isChosen: chosen.values[option] === key,
      isPossible: exact !== undefined && isSold(exact),
    }
  })
}

/** The index of the picture that shows the chosen values; the first one otherwise. */
export function pictureIndexOf({ options }: Pick<Product, 'options'>, { values }: Variant): number {
  const chosen = options.map(({ values: all }, at) => all.find(({ key }) => key === values[at]))
  return chosen.find((value) => typeof value?.pictureIndex === 'number')?.pictureIndex ?? 0
}
