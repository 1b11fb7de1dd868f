import type { FastifyBaseLogger } from 'fastify'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { dropFiles } from '../../files/files.service.ts'
import { finishUpload } from './finish-upload.service.ts'
import {
  deleteListingPictures,
  findMadeFrom,
  findShopsToLookAt,
  lockOldPictures,
  markLookedAt,
} from './listing-pictures.store.ts'
import { findNamedPictures } from './named-pictures.store.ts'
import { deleteUploadsBefore, listUnfinished } from './picture-uploads.store.ts'

const everyMs = 300_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Younger ones are being made by the process that took their last part. */
const finishAfterMs = 2 * minuteMs
const keepUploadsMs = 48 * hourMs
const keepUnusedMs = 30 * 24 * hourMs
const uploadsPerRound = 50
const shopsPerRound = 20
const picturesPerRound = 2000

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Makes the pictures of uploads of which every byte had come when a process went away. */
export async function finishUploads(services: Services, log: Log, now = new Date()) {
  const { db, vendorHoldings } = services
  const before = new Date(now.getTime() - finishAfterMs)
  for (const upload of await listUnfinished(db, before, uploadsPerRound)) {
    // What somebody sent who has left the shop since is removed with the old ones.
    if (!(await vendorHoldings.isMember(db, upload.uploadedBy, upload.vendorId))) continue
    // One that cannot be made now must not keep the others waiting.
    await finishUpload(services, upload).catch((err: unknown) =>
      log.warn({ err, upload: upload.id }, 'a picture that was uploaded was not made'),
    )
  }
}

export const removeOldUploads = ({ db }: Services, now = new Date()) =>
  db.transaction((tx) => deleteUploadsBefore(tx, new Date(now.getTime() - keepUploadsMs), uploadsPerRound))

/**
 * Forgets pictures that neither a draft, nor a version, nor what shoppers see has named for a month, and deletes their
 * originals. The pictures themselves stay in the picture storage, since others may show the same ones.
 */
export async function removeUnusedPictures(services: Services, now = new Date()) {
  const before = new Date(now.getTime() - keepUnusedMs)
  for (const vendorId of await findShopsToLookAt(services.db, before, shopsPerRound))
    await removeUnusedOf(services, vendorId, before, now)
}

async function removeUnusedOf({ db, files }: Services, vendorId: number, before: Date, now: Date) {
  const dropped = await db.transaction(async (tx) => {
    // Whoever saves a draft with one of these waits, or has saved it already and is seen below.
    const old = await lockOldPictures(tx, vendorId, before, picturesPerRound)
    const ids = old.map(({ pictureId }) => pictureId)
    const made = await findMadeFrom(tx, vendorId, ids)
    const named = await findNamedPictures(tx, vendorId, [...ids, ...made.map(({ pictureId }) => pictureId)])
    // An original stays as long as something that was cut from it.
    const needed = made.filter(({ pictureId, lookedAt }) => named.has(pictureId) || lookedAt >= before)
    const used = named.union(new Set(needed.map(({ sourceId }) => sourceId!)))
    const unused = old.filter(({ pictureId }) => !used.has(pictureId))
    const usedIds = ids.filter((id) => used.has(id))
    await markLookedAt(tx, vendorId, usedIds, now)
    await deleteListingPictures(
      tx,
      vendorId,
      unused.map(({ pictureId }) => pictureId),
    )
    return unused.flatMap(({ originalFileId }) => originalFileId ?? [])
  })
  await dropFiles(db, files, dropped)
}

export function startListingPictureJobs(services: Services, log: Log) {
  return startTimedJob(services, log, {
    name: 'listing pictures',
    everyMs,
    work: async () => {
      await finishUploads(services, log)
      await removeOldUploads(services)
      await removeUnusedPictures(services)
    },
    failure: 'pictures that were uploaded were not finished, or old ones not removed',
  })
}
