import { randomUUIDv7 } from 'node:crypto'
import { maxOpenPictureUploads } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { PictureUpload } from '@haat/contract/domains/listings.pictures.ts'
import type { Tx } from '#platform/database/database.ts'
import { checkPictureType, PictureRefused } from '#platform/pictures/picture-refused.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { failUpload, finishUpload, refusalOf } from './finish-upload.service.ts'
import { readListingPictures } from './listing-pictures.service.ts'
import {
  countOpenUploads,
  findUpload,
  findUploadByKey,
  insertPart,
  insertUpload,
  lockUpload,
  lockUploadsOf,
  updateUpload,
  type PictureUploadRow,
} from './picture-uploads.store.ts'

interface Announced {
  key: string
  name: string
  bytes: number
}

async function toUpload(db: Tx, upload: PictureUploadRow): Promise<PictureUpload> {
  const { id, vendorId, state, received, pictureId, fault } = upload
  const [picture] = pictureId ? await readListingPictures(db, vendorId, [pictureId]) : []
  const sentence = fault && new PictureRefused(fault).message
  return { uploadId: id, state, received, picture: picture ?? null, fault, sentence }
}

/** The same key of the same person is the same upload, however often its first answer was lost. */
export function openUpload(
  { db, vendorHoldings }: Services,
  membership: Membership,
  uploadedBy: string,
  { key, name, bytes }: Announced,
): Promise<PictureUpload> {
  const { vendorId } = membership
  return db.transaction(async (tx) => {
    await vendorHoldings.lockShopFor(tx, membership, 'listings')
    await lockUploadsOf(tx, vendorId)
    const before = await findUploadByKey(tx, { vendorId, uploadedBy, key })
    if (before?.sizeBytes === bytes) return toUpload(tx, before)
    if (before) throw new ApiError('CONFLICT', 'This key belongs to another picture.')
    if ((await countOpenUploads(tx, vendorId)) >= maxOpenPictureUploads) {
      const sentence = `Your shop has ${maxOpenPictureUploads} pictures on their way. Please wait until some have come.`
      throw new ApiError('RATE_LIMITED', sentence)
    }
    const row = { id: randomUUIDv7(), vendorId, key, uploadedBy, name, sizeBytes: bytes }
    return toUpload(tx, await insertUpload(tx, row))
  })
}

const noSuchUpload = () => notFound('This upload')
const isComplete = ({ state, received, sizeBytes }: PictureUploadRow) =>
  state === 'receiving' && received === sizeBytes

/**
 * Takes the next part; any other changes nothing, and the answer says which one comes next. Parts do not lock the shop:
 * whether the sender is still a member is asked again when their picture is written down.
 */
export async function takePart(
  services: Services,
  membership: Membership,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
): Promise<PictureUpload> {
  const upload = await services.db.transaction(async (tx) => {
    const stored = await lockUpload(tx, membership.vendorId, id)
    if (!stored) throw noSuchUpload()
    if (stored.state !== 'receiving' || stored.received !== offset || isComplete(stored)) return stored
    if (bytes.length === 0 || offset + bytes.length > stored.sizeBytes) {
      const sentence = 'This part is not of the picture that was announced.'
      throw new ApiError('VALIDATION_FAILED', sentence, { offset: sentence })
    }
    const fault = offset === 0 ? findTypeFault(bytes) : undefined
    if (fault) return failUpload(tx, stored, fault)
    await insertPart(tx, { uploadId: id, startsAt: offset, bytes })
    return updateUpload(tx, id, { received: offset + bytes.length })
  })
  const now = isComplete(upload) ? await finishUpload(services, upload, membership) : upload
  if (now.fault) throw refusalOf(now.fault)
  return toUpload(services.db, now)
}

/** The first bytes tell what a file is, so nobody sends all of one that cannot be a picture. */
function findTypeFault(bytes: Buffer) {
  try {
    checkPictureType(bytes)
    return undefined
  } catch (error) {
    if (error instanceof PictureRefused) return error.fault
    throw error
  }
}

/** Whoever asks for an upload of which everything has come also has its picture made. */
export async function readUpload(
  services: Services,
  membership: Membership,
  id: string,
): Promise<PictureUpload> {
  const upload = await findUpload(services.db, membership.vendorId, id)
  if (!upload) throw noSuchUpload()
  return toUpload(services.db, isComplete(upload) ? await finishUpload(services, upload, membership) : upload)
}
