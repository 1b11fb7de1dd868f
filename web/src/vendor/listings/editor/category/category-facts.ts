import type { ListingCategory } from '@haat/contract/domains/catalogue.categories.ts'
import {
  factsOfCategory,
  isParticularAsked,
  rulesFor,
  type CategoryRules,
  type Particular,
} from '@haat/contract/domains/catalogue.particulars.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { CategoryFacts } from '@haat/contract/domains/listings.missing.ts'

export type Leaf = Pick<ListingCategory, 'slug' | 'name'>

/** A category with those above it, from the department down. */
export interface FoundCategory {
  path: Leaf[]
  rules: CategoryRules
}

export function findCategory(
  departments: readonly ListingCategory[],
  slug: string | null,
): FoundCategory | undefined {
  for (const department of departments) {
    if (department.slug === slug) return { path: [department], rules: rulesFor(department, []) }
    const child = department.children.find((one) => one.slug === slug)
    if (child) return { path: [department, child], rules: rulesFor(child, [department]) }
  }
  return undefined
}

/** What the category asks for beside what was written already. */
export const askedOf = ({ rules }: FoundCategory, { particulars }: ListingContent): Particular[] =>
  rules.particulars.filter((one) => isParticularAsked(one, particulars))

/** What the checklist has to know of the category. */
export const factsOf = (found: FoundCategory | undefined, content: ListingContent): CategoryFacts | null =>
  found ? factsOfCategory(found.rules, content.particulars) : null
