import { randomUUIDv7 } from 'node:crypto'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { reviewOfficeMinutes } from '@haat/contract/domains/listings.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { findTakenSkus } from '../catalogue/offers/offers.service.ts'
import { getOffice } from '../content/site/site.service.ts'
import { timeOf, type Editor } from './change-listing.service.ts'
import { hasLiveListing, insertListings, insertFirstVersions } from './listings.store.ts'
import { ownListingPictures } from './pictures/listing-pictures.service.ts'
import { namesOf } from './save-draft.service.ts'

export interface NewListing {
  key: string
  content: ProductContent
  /** Whether nothing is missing, so that staff look at it; otherwise it is a draft. */
  isSent: boolean
}
export type Begun = { listingId: number } | { refused: string }

/**
 * Begins many listings of a shop at once, and sends those to staff that are complete. It does by a few statements what `createListing`,
 * `saveListing` and `submitListing` do one after the other; the caller has looked at the contents by the same rules. One whose key, SKU or
 * picture somebody else has taken meanwhile is refused, and the others are not.
 */
export async function beginListings(
  { vendorHoldings }: Pick<Services, 'vendorHoldings'>,
  tx: Tx,
  editor: Editor,
  wanted: readonly NewListing[],
): Promise<Map<string, Begun>> {
  const { membership, caller } = editor
  const { vendorId } = membership
  await vendorHoldings.lockShopFor(tx, membership, 'listings')
  const taken = await findTakenSkus(
    tx,
    vendorId,
    null,
    wanted.flatMap(({ content }) => skusOf(content)),
  )
  const pictureIds = [...new Set(wanted.flatMap(({ content }) => picturesOf(content)))]
  const pictures = await ownListingPictures(tx, vendorId, pictureIds)
  const begun = new Map<string, Begun>()
  const good = wanted.filter(({ key, content }) => {
    const refused = skusOf(content).some((sku) => taken.has(sku))
      ? 'Another product of your shop has this SKU.'
      : picturesOf(content).some((id) => !pictures.has(id))
        ? 'A picture was not found. Please upload it again.'
        : undefined
    if (refused) begun.set(key, { refused })
    return !refused
  })
  const at = timeOf(editor)
  const rows = good.map(({ key, content, isSent }) => ({
    vendorId,
    kind: 'product' as const,
    key,
    draft: isSent ? null : content,
    version: isSent ? 2 : 1,
    waitingVersionId: isSent ? randomUUIDv7() : null,
    savedBy: caller.userId,
    savedAt: at,
    createdAt: at,
    ...namesOf(content),
  }))
  const ids = await insertListings(tx, rows)
  for (const { key } of good) {
    const listingId = ids.get(key)
    begun.set(
      key,
      listingId === undefined ? { refused: 'This listing has been begun already.' } : { listingId },
    )
  }
  const answerBy = addOfficeMinutes((await getOffice(tx)).office, at, reviewOfficeMinutes)
  const isFirstOfShop = !(await hasLiveListing(tx, vendorId))
  const versions = rows.flatMap(({ key, waitingVersionId }, index) => {
    const listingId = ids.get(key)
    if (listingId === undefined || waitingVersionId === null) return []
    const { content } = good[index]!
    return {
      id: waitingVersionId,
      listingId,
      vendorId,
      content,
      submittedBy: caller.userId,
      submittedAt: at,
      answerBy,
      isFirstOfShop,
    }
  })
  await insertFirstVersions(tx, versions)
  return begun
}

const skusOf = ({ variants }: ProductContent) => variants.map(({ sku }) => sku)
const picturesOf = ({ pictures }: ProductContent) => pictures.map(({ pictureId }) => pictureId)
