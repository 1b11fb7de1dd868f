import { parseRupees } from '@haat/contract/shared/money.ts'

/** Two crore: nothing costs more, and in paisa it is a whole number that every database holds. */
const mostRupees = 2e7
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slugMaxLength = 80

export const oneOf = <T>(value: unknown, ...allowed: T[]): T | undefined =>
  allowed.find((one) => one === value)

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** `a,b` or, as a plain form sends it, one after the other; in one order, so that equal lists are equal. */
export const listOf = (
  value: unknown,
  isKnown: (item: string) => boolean,
  most: number,
): string | undefined =>
  [...new Set([value].flat().flatMap((part) => textOf(part).split(',')))]
    .filter(isKnown)
    .slice(0, most)
    .toSorted()
    .join(',') || undefined

export const isSlug = (item: string) => slug.test(item) && item.length <= slugMaxLength

export const slugOf = (value: unknown) => listOf([value].flat()[0], isSlug, 1)

export const wholeBetween = (value: unknown, from: number, to: number): number | undefined => {
  const figure = Number(textOf(value) || NaN)
  return Number.isInteger(figure) && figure >= from && figure <= to ? figure : undefined
}

const rupeesOf = (value: unknown): number | undefined =>
  wholeBetween(Math.round((parseRupees(textOf(value)) ?? NaN) / 100), 0, mostRupees)

/** Whole rupees. Who types the higher price first means the same. */
export function pricesOf(search: Record<string, unknown>) {
  const [one, other] = [rupeesOf(search['minPrice']), rupeesOf(search['maxPrice'])]
  return one !== undefined && other !== undefined && one > other
    ? { minPrice: other, maxPrice: one }
    : { minPrice: one, maxPrice: other }
}

export const itemsOf = (joined: string | undefined): string[] => joined?.split(',') ?? []

/** The list with the item, or without it when it was there. */
export function toggled(joined: string | undefined, item: string): string | undefined {
  const items = itemsOf(joined)
  const next = items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
  return next.toSorted().join(',') || undefined
}
