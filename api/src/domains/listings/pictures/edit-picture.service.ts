import { isWholePicture, type PictureCut } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { ListingPicture } from '@haat/contract/domains/listings.pictures.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { readStoredFile } from '../../files/files.service.ts'
import { findPicturesById, savePicture } from '../../pictures/pictures.service.ts'
import type { Editor } from '../change-listing.service.ts'
import { findShown, readListingPictures } from './listing-pictures.service.ts'
import { findListingPictures, insertListingPicture } from './listing-pictures.store.ts'

interface Subject {
  vendorId: number
  pictureId: string
  /** The listing that shows it, for a picture that nobody has uploaded. */
  listingId?: string | undefined
}

const noSuchPicture = () => notFound('This picture')

/**
 * Cuts a picture anew. Whatever was cut before, the original is what counts, so nothing is lost by many edits, and the
 * whole of it is the original again.
 */
export async function editPicture(
  services: Services,
  { membership, caller: { userId } }: Editor,
  picture: Omit<Subject, 'vendorId'>,
  { turn, crop }: PictureCut,
): Promise<ListingPicture> {
  const { db } = services
  const { vendorId } = membership
  const sourceId = await findSource(services, { ...picture, vendorId })
  const cut = { turn, crop: rounded(crop) }
  const madeId = isWholePicture(cut)
    ? sourceId
    : await savePicture(services, await readOriginal(services, vendorId, sourceId), cut)
  await db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'listings')
    // One that only a product showed is the shop's from now on, so that this edit can be undone later.
    await insertListingPicture(tx, { vendorId, pictureId: sourceId, uploadedBy: userId })
    if (madeId !== sourceId)
      await insertListingPicture(tx, { vendorId, pictureId: madeId, sourceId, uploadedBy: userId, ...cut })
  })
  const [made] = await readListingPictures(db, vendorId, [madeId])
  if (!made) throw noSuchPicture()
  return made
}

/** The picture from which another one of the shop was made, or that picture itself. */
async function findSource({ db }: Services, { vendorId, pictureId, listingId }: Subject): Promise<string> {
  const [row] = await findListingPictures(db, vendorId, [pictureId])
  if (row) return row.sourceId ?? pictureId
  if ((await findShown(db, vendorId, listingId)).has(pictureId)) return pictureId
  throw noSuchPicture()
}

/** What was kept of the upload; of a picture that came another way, its largest width. */
async function readOriginal({ db, files, pictures }: Services, vendorId: number, id: string) {
  const [row] = await findListingPictures(db, vendorId, [id])
  const original = row?.originalFileId && (await readStoredFile(db, files, row.originalFileId))
  if (original) return original
  const picture = (await findPicturesById(db, [id])).get(id)
  const largest = picture && (await pictures.read({ id, width: picture.width, format: 'webp' }))
  if (!largest) throw noSuchPicture()
  return largest
}

const precision = 10_000
const round = (share: number) => Math.round(share * precision) / precision

/** The same part is the same picture, whatever a browser reckons in the last digits. */
const rounded = ({ x, y, width, height }: PictureCut['crop']) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})
