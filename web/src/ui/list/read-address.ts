import { slugMaxLength, slugPattern } from '@haat/contract/shared/fields.rules.ts'
import { priceLimitPaisa, parseRupees } from '@haat/contract/shared/money.ts'

const maxRupees = priceLimitPaisa / 100

export const oneOf = <T>(value: unknown, ...allowed: T[]): T | undefined =>
  allowed.find((one) => one === value)

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/**
 * Reads `a,b`, or repeated parameters as a form without JavaScript sends them. Sorted, so that equal lists are
 * equal strings.
 */
export const listOf = (
  value: unknown,
  isKnown: (item: string) => boolean,
  maxItems: number,
): string | undefined =>
  [...new Set([value].flat().flatMap((part) => textOf(part).split(',')))]
    .filter(isKnown)
    .slice(0, maxItems)
    .toSorted()
    .join(',') || undefined

export const isSlug = (item: string) => slugPattern.test(item) && item.length <= slugMaxLength

export const slugOf = (value: unknown) => listOf([value].flat()[0], isSlug, 1)

export const wholeBetween = (value: unknown, from: number, to: number): number | undefined => {
  const figure = Number(textOf(value) || NaN)
  return Number.isInteger(figure) && figure >= from && figure <= to ? figure : undefined
}

const rupeesOf = (value: unknown): number | undefined =>
  wholeBetween(Math.round((parseRupees(textOf(value)) ?? NaN) / 100), 0, maxRupees)

/** In whole rupees. Limits that were typed in the wrong order are swapped. */
export function pricesOf(search: Record<string, unknown>) {
  const [one, other] = [rupeesOf(search['minPrice']), rupeesOf(search['maxPrice'])]
  return one !== undefined && other !== undefined && one > other
    ? { minPrice: other, maxPrice: one }
    : { minPrice: one, maxPrice: other }
}

export const itemsOf = (joined: string | undefined): string[] => joined?.split(',') ?? []

/** Adds the item to the list, or removes it. */
export function toggled(joined: string | undefined, item: string): string | undefined {
  const items = itemsOf(joined)
  const next = items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
  return next.toSorted().join(',') || undefined
}
