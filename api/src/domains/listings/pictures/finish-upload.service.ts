import type { PictureFault } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { PictureRefused } from '#platform/pictures/picture-refused.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { nameFor } from '../../files/accept-file.service.ts'
import { saveFile } from '../../files/files.service.ts'
import { savePicture } from '../../pictures/pictures.service.ts'
import { findListingPictures, insertListingPicture } from './listing-pictures.store.ts'
import {
  beginTry,
  deleteParts,
  endTry,
  findUpload,
  lockUpload,
  lockUploadsOf,
  readParts,
  updateToFailed,
  updateUpload,
  type PictureUploadRow,
} from './picture-uploads.store.ts'

/** A picture with which the process went away so often is not tried again. */
const maxTries = 3

/**
 * Makes the picture of an upload of which every byte has come. Everything up to the last transaction can be done again, by
 * any process and as often as one is killed: files have their names from their content. While one makes it, others who ask
 * are told how the upload stands. A member who asks for it must still be one in the end.
 */
export async function finishUpload(
  services: Services,
  upload: PictureUploadRow,
  membership?: Membership,
): Promise<PictureUploadRow> {
  const { db } = services
  const tries = await beginTry(db, upload.id)
  if (tries === undefined) return (await findUpload(db, upload.vendorId, upload.id)) ?? upload
  const fail = (fault: PictureFault) => db.transaction((tx) => failUpload(tx, upload, fault))
  if (tries > maxTries) return fail('broken')
  try {
    return await makePicture(services, upload, membership)
  } catch (error) {
    if (error instanceof PictureRefused) return fail(error.fault)
    await endTry(db, upload)
    throw error
  }
}

async function makePicture(services: Services, upload: PictureUploadRow, membership?: Membership) {
  const { db, files, parser } = services
  const { id, vendorId, name, uploadedBy } = upload
  const original = await parser.redrawPicture(await readParts(db, id), 'shop')
  const pictureId = await savePicture(services, original)
  return db.transaction(async (tx) => {
    if (membership) await services.vendorHoldings.lockShopFor(tx, membership, 'listings')
    // The same picture may be on its way twice, and its original is kept once.
    await lockUploadsOf(tx, vendorId)
    const stored = await lockUpload(tx, vendorId, id)
    // Another process was quicker, or the upload has been removed.
    if (stored?.state !== 'receiving') return stored ?? upload
    const [known] = await findListingPictures(tx, vendorId, [pictureId])
    const originalFileId =
      known?.originalFileId ??
      (await saveFile(tx, files, {
        name: nameFor(name, '.webp'),
        contentType: 'image/webp',
        bytes: original,
        isPrivate: true,
      }))
    await insertListingPicture(tx, { vendorId, pictureId, originalFileId, uploadedBy })
    await deleteParts(tx, [id])
    return updateUpload(tx, id, { state: 'ready', pictureId })
  })
}

/** What cannot become a picture is not kept; the row says why. One that has become a picture meanwhile stays. */
export async function failUpload(tx: Tx, upload: PictureUploadRow, fault: PictureFault) {
  const { id, vendorId } = upload
  const failed = await updateToFailed(tx, id, fault)
  if (!failed) return (await findUpload(tx, vendorId, id)) ?? upload
  await deleteParts(tx, [id])
  return failed
}

export function refusalOf(fault: PictureFault) {
  const { message } = new PictureRefused(fault)
  const code = fault === 'type' ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED'
  return new ApiError(code, message, { picture: message })
}
