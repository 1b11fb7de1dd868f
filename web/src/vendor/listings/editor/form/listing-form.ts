import { createContext, use } from 'react'
import type {
  ListingContent,
  ProductContent,
  ServiceContent,
} from '@haat/contract/domains/listings.content.ts'
import type { Missing } from '@haat/contract/domains/listings.missing.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ListingCategory } from '@haat/contract/domains/catalogue.categories.ts'
import type { DraftState, SavedDocument } from '../../../draft/saved-draft.ts'
import type { FoundCategory } from '../category/category-facts.ts'
import type { Fields } from './check-fields.ts'

/** What was read of a listing, in the form in which it is written; it has no listing before its first save. */
export interface ListingDraft extends SavedDocument {
  fields: Fields
  listing: Listing | undefined
}

/** Either a failure, or what is told on the page already: at a field, or as a choice between two versions. */
export interface Refusal {
  failure?: unknown
  field?: string | undefined
}

export interface ListingForm extends Pick<
  DraftState<ListingDraft, Fields>,
  'save' | 'savedAt' | 'keptAt' | 'conflicts'
> {
  shop: Shop
  /** Undefined until it was saved for the first time. */
  listing: Listing | undefined
  /** Under this name pictures on their way are kept: a new listing has no id yet when the first are taken. */
  picturesOf: string
  /** What is saved, and over it what was typed since. */
  content: ListingContent
  /** False while the shop is suspended. */
  canChange: boolean
  /** Whether something is unsaved or can be sent. */
  hasChanges: boolean
  edit(changes: Fields): void
  flush(): Promise<void>
  keepMine(): void
  takeTheirs(): void
  canUndo: boolean
  canRedo: boolean
  undo(): void
  redo(): void
  categories: { data: readonly ListingCategory[] | undefined; isError: boolean; refetch(): unknown }
  category: FoundCategory | undefined
  missing: readonly Missing[]
  /** What is wrong with a field, in the reader's words; nothing while that is not their next question. */
  errorAt(path: string): string | undefined
  /** What staff wrote at a field, or at something within it. */
  reasonsAt(part: string): string[]
  /** Shows at every field what it lacks. */
  showMissing(): void
  /** Returns why nothing was sent; undefined when it was. */
  submit(): Promise<Refusal | undefined>
  withdraw(): Promise<Refusal | undefined>
  discard(): Promise<Refusal | undefined>
  isEnding: boolean
}

export const ListingFormContext = createContext<ListingForm | null>(null)

/** The listing that is being written, for its fields. */
export function useListing(): ListingForm {
  const form = use(ListingFormContext)
  if (!form) throw new Error('This part stands outside of the editor of a listing')
  return form
}

interface FormOf<Content> extends Omit<ListingForm, 'content' | 'edit'> {
  content: Content
  edit(changes: Partial<Content>): void
}

/** For parts that only a product has. */
export function useProduct(): FormOf<ProductContent> {
  const form = useListing()
  if (form.content.kind !== 'product') throw new Error('This part belongs to products')
  return form as unknown as FormOf<ProductContent>
}

/** For parts that only a service has. */
export function useService(): FormOf<ServiceContent> {
  const form = useListing()
  if (form.content.kind !== 'service') throw new Error('This part belongs to services')
  return form as unknown as FormOf<ServiceContent>
}
