import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import {
  listingContentSchema,
  type listingFieldsSchema,
  type ListingContent,
} from '@haat/contract/domains/listings.content.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import { plainWords } from '#platform/database/search-patterns.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { changeListing, getListing, timeOf, type Editor } from './change-listing.service.ts'
import { namesUnknownPictures, refuseForeignPictures } from './listing-pictures.ts'
import { updateListing } from './listings.store.ts'
import { wordsOf } from './live/live-content.ts'
import {
  currentContentOf,
  isWithoutVersion,
  keepFirstVersion,
  liveContentOf,
} from './live-version.service.ts'
import { toListing } from './read-listing.service.ts'
import { saveUnchanged } from './save-draft.store.ts'
import type { StoredListing } from './stored-listing.store.ts'

type Fields = z.output<typeof listingFieldsSchema>
interface Patch {
  /** The version that the member has seen. */
  version: number
  fields: Fields
}

/** What the list shows and finds of a content. */
export const namesOf = (content: ListingContent) => ({
  title: content.name.en,
  titleNe: content.name.ne,
  words: plainWords(wordsOf(content).join(' ')),
})

/**
 * Keeps some fields of the draft. Fields that others have changed since are refused by name; the rest of what they changed stays.
 */
export async function saveListing(services: Services, editor: Editor, listingId: string, patch: Patch) {
  const saved = await saveAtOnce(services, editor, listingId, patch)
  return (
    saved ??
    changeListing(services, editor, listingId, async (tx, found) => {
      const stored = await keepFirstVersion(tx, found)
      const { content, before, changed } = preparePatch(stored, patch)
      if (changed.length === 0) return
      if (stored.listing.version !== patch.version) throw changedElsewhere(stored, changed)
      await refuseForeignPictures(tx, stored.listing, content, before)
      await updateListing(tx, stored.listing.id, draftRow(stored, content, editor))
    })
  )
}

/**
 * The same for what is saved again and again while somebody writes: the listing is read, and written by one statement if it still is
 * as it was read and the member still belongs to the shop. Null where this is not enough, as for a first version, for pictures that
 * were just uploaded, and after somebody else was faster; then the locks of `changeListing` decide. Takes half the work of
 * these locks; without this function everything is saved as well.
 */
async function saveAtOnce(
  { db }: Services,
  editor: Editor,
  listingId: string,
  patch: Patch,
): Promise<Listing | null> {
  const { membership, caller } = editor
  const stored = await getListing(db, membership.vendorId, listingId)
  if (isWithoutVersion(stored)) return null
  const { content, before, changed } = preparePatch(stored, patch)
  if (changed.length === 0) return toListing(stored)
  if (stored.listing.version !== patch.version || namesUnknownPictures(content, before)) return null
  const row = draftRow(stored, content, editor)
  const states = await saveUnchanged(db, stored.listing, membership, row)
  return (
    states &&
    toListing({ ...stored, listing: { ...stored.listing, ...row, ...states }, savedByName: caller.name })
  )
}

function preparePatch(stored: StoredListing, { fields }: Patch) {
  const newest = currentContentOf(stored)
  const live = liveContentOf(stored)
  const content = withLiveOffers(merged(newest, fields), live)
  const changed = Object.keys(fields).filter((field) => !isSame(content, newest, field))
  return { content, before: [newest, live], changed }
}

const draftRow = ({ listing }: StoredListing, content: ListingContent, editor: Editor) => ({
  draft: content,
  version: listing.version + 1,
  savedBy: editor.caller.userId,
  savedAt: timeOf(editor),
  ...namesOf(content),
})

const isSame = (one: ListingContent, other: ListingContent, field: string) =>
  isDeepStrictEqual(one[field as keyof ListingContent], other[field as keyof ListingContent])

/** Price, stock and whether it is offered of what is live are not changed here, so they make no difference to look at. */
function withLiveOffers(content: ListingContent, live: ListingContent | null): ListingContent {
  if (content.kind !== 'product' || live?.kind !== 'product') return content
  // One without a price is not in the shop yet.
  const sold = live.variants.filter(({ pricePaisa }) => pricePaisa !== null)
  const known = new Map(sold.map((variant) => [variant.values.join('/'), variant]))
  return {
    ...content,
    variants: content.variants.map((variant) => {
      const { pricePaisa, stock, isOffered } = known.get(variant.values.join('/')) ?? variant
      return { ...variant, pricePaisa, stock, isOffered }
    }),
  }
}

/** A product takes no fields of a service, and the other way round. */
function merged(newest: ListingContent, fields: Fields): ListingContent {
  const result = listingContentSchema.safeParse({ ...newest, ...fields })
  if (result.success) return result.data
  const sentence = 'These fields do not fit this listing.'
  const faults = result.error.issues.map(({ path, message }) => [`fields.${path.join('.')}`, message])
  throw new ApiError('VALIDATION_FAILED', sentence, Object.fromEntries(faults) as Record<string, string>)
}

/** The refusal of whoever has seen an older version, with the fields that they would have overwritten. */
export function changedElsewhere({ listing: { savedAt }, savedByName }: StoredListing, changed: string[]) {
  const who = savedByName || 'Somebody'
  const sentence = `${who} changed this listing on ${formatDate(savedAt, 'en')} at ${formatTime(savedAt, 'en')}. Nothing of yours was saved.`
  return new ApiError('CONFLICT', sentence, Object.fromEntries(changed.map((field) => [field, sentence])))
}
