import { isDeepStrictEqual } from 'node:util'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import { fieldsWithoutReview, reviewOfficeMinutes } from '@haat/contract/domains/listings.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-clock.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getOffice } from '../content/site/site.service.ts'
import { changeListing, changeShownListing, timeOf, type Editor } from './change-listing.service.ts'
import { refuseUnready } from './refuse-unready.service.ts'
import { hasLiveListing, insertVersion, updateListing, updateVersion } from './listings.store.ts'
import { keepFirstVersion, liveContentOf } from './live-version.service.ts'
import { putLive, showListing } from './live/put-live.service.ts'

/**
 * Sends the draft to staff. What is neither words nor pictures goes live at once, and so does all of a trusted shop, which staff
 * look at afterwards. A version that waits already is replaced and keeps its place in the queue.
 */
export const submitListing = (services: Services, editor: Editor, listingId: string, seen: number) =>
  changeShownListing(services, editor, listingId, async (tx, stored) => {
    const kept = await keepFirstVersion(tx, stored)
    const { listing, waiting, live: shown } = kept
    const draft = listing.draft ?? kept.sentBack?.content
    if (!draft) {
      if (listing.waitingVersionId) return
      throw new ApiError('CONFLICT', 'Nothing has changed since it was sent last.')
    }
    if (listing.version !== seen)
      throw new ApiError('CONFLICT', 'Somebody changed this listing meanwhile. Please look at it once more.')
    await refuseUnready(tx, kept, draft)
    const live = liveContentOf(kept)
    if (waiting) await updateVersion(tx, waiting.id, { state: 'withdrawn', decidedAt: timeOf(editor) })
    // By rule only on top of what somebody has looked at.
    const isSmall = live !== null && shown?.state === 'approved' && onlySmallChanges(live, draft)
    const state = isSmall ? 'approved' : kept.shop.isTrusted ? 'trusted' : 'waiting'
    const at = timeOf(editor)
    const version = await insertVersion(tx, {
      listingId: listing.id,
      vendorId: listing.vendorId,
      content: draft,
      submittedBy: editor.caller.userId,
      submittedAt: waiting?.submittedAt ?? at,
      answerBy: waiting?.answerBy ?? addOfficeMinutes((await getOffice(tx)).office, at, reviewOfficeMinutes),
      isFirstOfShop: !(await hasLiveListing(tx, listing.vendorId)),
      state,
      ...(state === 'approved' && { decidedAt: at }),
    })
    const put = state === 'waiting' ? undefined : await putLive(tx, kept, version)
    await put?.product
    await updateListing(tx, listing.id, {
      draft: null,
      version: listing.version + 1,
      sentBackVersionId: null,
      waitingVersionId: state === 'waiting' ? version.id : null,
      ...put?.listing,
    })
  })

function onlySmallChanges(live: ListingContent, draft: ListingContent): boolean {
  const small: readonly string[] = fieldsWithoutReview
  const keys = Object.keys(draft) as (keyof ListingContent)[]
  return keys.every((key) => small.includes(key) || isDeepStrictEqual(live[key], draft[key]))
}

/** Takes back what staff have not decided; it becomes the draft again, unless the shop has gone on writing. */
export const withdrawListing = (services: Services, editor: Editor, listingId: string) =>
  changeListing(services, editor, listingId, async (tx, { listing, waiting }) => {
    if (!waiting) throw new ApiError('CONFLICT', 'Staff have decided about it already.')
    await updateVersion(tx, waiting.id, { state: 'withdrawn', decidedAt: timeOf(editor) })
    await updateListing(tx, listing.id, {
      draft: listing.draft ?? waiting.content,
      waitingVersionId: null,
      version: listing.version + 1,
    })
  })

/** Takes a live listing out of the shop or puts it back, without a look by staff. */
export const pauseListing = (services: Services, editor: Editor, listingId: string, isPaused: boolean) =>
  changeShownListing(services, editor, listingId, async (tx, { listing }) => {
    if (!listing.isLive) throw new ApiError('CONFLICT', 'This listing is not in the shop.')
    if (listing.isPaused === isPaused) return
    await showListing(tx, listing, { isPaused })
  })
