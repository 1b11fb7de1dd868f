import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'

/** A value of a variant that is in the shop, and what it was when the rows were checked. */
interface Change<T> {
  variantId: string
  was: T
  to: T
}

/** What one listing of a file makes of a listing of the shop. */
export interface ListingPlan {
  /** Null for one that is new. */
  listingId: number | null
  /** The version that the rows were compared with. */
  version: number
  /** Fields of the draft that become something else; of a new listing all of them. */
  fields: Partial<Omit<ProductContent, 'kind'>>
  /** Whether the draft can be sent to staff; otherwise it stays a draft. */
  canBeSent: boolean
  prices: Change<number>[]
  offers: Change<boolean>[]
  stock: Change<number>[]
  deal: { from: string; until: string; prices: { variantId: string; pricePaisa: number }[] } | null
  isPaused: boolean | null
}

/** What the undo of a listing that was changed puts back. */
export interface WrittenBefore {
  /** Of the draft, before and after the import wrote it; null where it wrote none. */
  content: { before: ProductContent; hadDraft: boolean; version: number } | null
  isPaused: boolean | null
  hasDeal: boolean
}

export interface Problem {
  row: number
  field: string
  code: ImportProblemCode
  data?: Record<string, string>
  mend?: string
}

/** A problem as it is kept beside its row. */
export interface StoredProblem {
  field: string
  code: ImportProblemCode
  data: Record<string, string>
  mend: string | null
}

export type ImportRowState = 'waiting' | 'new' | 'changed' | 'same' | 'error' | 'left-out'

/** What has become of a listing of a file. */
export const importListingStates = ['waiting', 'new', 'changed', 'failed', 'undone', 'kept'] as const
export type ImportListingState = (typeof importListingStates)[number]

/** How many rows and listings of an import stand where, kept when they are deleted. */
export interface ImportSummary {
  rows: Record<string, number>
  listings: Record<string, number>
  newListings: number
  drafts: number
  pictures: { received: number; faulty: number }
}
