import { sql } from 'drizzle-orm'
import type { CategoryRules } from '@haat/contract/domains/catalogue.particulars.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { categoryPathOf } from '../catalogue/catalogue.service.ts'
import { findCategoryForListing } from '../catalogue/categories/categories.service.ts'

export interface ListingCategory {
  id: number
  rules: CategoryRules
}

/** The category that a listing names, with what it asks for; null for one that is not there. */
export async function findCategory(
  db: Tx,
  { kind, categorySlug }: Pick<ListingContent, 'kind' | 'categorySlug'>,
): Promise<ListingCategory | null> {
  if (categorySlug === null) return null
  const found = await findCategoryForListing(db, kind, categorySlug)
  return found && { id: found.id, rules: found }
}

/** For what goes into the shop: a version names a category, but it may have gone away since it was sent. */
export async function getCategory(db: Tx, content: ListingContent) {
  const category = await findCategory(db, content)
  const sentence = 'Its category is no longer there. Please send it back so that the shop chooses another.'
  if (!category) throw new ApiError('CONFLICT', sentence)
  return category
}

/** The names from the department down to the category. */
export async function categoryNames(db: Tx, categoryId: number) {
  const path = categoryPathOf(sql`${categoryId}::int`)
  const { rows } = await db.execute<{ path: { slug: string; name: Bilingual }[] }>(
    sql`select ${path} as path`,
  )
  return rows[0]!.path
}
