import { randomUUIDv7 } from 'node:crypto'
import type { Application } from '@haat/contract/domains/applications.ts'
import { maxPapersPerKind, type PaperKind } from '@haat/contract/domains/applications.rules.ts'
import { linesOfPaper } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { decryptBytes, encryptBytes } from '#platform/secrets/encrypt-bytes.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { nameFor, readUpload } from '../files/accept-file.service.ts'
import { readStoredFile, saveFile } from '../files/files.service.ts'
import { examine, toApplication } from './application-view.service.ts'
import {
  getOwnApplication,
  lockOwnApplication,
  markChanged,
  refuseUnchangeable,
} from './applications.service.ts'
import { updateApplication, type ApplicationRow } from './applications.store.ts'
import { eraseAfterFor } from './make-step.service.ts'
import { dropPaperFiles } from './erase-applications.service.ts'
import { deletePapers, findPaper, insertPaper, listPapers, type PaperRow } from './papers.store.ts'

interface Upload {
  kind: PaperKind
  name: string
  bytes: Buffer
  /** The paper that goes when this one comes. */
  replaces: string | undefined
}

export async function addPaper(
  services: Services,
  userId: string,
  id: string,
  { kind, name, bytes, replaces }: Upload,
): Promise<Application> {
  // Looked at before the file, which takes its time, and again when the file is stored.
  await refuseClosedPaper(services, services.db, await getOwnApplication(services.db, userId, id), kind)
  const {
    bytes: clean,
    contentType,
    extension,
  } = await readUpload(services, { bytes, sender: 'visitor' }, ['pdf', 'picture'])
  const { key, encrypted } = encryptBytes(clean)
  const { application, gone } = await services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, userId, id)
    await refuseClosedPaper(services, tx, row, kind)
    const fileIds = replaces === undefined ? [] : await deletePapers(tx, [await idOfPaper(tx, id, replaces)])
    await refuseTooMany(tx, id, kind)
    const fileId = await saveFile(tx, services.files, {
      name: 'paper',
      contentType: 'application/octet-stream',
      bytes: encrypted,
      isPrivate: true,
    })
    await insertPaper(tx, {
      id: randomUUIDv7(),
      applicationId: id,
      kind,
      fileId,
      name: nameFor(name, extension),
      contentType,
      sizeBytes: clean.length,
      keySealed: services.encryption.encrypt(key),
    })
    return { application: await changePapers(services, tx, row, kind), gone: fileIds }
  })
  await dropPaperFiles(services, gone)
  return application
}

export async function dropPaper(services: Services, userId: string, id: string, paperId: string) {
  const { application, gone } = await services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, userId, id)
    const paper = await findPaper(tx, id, paperId)
    if (!paper) throw noSuch()
    await refuseClosedPaper(services, tx, row, paper.kind)
    const fileIds = await deletePapers(tx, [paperId])
    return { application: await changePapers(services, tx, row, paper.kind), gone: fileIds }
  })
  await dropPaperFiles(services, gone)
  return application
}

const noSuch = () => notFound('This paper')

async function idOfPaper(tx: Tx, applicationId: string, id: string): Promise<string> {
  const paper = await findPaper(tx, applicationId, id)
  if (!paper) throw noSuch()
  return paper.id
}

/** After it was sent back, only papers that were named there, or are missing now, can be changed. */
async function refuseClosedPaper(services: Services, db: Tx, row: ApplicationRow, kind: PaperKind) {
  refuseUnchangeable(row)
  if (row.state === 'draft') return
  const { checklist } = await examine(services, db, row)
  const lines = linesOfPaper(kind)
  if (checklist.some(({ line, canChange }) => canChange && lines.includes(line))) return
  throw new ApiError('CONFLICT', 'Only what was sent back can be changed.')
}

async function refuseTooMany(tx: Tx, id: string, kind: PaperKind) {
  const papers = (await listPapers(tx, [id])).filter((paper) => paper.kind === kind)
  if (papers.length < maxPapersPerKind) return
  throw new ApiError(
    'CONFLICT',
    `There are ${maxPapersPerKind} pages of this paper. Please take one away first.`,
  )
}

async function changePapers(services: Services, tx: Tx, row: ApplicationRow, kind: PaperKind) {
  const lines = new Set<string>(linesOfPaper(kind))
  const after = await updateApplication(tx, row.id, {
    checks: markChanged(row.checks, lines),
    ...(row.state === 'draft' && { eraseAfter: eraseAfterFor('draft') }),
  })
  return toApplication(services, tx, after)
}

/** The bytes of a paper. Who may have them was decided before. */
export async function readPaper(services: Services, applicationId: string, paperId: string) {
  const paper = await findPaper(services.db, applicationId, paperId)
  if (!paper) throw noSuch()
  return { paper, bytes: await bytesOf(services, paper) }
}

async function bytesOf({ db, files, encryption }: Services, paper: PaperRow): Promise<Buffer> {
  const key = encryption.decrypt(paper.keySealed)
  const encrypted = await readStoredFile(db, files, paper.fileId)
  if (key === null || !encrypted) {
    throw new ApiError('CONFLICT', 'This paper cannot be read any more. It has to be sent again.')
  }
  return decryptBytes(encrypted, key)
}
