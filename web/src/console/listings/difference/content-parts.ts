import type {
  ListingContent,
  ProductContent,
  ServiceContent,
} from '@haat/contract/domains/listings.content.ts'

/** The fields of a listing in the order in which staff look at them. */
const partsOf = {
  product: [
    'name',
    'story',
    'pictures',
    'categorySlug',
    'options',
    'variants',
    'particulars',
    'attributes',
    'weightGrams',
    'readyDays',
    'isCashPossible',
    'returnDays',
  ] satisfies (keyof ProductContent)[],
  service: [
    'name',
    'story',
    'pictures',
    'runBy',
    'categorySlug',
    'options',
    'priceUnit',
    'parts',
    'included',
    'areas',
    'warrantyDays',
    'particulars',
  ] satisfies (keyof ServiceContent)[],
} as const
export type PartName = (typeof partsOf)['product' | 'service'][number]

const valueOf = (content: ListingContent, part: PartName): unknown => {
  // Prices and stock of variants are changed without a look by staff.
  if (part === 'variants' && content.kind === 'product')
    return content.variants.map(({ values, sku }) => [values, sku])
  return (content as Partial<Record<PartName, unknown>>)[part]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Which fields differ from what is live, and which do not; of a new listing all that are not empty differ. */
export function comparedParts(content: ListingContent, before: ListingContent | null) {
  const parts: readonly PartName[] = partsOf[content.kind]
  const differs = (part: PartName) =>
    before === null
      ? !isEmpty(valueOf(content, part))
      : !isSame(valueOf(content, part), valueOf(before, part))
  return {
    changed: parts.filter(differs),
    unchanged:
      before === null ? [] : parts.filter((part) => !differs(part) && !isEmpty(valueOf(content, part))),
  }
}
