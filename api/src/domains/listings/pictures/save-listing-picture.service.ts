import type { Services } from '#services.ts'
import { nameFor } from '../../files/accept-file.service.ts'
import { saveFile } from '../../files/files.service.ts'
import { savePicture } from '../../pictures/pictures.service.ts'
import { findListingPictures, insertListingPicture } from './listing-pictures.store.ts'
import { lockUploadsOf } from './picture-uploads.store.ts'

interface SentPicture {
  vendorId: number
  uploadedBy: string
  name: string
  bytes: Buffer
}

/** Makes a picture of the shop of a whole file, as of one that came in parts. Done twice it is one; a file that is no picture is refused. */
export async function saveListingPicture(
  services: Services,
  { vendorId, uploadedBy, name, bytes }: SentPicture,
) {
  const original = await services.parser.redrawPicture(bytes, 'shop')
  const pictureId = await savePicture(services, original)
  await services.db.transaction(async (tx) => {
    // The same picture may be on its way twice, and its original is kept once.
    await lockUploadsOf(tx, vendorId)
    const [known] = await findListingPictures(tx, vendorId, [pictureId])
    const originalFileId =
      known?.originalFileId ??
      (await saveFile(tx, services.files, {
        name: nameFor(name.slice(-100), '.webp'),
        contentType: 'image/webp',
        bytes: original,
        isPrivate: true,
      }))
    await insertListingPicture(tx, { vendorId, pictureId, originalFileId, uploadedBy })
  })
  return pictureId
}
