import { randomUUIDv7 } from 'node:crypto'
import type { ListingContent, ProductContent } from '@haat/contract/domains/listings.content.ts'
import { reviewOfficeMinutes } from '@haat/contract/domains/listings.rules.ts'
import { addOfficeMinutes } from '@haat/contract/shared/office-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { updateTerms } from '../../catalogue/offers/offers.service.ts'
import { getOffice } from '../../content/site/site.service.ts'
import { contentOfProduct } from '../live/live-content.ts'
import { arrivalOf } from '../live/product-row.ts'
import {
  insertVersions,
  putTerms,
  readLiveContents,
  type LiveContents,
  type NewVersion,
} from './bulk-listings.store.ts'
import type { ListingChange } from './check-cells.ts'

interface Changer {
  vendorId: number
  userId: string
  at: Date
}

/**
 * Days until ready and cash on delivery need no look by staff, but shoppers read what was sent and nothing else. So each of these
 * listings gets a version with them, as if it had been sent with nothing else changed. What the shop prepares gets them, too.
 */
export async function changeTerms(tx: Tx, changes: ListingChange[], { vendorId, userId, at }: Changer) {
  const changed = changes.filter(({ sold, terms }) => sold.isLive && Object.keys(terms).length > 0)
  if (changed.length === 0) return
  const termsById = new Map(changed.map(({ sold, terms }) => [sold.id, terms]))
  const live = await readLiveContents(tx, [...termsById.keys()])
  const isSeen = ({ liveState }: LiveContents) => liveState === null || liveState === 'approved'
  const answerBy = live.every(isSeen)
    ? at
    : addOfficeMinutes((await getOffice(tx)).office, at, reviewOfficeMinutes)
  const versions: NewVersion[] = []
  const put = live.map((one) => {
    const { id: listingId, createdAt, district } = one
    const before = contentBefore(one)
    const shared = { listingId, vendorId }
    if (!one.content)
      versions.push({ ...shared, id: randomUUIDv7(), step: 1, content: before, ...approved(createdAt, null) })
    const terms = termsById.get(listingId)!
    const content: ProductContent = { ...before, ...terms }
    const decided = isSeen(one)
      ? approved(at.toISOString(), userId)
      : { state: 'trusted' as const, submittedBy: userId, submittedAt: at.toISOString(), decidedAt: null }
    const id = randomUUIDv7()
    versions.push({ ...shared, id, step: one.content ? 1 : 2, content, ...decided })
    return { listingId, versionId: id, terms, content, district, productId: one.product.product.id }
  })
  await insertVersions(tx, versions, answerBy)
  await updateTerms(
    tx,
    put.map(({ productId, content, district }) => ({
      id: productId,
      ...arrivalOf(content.readyDays ?? 1, district),
      isCashPossible: content.isCashPossible,
    })),
  )
  await putTerms(
    tx,
    put.map(({ listingId, versionId, terms }) => ({ listingId, versionId, terms })),
  )
}

const approved = (at: string, submittedBy: string | null) => ({
  state: 'approved' as const,
  submittedBy,
  submittedAt: at,
  decidedAt: at,
})

function contentBefore({ content, product }: LiveContents): ProductContent {
  const before: ListingContent = content ?? contentOfProduct(product)
  if (before.kind !== 'product') throw new Error('The terms of a service are not changed here')
  return before
}
