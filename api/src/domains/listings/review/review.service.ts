import type { Review, ReviewCard, ReviewQuery } from '@haat/contract/domains/listings.staff.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { picturesById, picturesIn } from '../listing-pictures.ts'
import { liveContentOf } from '../live-version.service.ts'
import { previewContent } from '../preview.service.ts'
import { sentBackOf, toVersion } from '../read-listing.service.ts'
import { findStored } from '../stored-listing.store.ts'
import {
  countQueue,
  findQueued,
  findReviewed,
  listQueue,
  type QueuePosition,
  type QueueRow,
  type ReviewedRow,
} from './review.store.ts'

const mostCounted = 1000
const noSuchVersion = () => notFound('This version')

const shopOf = (row: QueueRow) => ({
  id: toPublicId(row.slug, row.vendorId),
  slug: row.slug,
  name: { en: row.name, ne: row.nameNe },
  isTrusted: row.isTrusted,
  isSuspended: row.isSuspended,
})

function toCard(row: QueueRow, pictures: Record<string, Picture>): ReviewCard {
  const [cover] = row.content.pictures
  return {
    id: row.id,
    listingId: String(row.listingId),
    number: row.number,
    kind: row.content.kind,
    state: row.state,
    title: row.content.name,
    picture: (cover && pictures[cover.pictureId]) ?? null,
    shop: shopOf(row),
    isFirstOfShop: row.isFirstOfShop,
    isChange: row.isChange,
    sentAt: row.submittedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** A page of the queue, with how much waits. */
export async function reviewPage(db: Tx, { state, kind, shop, pageSize, cursor }: ReviewQuery) {
  const vendorId = shop === undefined ? undefined : (numberOfPublicId(shop) ?? 0)
  const filter = { tab: state, kind, vendorId }
  const rows = await listQueue(db, filter, cursor ? readCursor(cursor) : undefined, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const counts = await countQueue(db, mostCounted)
  const pictures = await picturesById(
    db,
    shown.map(({ content }) => content),
  )
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toCard(row, pictures)),
    pageIndex: 1,
    pageSize,
    total: state === 'decided' ? shown.length : counts[state],
    nextCursor: rows.length > pageSize && last ? cursorOf(last) : null,
    counts,
  }
}

const cursorOf = ({ isFirstOfShop, at, id }: QueueRow) => `${isFirstOfShop ? 1 : 0}.${at}.${id}`

function readCursor(cursor: string): QueuePosition {
  const [first, at, id = ''] = cursor.split('.')
  const isReadable = Number.isSafeInteger(Number(at)) && /^[\da-f-]{36}$/.test(id)
  if (!isReadable)
    throw new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })
  return { isFirst: first === '1', at: Number(at), id }
}

const earlierShown = 20

/** A version beside what is live, or was before a trusted shop put this one there. */
export async function getReview(db: Tx, versionId: string): Promise<Review> {
  const row = await findReviewed(db, versionId, earlierShown)
  if (!row) throw noSuchVersion()
  const { content, number } = row
  const { before, known } = row.isWithoutVersion
    ? await findOld(db, row)
    : { before: row.before, known: row.pictures }
  const pictures = picturesIn(known, [content, before])
  const versions = row.versions.map(toVersion)
  return {
    ...toCard(row, pictures),
    shop: { ...shopOf(row), liveCount: row.liveCount },
    content,
    before,
    pictures,
    categories: row.categories,
    sentBy: row.version.sentBy || null,
    sentBack: sentBackOf(row.version.row, row.version.decidedBy),
    newerId: versions.find((other) => other.number > number)?.id ?? null,
    earlier: versions.filter((other) => other.number < number),
  }
}

/** What is live from before versions were kept. */
async function findOld(db: Tx, { vendorId, listingId, pictures }: ReviewedRow) {
  const stored = await findStored(db, vendorId, listingId)
  return { before: stored ? liveContentOf(stored) : null, known: [...pictures, ...(stored?.pictures ?? [])] }
}

export async function previewReview(db: Tx, versionId: string) {
  const row = await findQueued(db, versionId)
  const stored = row && (await findStored(db, row.vendorId, row.listingId))
  if (!stored) throw noSuchVersion()
  return previewContent(db, stored, row.content)
}
