import type { Listing, ListingVersion } from '@haat/contract/domains/listings.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { LiveVariant } from '../catalogue/offers/offers.service.ts'
import { picturesIn } from './listing-pictures.ts'
import { currentContentOf, liveContentOf } from './live-version.service.ts'
import type { StoredListing } from './stored-listing.store.ts'
import type { NamedVersion } from './versions.store.ts'

/** What staff wrote about a version that they did not leave as it was. */
export function sentBackOf({ state, reasons, words, decidedAt }: NamedVersion['row'], by: string | null) {
  if (!decidedAt || !(state === 'sent-back' || state === 'taken-back')) return null
  return { reasons, words, at: decidedAt.toISOString(), by: by || null }
}

/** Standing prices are told with the prices. */
const toLiveVariant = ({ id, standingPaisa: _standing, ...variant }: LiveVariant) => ({
  variantId: String(id),
  ...variant,
})

/** A listing as members see it: what is being prepared, what is live, and where it stands. */
export function toListing(stored: StoredListing): Listing {
  const { listing, waiting, sentBack, product, service } = stored
  const content = currentContentOf(stored)
  const live = liveContentOf(stored)
  const shown = product?.product ?? service?.service
  return {
    id: String(listing.id),
    kind: listing.kind,
    state: listing.state,
    changes: listing.changes,
    publicId: shown ? toPublicId(shown.slug, shown.id) : null,
    version: listing.version,
    hasUnsent: listing.draft !== null,
    content,
    live: live && { content: live, variants: (product?.variants ?? []).map(toLiveVariant) },
    pictures: picturesIn(stored.pictures, [content, live]),
    waiting: waiting && {
      number: waiting.number,
      sentAt: waiting.submittedAt.toISOString(),
      answerBy: waiting.answerBy.toISOString(),
    },
    sentBack: sentBack && sentBackOf(sentBack, stored.sentBackByName),
    savedBy: stored.savedByName || null,
    savedAt: listing.savedAt.toISOString(),
  }
}

/** What was sent and how it was decided. */
export const toVersion = ({ row, sentBy, decidedBy }: NamedVersion): ListingVersion => ({
  id: row.id,
  number: row.number,
  state: row.state,
  sentAt: row.submittedAt.toISOString(),
  sentBy: sentBy || null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: decidedBy || null,
  sentBack: sentBackOf(row, decidedBy),
})
