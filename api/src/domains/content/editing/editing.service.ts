import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import type {
  ContentChanges,
  ContentVersion,
  MasterContent,
  NewContent,
} from '@haat/contract/domains/content.ts'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import { errorConstraint } from '#platform/database/errors/error-code.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { withFiles } from '../content.service.ts'
import { fileIdsByVersion, insertContent, insertVersion } from '../content.store.ts'
import {
  findVersion,
  isDeleted,
  listVersions,
  lockContents,
  setDeletedAt,
  type LockedContent,
  type VersionRow,
} from './versions.store.ts'
import { linksByFileId } from '#domains/files/files.service.ts'

type Editor = ReturnType<typeof callerOf>
type EditingServices = Pick<Services, 'db' | 'bus'>
type VersionInput = Required<ContentChanges>

export async function createContent(
  services: EditingServices,
  editor: Editor,
  body: NewContent,
): Promise<MasterContent> {
  const { key, ...input } = body
  const content = await changeInTransaction(services, async (tx) => {
    const id = randomUUIDv7()
    const createdAt = new Date()
    await insertContent(tx, { id, key, createdAt })
    const created = await addVersion(tx, editor, { id, key, createdAt, version: 1, input })
    await recordAudit(tx, editor, {
      action: 'content.create',
      subject: auditSubjectOf(created),
      after: auditFactsOf(created),
    })
    return created
  })
  return content
}

export interface Update {
  id: string
  version: number
  changes: ContentChanges
}

/**
 * Makes all changes or none. An editor who has seen an older version of a document is told which one was
 * changed, by whom and when.
 */
export async function changeContents(
  services: EditingServices,
  editor: Editor,
  updates: Update[],
): Promise<MasterContent[]> {
  const ids = updates.map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new ApiError('VALIDATION_FAILED', 'A content stands in the list twice.', {
      updates: 'A content stands twice',
    })
  return changeInTransaction(services, async (tx) => {
    const locked = new Map((await lockContents(tx, ids)).map((content) => [content.id, content]))
    const changed: MasterContent[] = []
    for (const { id, version, changes } of updates) {
      const content = requireNewest(locked.get(id), version)
      changed.push(await changeOne(tx, editor, content, changes))
    }
    return changed
  })
}

async function changeOne(tx: Tx, editor: Editor, content: LockedContent, changes: ContentChanges) {
  const { newest, id, key, createdAt } = content
  const before = await readInput(tx, newest)
  const input = { ...before, ...changes }
  if (isDeepStrictEqual(input, before)) return toMasterContent(tx, content, newest)
  const created = await addVersion(tx, editor, { id, key, createdAt, version: newest.version + 1, input })
  await recordAudit(tx, editor, {
    action: created.status === 'published' ? 'content.publish' : 'content.change',
    subject: auditSubjectOf(created),
    before: auditFactsOf(await toMasterContent(tx, content, newest)),
    after: auditFactsOf(created),
  })
  return created
}

/** Versions of a deleted document stay readable for staff. Legal documents cannot be deleted. */
export async function deleteContent(
  services: EditingServices,
  editor: Editor,
  id: string,
  version: number,
): Promise<void> {
  await changeInTransaction(services, async (tx) => {
    const [locked] = await lockContents(tx, [id])
    const content = requireNewest(locked, version)
    if ((legalKeys as readonly string[]).includes(content.key))
      throw new ApiError(
        'CONFLICT',
        `${content.newest.title} must be there by law: it can be replaced, not deleted.`,
      )
    await setDeletedAt(tx, id, new Date())
    const before = await toMasterContent(tx, content, content.newest)
    await recordAudit(tx, editor, {
      action: 'content.delete',
      subject: auditSubjectOf(before),
      before: auditFactsOf(before),
    })
  })
}

/** Copies an old version into a new draft. A document that was deleted comes back by it. */
export async function restoreVersion(
  services: EditingServices,
  editor: Editor,
  { id, seen, restored }: { id: string; seen: number; restored: number },
): Promise<MasterContent> {
  return changeInTransaction(services, async (tx) => {
    const [locked] = await lockContents(tx, [id])
    const content = requireNewest(locked, seen, 'also deleted')
    const old = await findVersion(tx, id, restored)
    if (!old) throw notFound('This version')
    if (content.deletedAt) await setDeletedAt(tx, id, null)
    const { key, createdAt, newest } = content
    const input: VersionInput = { ...(await readInput(tx, old)), status: 'draft' }
    const created = await addVersion(tx, editor, { id, key, createdAt, version: newest.version + 1, input })
    await recordAudit(tx, editor, {
      action: 'content.restore',
      subject: auditSubjectOf(created),
      before: auditFactsOf(await toMasterContent(tx, content, newest)),
      after: { ...auditFactsOf(created), restored },
    })
    return created
  })
}

