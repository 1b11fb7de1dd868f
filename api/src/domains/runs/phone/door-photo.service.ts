import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { readUpload } from '#domains/files/accept-file.service.ts'
import { readStoredFile, saveFile } from '#domains/files/files.service.ts'
import { findOutcome, lockOutcome, setPhoto } from '../outcomes.store.ts'
import { readBinding, refuseOtherPhone, type OpenLink } from './open-link.service.ts'
import { leftAt, refuseTooLate } from './send-outcome.service.ts'

const noSuchPhoto = () => notFound('This photo')

/** Keeps the photo of an outcome. The first one stays: sent again it changes nothing. */
export async function keepDoorPhoto(services: Services, link: OpenLink, id: string, bytes: Buffer) {
  const { db, files } = services
  const binding = await readBinding(db, link)
  if (!binding.own) refuseOtherPhone(binding)
  const now = new Date()
  refuseTooLate(leftAt(link.run, binding, now), now)
  const outcome = await findOutcome(db, id)
  if (outcome?.runId !== link.run.id) throw notFound('This outcome')
  if (outcome.photoFileId !== null) return
  const { bytes: drawn, contentType } = await readUpload(services, { bytes, sender: 'visitor' }, ['picture'])
  await db.transaction(async (tx) => {
    const locked = await lockOutcome(tx, id)
    if (locked?.photoFileId !== null) return
    const file = { name: 'door.webp', contentType, bytes: drawn, isPrivate: true }
    await setPhoto(tx, id, await saveFile(tx, files, file))
  })
}

/** The bytes of a photo. Who may have them was decided before. */
export async function readDoorPhoto(
  { db, files }: Services,
  runId: string,
  outcomeId: string,
): Promise<Buffer> {
  const outcome = await findOutcome(db, outcomeId)
  if (outcome?.runId !== runId || outcome.photoFileId === null) throw noSuchPhoto()
  const bytes = await readStoredFile(db, files, outcome.photoFileId)
  if (!bytes) throw noSuchPhoto()
  return bytes
}
