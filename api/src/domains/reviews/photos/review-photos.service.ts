import { randomUUID } from 'node:crypto'
import { maxLoosePhotos } from '@haat/contract/domains/reviews.rules.ts'
import type { OwnPhoto } from '@haat/contract/domains/reviews.own.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findPicturesById, removePicture, savePicture, toPicture } from '../../pictures/pictures.service.ts'
import {
  countLoose,
  deletePhoto,
  giveUpPhoto,
  insertPhoto,
  listUnused,
  lockPhotosOf,
} from './review-photos.store.ts'

const tooMany = () =>
  new ApiError(
    'CONFLICT',
    'You have sent many photos that are in no review yet. Please post your review first, or try again in two days.',
    { photoIds: 'Too many photos are in no review yet.' },
  )

/**
 * Keeps a photo that its sender may put into a review. It is drawn anew, so that nothing of the sent file is left, such as where it
 * was taken; and it is a picture of its own, so that it can be removed without looking who else shows the same one.
 */
export async function sendReviewPhoto(services: Services, userId: string, bytes: Buffer): Promise<OwnPhoto> {
  const { db } = services
  if ((await countLoose(db, userId)) >= maxLoosePhotos) throw tooMany()
  const photoId = randomUUID()
  const pictureId = await savePicture(services, bytes, 'as it is', `review ${photoId}`)
  const isTooMany = await db.transaction(async (tx) => {
    await lockPhotosOf(tx, userId)
    // The picture has a row in any case, by which the job finds its files.
    const isOver = (await countLoose(tx, userId)) >= maxLoosePhotos
    await insertPhoto(tx, { id: photoId, userId: isOver ? null : userId, pictureId })
    return isOver
  })
  if (isTooMany) throw tooMany()
  const picture = (await findPicturesById(db, [pictureId])).get(pictureId)!
  return { photoId, picture: toPicture(picture, { en: '', ne: '' }) }
}

const keepLooseMs = 2 * 86_400_000
const perRound = 200

/** Removes photos that no review shows, with their files. What a kill leaves is removed by the next round. */
export async function removeUnusedPhotos(services: Services, now = new Date()): Promise<number> {
  const { db } = services
  const unused = await listUnused(db, new Date(now.getTime() - keepLooseMs), perRound)
  for (const { id, pictureId } of unused) {
    if (!(await giveUpPhoto(db, id))) continue
    await removePicture(services, pictureId)
    await deletePhoto(db, id)
  }
  return unused.length
}
