import { listingPictureMaxBytes } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'
import { fetchPublic, PublicFetchError } from '#platform/http/fetch-public.ts'
import { PictureRefused } from '#platform/pictures/picture-refused.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { saveListingPicture } from '../../listings/pictures/save-listing-picture.service.ts'
import { isAddress } from '../check/check-facts.ts'
import type { FileRow } from '../check/group-rows.ts'
import { pictureNames } from '../check/plan-pictures.ts'
import type { ImportRecord } from '../imports.store.ts'
import { mayStillWork } from '../member-of-import.ts'
import { findNextSent, listImportPictures, saveImportPicture } from './import-pictures.store.ts'

const fetchTimeoutMs = 20_000
/** So many pictures are fetched at the same time. */
const fetchedAtOnce = 4

type Made = { pictureId: string } | { fault: ImportProblemCode; status?: number }

/** Makes pictures of the shop of the files that came in ZIPs. What is made already is not made again. */
export async function makeSentPictures(services: Services, record: ImportRecord) {
  for (let after = ''; ;) {
    const sent = await findNextSent(services.db, record.id, after)
    if (!sent || !(await mayStillWork(services, record))) return
    after = sent.name
    const made = await makePicture(services, record, sent.name, sent.bytes!)
    await saveImportPicture(services.db, { ...sent, bytes: null, ...made })
  }
}

/** Fetches the pictures that rows name by addresses; those that were fetched already, or could not be, are not asked for again. */
export async function fetchNamedPictures(services: Services, record: ImportRecord, rows: readonly FileRow[]) {
  const { id: importId, vendorId } = record
  const known = await listImportPictures(services.db, importId)
  const isOurs = (name: string) => name.startsWith(`${services.config.siteUrl}/pictures/`)
  const cells = rows.flatMap(({ values }) => values.get('pictures') || [])
  const names = new Set(cells.flatMap(pictureNames).filter((name) => isAddress(name) && !isOurs(name)))
  const waiting = [...names].filter((name) => !known.has(name)).values()
  const work = async () => {
    for (const name of waiting) {
      if (!(await mayStillWork(services, record))) return
      const made = await fetchPicture(services, record, name)
      await saveImportPicture(services.db, { importId, vendorId, name, ...made })
    }
  }
  await Promise.all(Array.from({ length: fetchedAtOnce }, work))
}

const fetchFaults = {
  forbidden: 'picture-forbidden',
  unreachable: 'picture-unreachable',
  'too-large': 'picture-too-large',
} as const satisfies Record<PublicFetchError['fault'], ImportProblemCode>

async function fetchPicture(services: Services, record: ImportRecord, name: string): Promise<Made> {
  try {
    const bytes = await fetchPublic(name, { maxBytes: listingPictureMaxBytes, timeoutMs: fetchTimeoutMs })
    return await makePicture(services, record, name, bytes)
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    return { fault: fetchFaults[error.fault], ...(error.status && { status: error.status }) }
  }
}

async function makePicture(
  services: Services,
  record: ImportRecord,
  name: string,
  bytes: Buffer,
): Promise<Made> {
  const { vendorId, createdBy } = record
  try {
    return { pictureId: await saveListingPicture(services, { vendorId, uploadedBy: createdBy, name, bytes }) }
  } catch (error) {
    if (error instanceof PictureRefused || (error instanceof ApiError && error.statusCode < 500))
      return { fault: 'picture-unreadable' }
    throw error
  }
}
