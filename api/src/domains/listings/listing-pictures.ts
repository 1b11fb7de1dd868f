import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { findPicturesById, toPicture, type ShownPicture } from '../pictures/pictures.service.ts'
import { ownListingPictures } from './pictures/listing-pictures.service.ts'

type Pictured = Pick<ListingContent, 'pictures'> | null
const idsOf = (contents: readonly Pictured[]) =>
  new Set(contents.flatMap((content) => content?.pictures.map(({ pictureId }) => pictureId) ?? []))

/** The pictures of some contents by their ids, without words. */
export function picturesIn(known: Iterable<ShownPicture>, contents: readonly Pictured[]) {
  const ids = idsOf(contents)
  const named = [...known].filter(({ id }) => ids.has(id))
  return Object.fromEntries(named.map((row) => [row.id, toPicture(row, { en: '', ne: '' })]))
}

export const findPicturesOf = async (db: Tx, ...contents: readonly Pictured[]): Promise<ShownPicture[]> => [
  ...(await findPicturesById(db, [...idsOf(contents)])).values(),
]

export const picturesById = async (db: Tx, contents: readonly Pictured[]) =>
  picturesIn(await findPicturesOf(db, ...contents), contents)

/** The pictures as a page shows them, in their order; one that is not ours any more is left out. */
export function orderedPictures(
  known: Record<string, Picture>,
  { pictures }: Pick<ListingContent, 'pictures'>,
) {
  return pictures.flatMap(({ pictureId, alt }) => {
    const picture = known[pictureId]
    return picture ? [{ ...picture, alt }] : []
  })
}

export const picturesOf = async (db: Tx, content: ListingContent) =>
  orderedPictures(await picturesById(db, [content]), content)

/** Whether a content has a picture that none of those before it has. */
export function namesUnknownPictures(content: ListingContent, before: readonly Pictured[]) {
  const known = idsOf(before)
  return content.pictures.some(({ pictureId }) => !known.has(pictureId))
}

/** A draft names only pictures that members of its shop have uploaded, or that the listing shows already. */
export async function refuseForeignPictures(
  tx: Tx,
  { vendorId }: { vendorId: number },
  content: ListingContent,
  before: readonly Pictured[],
) {
  const ids = content.pictures.map(({ pictureId }) => pictureId)
  const own = await ownListingPictures(tx, vendorId, ids, idsOf(before))
  const at = ids.findIndex((id) => !own.has(id))
  if (at === -1) return
  const sentence = 'A picture was not found. Please upload it again.'
  throw new ApiError('VALIDATION_FAILED', sentence, { [`fields.pictures.${at}.pictureId`]: sentence })
}
