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
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { translationsByVersion, withFiles } from '../content.service.ts'
import { fileIdsByVersion, findContentById, insertContent, insertVersion } from '../content.store.ts'
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

type EditingServices = Pick<Services, 'db' | 'bus'>
type VersionInput = Required<ContentChanges>

export async function createContent(
  services: EditingServices,
  editor: Caller,
  body: NewContent,
): Promise<MasterContent> {
  const { key, ...input } = body
  return changeInTransaction(services, async (tx) => {
    const id = randomUUIDv7()
    await insertContent(tx, { id, key, createdAt: new Date() })
    return addVersion(tx, editor, { id, key, version: 1, input }, { action: 'content.create' })
  })
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
  editor: Caller,
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

async function changeOne(
  tx: Tx,
  editor: Caller,
  { newest, id, key }: LockedContent,
  changes: ContentChanges,
) {
  const before = await readInput(tx, newest)
  const input = { ...before, ...changes }
  if (isDeepStrictEqual(input, before)) return readContent(tx, id)
  const action = input.status === 'published' ? 'content.publish' : 'content.change'
  return addVersion(tx, editor, { id, key, version: newest.version + 1, input }, { action, before: newest })
}

/** Versions of a deleted document stay readable for staff. Legal documents cannot be deleted. */
export async function deleteContent(
  services: EditingServices,
  editor: Caller,
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
    await recordAudit(tx, editor, {
      action: 'content.delete',
      subject: auditSubjectOf(content),
      before: await auditFactsOf(tx, content.newest),
    })
  })
}

/** Copies an old version into a new draft. A document that was deleted comes back by it. */
export async function restoreVersion(
  services: EditingServices,
  editor: Caller,
  { id, seen, restored }: { id: string; seen: number; restored: number },
): Promise<MasterContent> {
  return changeInTransaction(services, async (tx) => {
    const [locked] = await lockContents(tx, [id])
    const content = requireNewest(locked, seen, 'also deleted')
    const old = await findVersion(tx, id, restored)
    if (!old) throw notFound('This version')
    if (content.deletedAt) await setDeletedAt(tx, id, null)
    const { key, newest } = content
    const input: VersionInput = { ...(await readInput(tx, old)), status: 'draft' }
    return addVersion(
      tx,
      editor,
      { id, key, version: newest.version + 1, input },
      { action: 'content.restore', before: newest, restored },
    )
  })
}

export async function contentVersions(db: Tx, id: string): Promise<ContentVersion[]> {
  const rows = await listVersions(db, id)
  if (rows.length === 0) throw notFound('This content')
  const published = (await isDeleted(db, id)) ? undefined : rows.find(({ status }) => status === 'published')
  const translations = await translationsByVersion(db, rows)
  return rows.map((row) => ({
    version: row.version,
    translations: translations.get(row.id)!,
    status: row.status,
    tags: row.tags,
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
  version: number
  input: VersionInput
}

interface Change {
  action: 'content.create' | 'content.change' | 'content.publish' | 'content.restore'
  /** The version that was the newest until now. */
  before?: VersionRow
  /** The number of the old version that is copied. */
  restored?: number
}

async function addVersion(
  tx: Tx,
  editor: Caller,
  { id, key, version, input }: NewVersion,
  { action, before, restored }: Change,
): Promise<MasterContent> {
  await checkFiles(tx, key, input)
  const now = editor.at ?? new Date()
  const { fileIds, fileIdsNe, ...said } = input
  const row: VersionRow = {
    ...said,
    id: randomUUIDv7(),
    contentId: id,
    version,
    editorId: editor.userId,
    editorName: editor.name,
    createdAt: now,
    updatedAt: now,
  }
  await insertVersion(tx, row, { en: fileIds, ne: fileIdsNe })
  await recordAudit(tx, editor, {
    action,
    subject: auditSubjectOf({ id, key }),
    before: before ? await auditFactsOf(tx, before) : null,
    after: { ...(await auditFactsOf(tx, row)), ...(restored && { restored }) },
  })
  return readContent(tx, id)
}

/**
 * Allows uploaded PDFs only, each once. A legal document needs its English one before it is published: readers of
 * Nepali see it until there is a Nepali one.
 */
async function checkFiles(tx: Tx, key: string, { fileIds, fileIdsNe, status }: VersionInput) {
  await checkPdfs(tx, 'fileIds', fileIds)
  await checkPdfs(tx, 'fileIdsNe', fileIdsNe)
  if (status === 'published' && fileIds.length === 0 && (legalKeys as readonly string[]).includes(key)) {
    const sentence = 'A legal document needs its PDF before it is published.'
    throw new ApiError('VALIDATION_FAILED', sentence, { fileIds: sentence })
  }
}

async function checkPdfs(tx: Tx, field: 'fileIds' | 'fileIdsNe', fileIds: string[]) {
  const refuse = (sentence: string) => {
    throw new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })
  }
  const links = await linksByFileId(tx, fileIds)
  if (new Set(fileIds).size < fileIds.length) refuse('A file stands in the list twice.')
  if (fileIds.some((id) => links.get(id)?.contentType !== 'application/pdf'))
    refuse('A file was not found among the uploaded PDFs. Please upload it again.')
}

async function readInput(tx: Tx, { id, title, titleNe, tags, status }: VersionRow): Promise<VersionInput> {
  const { en, ne } = (await fileIdsByVersion(tx, [id])).get(id)!
  return { title, titleNe, tags, status, fileIds: en, fileIdsNe: ne }
}

async function readContent(tx: Tx, id: string): Promise<MasterContent> {
  const row = await findContentById(tx, 'all', id)
  const [content] = row ? await withFiles(tx, [row], { language: 'en', isStaff: true }) : []
  return content!
}

const auditSubjectOf = ({ id, key }: Pick<LockedContent, 'id' | 'key'>) => ({
  kind: 'content',
  id,
  label: key,
})

/** What the audit log keeps of a version. */
async function auditFactsOf(tx: Tx, row: VersionRow) {
  const { en, ne } = (await translationsByVersion(tx, [row])).get(row.id)!
  const namesOf = ({ files }: typeof en) => files.map(({ name }) => name)
  const { tags, status, version } = row
  return {
    title: en.title,
    titleNe: ne.title,
    tags,
    status,
    version,
    files: namesOf(en),
    filesNe: namesOf(ne),
  }
}
