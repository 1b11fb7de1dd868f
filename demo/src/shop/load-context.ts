import type { DemoShop } from './demo-shop.ts'
import type { DemoCategory } from './demo-types.ts'

/** Shared by the loaders: the data, the ids of the rows inserted so far by their slugs, and one point in time. */
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

/** Slug of the department that a category belongs to, or of the department itself. */
export function departmentOf(departments: DemoCategory[], slug: string): string {
  const department = departments.find(
    (category) => category.slug === slug || category.children?.some((child) => child.slug === slug),
  )
  if (!department) throw new Error(`The demo data names the category ${slug}, which is nowhere`)
  return department.slug
}
