/** Categories, with all below them, whose goods the return policy (section 3) takes back unopened only. */
export const categoriesReturnedUnopened: readonly string[] = ['tea-food', 'beauty', 'seeds']

/** Products per page in the shop: it fills two, three and four columns evenly. */
export const shopPageSize = 24

export const productSorts = ['relevance', 'bestSelling', 'createdAt', 'price', 'rating', 'discount'] as const
export type ProductSort = (typeof productSorts)[number]

/** Colours that a shopper filters by; a product names the nearest one. */
export const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'natural',
] as const
export type Colour = (typeof colours)[number]

/** A product counts as new for its first thirty days. */
export const newForDays = 30
/** From this stock down we show how many are left. */
export const lowStockCount = 10
export const vatPercent = 13

/** The percentage on the badge of a reduced price; 0 for less than half a percent, which gets no badge. */
export const discountPercent = ({
  pricePaisa,
  oldPricePaisa,
}: {
  pricePaisa: number
  oldPricePaisa: number | null
}): number =>
  oldPricePaisa === null || oldPricePaisa <= pricePaisa
    ? 0
    : Math.round(((oldPricePaisa - pricePaisa) / oldPricePaisa) * 100)

/** How the VAT Act treats goods or a service: taxed, exempt by its Schedule 1, or taxed at zero by its Schedule 2. */
export const taxKinds = ['standard', 'exempt', 'zero'] as const
export type TaxKind = (typeof taxKinds)[number]

/**
 * What may be said of VAT beside a price: it is in it, the goods are exempt or taxed at zero, or nothing at all, because a
 * seller who has a PAN only neither collects VAT nor may name it.
 */
export const vatStates = ['included', 'exempt', 'zero', 'none'] as const
export type VatState = (typeof vatStates)[number]

export function vatStateOf(taxKind: TaxKind, isVatRegistered: boolean): VatState {
  if (!isVatRegistered) return 'none'
  return taxKind === 'standard' ? 'included' : taxKind
}

/** Whether VAT is in all of some prices, in some or in none; orders from before it was recorded have null. */
export function vatScopeOf(lines: readonly { vat: VatState | null }[]): 'all' | 'some' | 'none' {
  const count = lines.filter(({ vat }) => vat === 'included').length
  if (count === 0) return 'none'
  return count === lines.length ? 'all' : 'some'
}

export const origins = ['nepal', 'elsewhere'] as const
export type Origin = (typeof origins)[number]

/** How many option values one list can be filtered by. */
export const maxOptionValues = 40
export const maxOptions = 12

/** A chosen option as addresses write it: `size:m`. */
export const optionValuePattern = /^[a-z0-9][a-z0-9-]{0,39}:[a-z0-9][a-z0-9-]{0,59}$/
