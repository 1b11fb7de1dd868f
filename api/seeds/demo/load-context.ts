import type { DemoShop } from './demo-shop.ts'
import type { DemoCategory } from './demo-types.ts'

/** What the loaders share: the data, the numbers of what is there already, and one moment for all. */
export interface LoadContext {
  shop: DemoShop
  vendors: Map<string, number>
  categories: Map<string, number>
  now: Date
}

export function numberOf(numbers: Map<string, number>, slug: string): number {
  const number = numbers.get(slug)
  if (number === undefined) throw new Error(`The demo data names ${slug}, which is nowhere`)
  return number
}

export const daysBefore = ({ now }: LoadContext, days: number) => new Date(now.getTime() - days * 86_400_000)

/** The department of a category below it. */
export function departmentOf(departments: DemoCategory[], slug: string): string {
  const found = departments.find(
    (category) => category.slug === slug || category.children?.some((child) => child.slug === slug),
  )
  if (!found) throw new Error(`The demo data names the category ${slug}, which is nowhere`)
  return found.slug
}