export async function contentVersions(db: Tx, id: string): Promise<ContentVersion[]> {
  const rows = await listVersions(db, id)
  if (rows.length === 0) throw notFound('This content')
  const published = (await isDeleted(db, id)) ? undefined : rows.find(({ status }) => status === 'published')
  const fileIds = await fileIdsByVersion(
    db,
    rows.map((row) => row.id),
  )
  const links = await linksByFileId(db, [...new Set([...fileIds.values()].flat())])
  return rows.map((row) => ({
    version: row.version,
    title: row.title,
    status: row.status,
    tags: row.tags,
    files: (fileIds.get(row.id) ?? []).flatMap((fileId) => links.get(fileId) ?? []),
    editor: row.editorId === null ? null : { id: row.editorId, name: row.editorName ?? '' },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isShown: row === published,
  }))
}

/** Runs in one transaction. After the commit every process drops its cached content. */
async function changeInTransaction<T>(
  { db, bus }: EditingServices,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(work).catch(refuseTakenKey)
  await bus.publish('content')
  return result
}

function refuseTakenKey(error: unknown): never {
  if (errorConstraint(error) !== 'contents_key') throw error
  const sentence = 'There is content under this key already.'
  throw new ApiError('CONFLICT', sentence, { key: sentence })
}

/** Refuses an editor who has seen an older version than the newest, and tells them who changed it. */
function requireNewest(
  content: LockedContent | undefined,
  seen: number,
  deleted?: 'also deleted',
): LockedContent {
  if (!content || (content.deletedAt && !deleted)) throw notFound('This content')
  const { newest } = content
  if (newest.version === seen) return content
  const who = newest.editorName || 'Somebody'
  const when = `${formatDate(newest.updatedAt, 'en')} at ${formatTime(newest.updatedAt, 'en')}`
  throw new ApiError(
    'CONFLICT',
    `${who} changed “${newest.title}” on ${when}: it is version ${newest.version} now, you saw version ${seen}. Nothing of yours was saved.`,
  )
}

interface NewVersion {
  id: string
  key: string
  createdAt: Date
  version: number
  input: VersionInput
}

async function addVersion(tx: Tx, editor: Editor, { id, key, createdAt, version, input }: NewVersion) {
  await checkFiles(tx, key, input)
  const now = new Date()
  const { fileIds, ...said } = input
  const row = {
    ...said,
    id: randomUUIDv7(),
    contentId: id,
    version,
    editorId: editor.userId,
    editorName: editor.name,
    createdAt: now,
    updatedAt: now,
  }
  await insertVersion(tx, row, fileIds)
  return toMasterContent(tx, { id, key, createdAt }, row)
}

/** Allows uploaded PDFs only, each once. A legal document needs one before it is published. */
async function checkFiles(tx: Tx, key: string, { fileIds, status }: VersionInput) {
  const refuse = (sentence: string) => {
    throw new ApiError('VALIDATION_FAILED', sentence, { fileIds: sentence })
  }
  const links = await linksByFileId(tx, fileIds)
  if (new Set(fileIds).size < fileIds.length) refuse('A file stands in the list twice.')
  if (fileIds.some((id) => links.get(id)?.contentType !== 'application/pdf'))
    refuse('A file was not found among the uploaded PDFs. Please upload it again.')
  if (status === 'published' && fileIds.length === 0 && (legalKeys as readonly string[]).includes(key))
    refuse('A legal document needs its PDF before it is published.')
}

async function readInput(tx: Tx, { id, title, tags, status }: VersionRow): Promise<VersionInput> {
  return { title, tags, status, fileIds: (await fileIdsByVersion(tx, [id])).get(id) ?? [] }
}

async function toMasterContent(
  tx: Tx,
  { id, key, createdAt }: Pick<LockedContent, 'id' | 'key' | 'createdAt'>,
  row: Pick<VersionRow, 'id' | 'title' | 'status' | 'version' | 'tags' | 'updatedAt'>,
): Promise<MasterContent> {
  const { id: versionId, title, status, version, tags, updatedAt } = row
  const [content] = await withFiles(tx, [
    { id, key, createdAt, versionId, title, status, version, tags, updatedAt },
  ])
  return content!
}

const auditSubjectOf = ({ id, key }: MasterContent) => ({ kind: 'content', id, label: key })

/** What the audit log keeps of a version. */
const auditFactsOf = ({ title, tags, status, version, files }: MasterContent) => ({
  title,
  tags,
  status,
  version,
  files: files.map(({ name }) => name),
})
