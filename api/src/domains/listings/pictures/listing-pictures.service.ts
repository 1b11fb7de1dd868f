import type { ListingPicture } from '@haat/contract/domains/listings.pictures.ts'
import { wholePicture } from '@haat/contract/domains/listings.pictures.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { findPicturesById, toPicture } from '../../pictures/pictures.service.ts'
import { findListingPictures, holdListingPictures } from './listing-pictures.store.ts'
import { findShownPictures } from './named-pictures.store.ts'

export { insertListingPicture } from './listing-pictures.store.ts'

const noWords = { en: '', ne: '' }

/** The pictures that a listing shows: the shop's own too, though nobody may have uploaded them. */
export async function findShown(db: Tx, vendorId: number, listingId = ''): Promise<Set<string>> {
  const number = numberOfPublicId(listingId)
  return number === undefined ? new Set() : findShownPictures(db, vendorId, number)
}

/** Pictures of this shop in the order asked for; those of others and unknown ones are left out. */
export async function readListingPictures(
  db: Tx,
  vendorId: number,
  ids: readonly string[],
  listingId?: string,
): Promise<ListingPicture[]> {
  const uploaded = new Map((await findListingPictures(db, vendorId, ids)).map((row) => [row.pictureId, row]))
  const hasOthers = ids.some((id) => !uploaded.has(id))
  const shown = hasOthers ? await findShown(db, vendorId, listingId) : new Set<string>()
  const sources = [...uploaded.values()].flatMap(({ sourceId }) => sourceId ?? [])
  const stored = await findPicturesById(db, [...ids, ...sources])
  return ids.flatMap((pictureId) => {
    const row = uploaded.get(pictureId)
    const picture = stored.get(pictureId)
    if (!picture || !(row || shown.has(pictureId))) return []
    const source = row?.sourceId ? stored.get(row.sourceId) : undefined
    return {
      pictureId,
      picture: toPicture(picture, noWords),
      madeFrom:
        row && source
          ? {
              pictureId: source.id,
              picture: toPicture(source, noWords),
              turn: row.turn,
              crop: row.crop ?? wholePicture.crop,
            }
          : null,
    }
  })
}

/**
 * The records of those of these pictures that a listing of the shop may name: what its members have uploaded, and what the
 * listing names already (`also`). They stay until the transaction has ended, in which a draft is about to name them.
 */
export async function ownListingPictures(
  tx: Tx,
  vendorId: number,
  ids: readonly string[],
  also: Iterable<string> = [],
) {
  if (ids.length === 0) return new Map<string, never>()
  const own = new Set([...also, ...(await holdListingPictures(tx, vendorId, ids))])
  return findPicturesById(
    tx,
    ids.filter((id) => own.has(id)),
  )
}

/** Those of these pictures that members of the shop have uploaded. */
export const findOwnPictureIds = async (db: Tx, vendorId: number, ids: readonly string[]) =>
  new Set((await findListingPictures(db, vendorId, ids)).map(({ pictureId }) => pictureId))
